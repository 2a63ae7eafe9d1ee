import { join } from 'node:path'
import { programOf } from '../programs.ts'
import type { Step } from '../steps.ts'
import { readReport, type TestResult } from './report.ts'
import { LONG, SHORT } from './short.ts'

export type Part = Step & {
  /** As `--only` names it. */
  id: string
  /** Empty for a part that only prepares others. */
  tests: () => TestResult[]
  commandFor: (test: TestResult) => string
}

/** Lanes of a turn run at the same time, the parts of a lane one after the other. */
export type Turn = Part[][]

/** `summary.ts` lists tests that passed the second time. */
const TRIES_AFTER_A_FAILURE = 1

const UNDER_NEXT = ['routes', 'forms', 'platform/headers', 'preview/links'].map(path => `tests/http/${path}`)

/** All parts, cheapest first. `results` is a folder for their reports. */
export function proof(results: string, isLong: boolean): Turn[] {
  const run = (project: string, name: string, short: readonly string[]) =>
    vitest(project, name, results, isLong ? [] : short)
  const conformance = run('conformance', 'Clients, command lines and documents against the lake', SHORT.conformance)
  const unitLong = run('unit-long', 'Unit tests that take long', [])
  const components = run('components', 'Components in the browser', without(SHORT.componentsWithout))
  const http = run('http', 'The built site over HTTP', SHORT.http)
  const faults = run('faults', 'Processes killed in the middle of their work', SHORT.faults)
  const underNext = {
    ...vitest('http', 'The built site under next start', join(results, 'next'), UNDER_NEXT),
    ...{ id: 'http-next', env: { ...process.env, E2E_HOST: 'next' } },
  }
  const stores = run('stores', 'The outbox on PostgreSQL', [])
  // The second lane mostly waits for services and sites.
  const lanes = isLong
    ? [
        [unitLong, components, conformance],
        [http, underNext, faults, stores],
      ]
    : [[components], [conformance, http, faults]]
  return [[[check(results)]], [[BUILD]], lanes, [[journeys(results, isLong)]], [[looks(results, isLong)]]]
}

export function choose(turns: Turn[], ids: readonly string[]): Turn[] {
  return turns.map(lanes => lanes.map(lane => lane.filter(({ id }) => ids.includes(id))))
}

/** `chosen` are arguments of Vitest that choose files; without any, all of the project run. */
export function vitest(id: string, name: string, results: string, chosen: readonly string[]): Part {
  const report = join(results, `${id}.json`)
  const args = [programOf('vitest'), 'run', '--project', id, ...inProof(report), ...chosen]
  return { id, name, args, isShown: true, tests: () => readReport(report), commandFor: inVitest(id) }
}

/** Arguments of Vitest: what is red is shown as it appears, and told a second time by the summary. */
export function inProof(report: string): string[] {
  return [`--retry=${TRIES_AFTER_A_FAILURE}`, '--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`]
}

function check(results: string): Part {
  const report = join(results, 'check.json')
  return {
    id: 'check',
    name: 'Format, lint, types, generated files, unit tests, import rules',
    args: ['scripts/check.ts', report],
    isShown: true,
    tests: () => readReport(report),
    commandFor: inVitest('unit*'),
  }
}

/** Later parts find this build and start with it. */
const BUILD: Part = {
  id: 'build',
  name: 'One build of the site',
  args: ['tests/support/build-once.ts'],
  isShown: true,
  tests: () => [],
  commandFor: () => 'node tests/support/build-once.ts',
}

function journeys(results: string, isLong: boolean): Part {
  const chosen = isLong ? [] : [...SHORT.e2e, '--grep-invert', LONG]
  return playwright('e2e', 'Journeys in the browser, on the built site', 'playwright.config.ts', results, chosen)
}

function looks(results: string, isLong: boolean): Part {
  const names = ` (${SHORT.visual.join('|')}) looks`
  const chosen = isLong ? [] : ['states.spec', '--grep', names]
  const config = 'tests/visual/playwright.config.ts'
  const part = playwright('visual', 'Looks and accessibility of pages and states', config, results, chosen)
  // Another Chromium draws other pictures, which says nothing about the change.
  return isLong ? part : { ...part, env: { ...part.env, VISUAL_OTHER_BROWSER: 'report' } }
}

/** `chosen` are arguments of Playwright that choose tests; without any, all of its configuration run. */
export function playwright(id: string, name: string, config: string, results: string, chosen: readonly string[]) {
  const report = join(results, `${id}.json`)
  const args = ['test', '--config', config, `--retries=${TRIES_AFTER_A_FAILURE}`, ...chosen]
  return {
    id,
    name,
    args: [programOf('playwright'), ...args],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    isShown: true,
    tests: () => readReport(report),
    commandFor: ({ file, line, title }: TestResult) =>
      // States of one table share a line.
      `npx playwright test --config ${config} ${file}:${line ?? ''} -g ${quote(asPattern(title))}`,
  }
}

function inVitest(project: string): Part['commandFor'] {
  const start = `npx vitest run --project ${quote(project)}`
  return ({ file, title }) => [start, quote(file), ...(title ? ['-t', quote(asPattern(title))] : [])].join(' ')
}

function without(patterns: readonly string[]): string[] {
  return patterns.flatMap(pattern => ['--exclude', pattern])
}

function quote(word: string): string {
  return /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}

function asPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
