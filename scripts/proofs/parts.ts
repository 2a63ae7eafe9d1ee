import { join } from 'node:path'
import { inVitest, type Part, playwright, type Turn, vitest } from './part.ts'
import { readReport } from './report.ts'
import { LONG, SHORT } from './short.ts'

const PICTURES = 'tests/visual/playwright.config.ts'
const UNDER_NEXT = ['routes', 'forms', 'platform/headers', 'preview/links'].map(path => `tests/http/${path}`)

export function shortProof(results: string): Turn[] {
  return [
    [{ check: check(results) }],
    [{ build: BUILD }],
    // The second lane mostly waits for services and sites.
    [
      { components: vitest('Components in the browser', 'components', results, without(SHORT.componentsWithout)) },
      {
        conformance: vitest('Official clients against the content lake', 'conformance', results, SHORT.conformance),
        http: vitest('The built site over HTTP', 'http', results, SHORT.http),
        faults: vitest('A site killed with a form on its way', 'faults', results, SHORT.faults),
      },
    ],
    [{ e2e: journeys(results) }],
    [{ visual: looks(results) }],
  ]
}

export function longProof(results: string): Turn[] {
  return [
    [{ check: check(results) }],
    [{ build: BUILD }],
    [
      {
        'unit-long': vitest('Unit tests that take long', 'unit-long', results),
        components: vitest('Components in the browser', 'components', results),
        conformance: vitest('Clients, command lines and docs/extend.md', 'conformance', results),
      },
      {
        http: vitest('The built site over HTTP', 'http', results),
        'http-next': {
          ...vitest('The built site under next start', 'http', join(results, 'next'), UNDER_NEXT),
          env: { ...process.env, E2E_HOST: 'next' },
        },
        faults: vitest('Faults: processes killed in the middle of their work', 'faults', results),
        stores: vitest('The outbox on PostgreSQL', 'stores', results),
      },
    ],
    [{ e2e: playwright('Journeys in the browser, on the built site', 'playwright.config.ts', results) }],
    [{ visual: playwright('Looks and accessibility of every state', PICTURES, results) }],
  ]
}

/** Later parts find this build and start with it. */
const BUILD: Part = {
  name: 'One build of the site',
  args: ['tests/support/build-once.ts'],
  tests: () => [],
  commandFor: () => 'node tests/support/build-once.ts',
}

function without(patterns: readonly string[]): string[] {
  return patterns.flatMap(pattern => ['--exclude', pattern])
}

function check(results: string): Part {
  const report = join(results, 'check.json')
  return {
    name: 'Format, lint, types, generated files, unit tests, import rules',
    args: ['scripts/check.ts', report],
    tests: () => readReport(report),
    commandFor: inVitest('unit*'),
  }
}

function journeys(results: string): Part {
  const chosen = [...SHORT.e2e, '--grep-invert', LONG]
  return playwright('Journeys that carry the product', 'playwright.config.ts', results, chosen)
}

function looks(results: string): Part {
  const names = ` (${SHORT.visual.join('|')}) looks`
  const part = playwright('Looks of the main pages', PICTURES, results, ['states.spec', '--grep', names])
  // Another Chromium draws other pictures, which says nothing about the change.
  return { ...part, env: { ...process.env, ...part.env, VISUAL_OTHER_BROWSER: 'report' } }
}
