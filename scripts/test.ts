/** `npm test` and `npm run test:all`. `--all` goes on after a red part, and `--only` names parts. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBrowser, installServers } from './installs.ts'
import { programOf } from './programs.ts'
import { readOptions, runCommand, wrongUse } from './settings.ts'
import { IN_PROOF, LONG, SHORT, SHORT_LOOK } from './short-proof.ts'
import { runTurns, type Step } from './steps.ts'

/** `id` is its name for `--only`. */
type Part = Step & { id: string }

const FLAG = { type: 'boolean', default: false } as const
const VISUAL_CONFIG = 'tests/visual/playwright.config.ts'
const UNDER_NEXT = ['routes', 'forms', 'platform/headers'].map(path => `tests/http/${path}`)

/** Each part leaves the numbers of its results there, as Playwright's JSON reporter counts them. */
const COUNTS = mkdtempSync(join(tmpdir(), 'proof-'))
const countsOf = (id: string) => join(COUNTS, `${id}.json`)

const part = (id: string, name: string, args: string[], more: NodeJS.ProcessEnv | object = {}): Part => {
  const counts = { PROOF_COUNTS: countsOf(id), PLAYWRIGHT_JSON_OUTPUT_FILE: countsOf(id) }
  return { id, name, args, env: { ...process.env, ...counts, ...more }, isShown: true }
}

const CHECK = part('check', 'Format, lint, types, generated files, unit tests, import rules', [
  'scripts/check.ts',
  '--proof',
])
/** Later parts find this build and start with it. */
const BUILD = part('build', 'One build of the site', ['tests/support/build-once.ts'])

/** A proof in turns, cheapest first. The lanes of a turn run at the same time, the parts of a lane one after the other. */
function proof(isLong: boolean): Part[][][] {
  /** `short` are arguments of Vitest or Playwright that choose files; without any, all of the project run. */
  const vitest = (id: string, name: string, short: readonly string[] = []) =>
    part(id, name, [programOf('vitest'), 'run', '--project', id, ...IN_PROOF, ...(isLong ? [] : short)])
  const playwright = (id: string, name: string, config: string, short: readonly string[], env = {}) => {
    const args = [programOf('playwright'), 'test', '--config', config, '--retries=1', '--reporter=list,json']
    return part(id, name, isLong ? args : [...args, ...short], env)
  }
  const without = SHORT.componentsWithout.flatMap(pattern => ['--exclude', pattern])
  const components = vitest('components', 'Components in the browser', without)
  const conformance = vitest('conformance', 'Clients, programs and documents against the lake', SHORT.conformance)
  const http = vitest('http', 'The built site over HTTP', SHORT.http)
  const nextArgs = [...http.args, ...UNDER_NEXT]
  const underNext = part('http-next', 'The built site under next start', nextArgs, { E2E_HOST: 'next' })
  const faults = vitest('faults', 'Processes killed in the middle of their work', SHORT.faults)
  const unitLong = vitest('unit-long', 'Unit tests that take long')
  const stores = vitest('stores', 'The outbox on PostgreSQL')
  const shortJourneys = [...SHORT.e2e, '--grep-invert', LONG]
  const journeys = playwright('e2e', 'Journeys on the built site', 'playwright.config.ts', shortJourneys)
  const shortLooks = ['states.spec', '--grep', SHORT_LOOK]
  // Another Chromium draws other pictures, which says nothing about a change: the short proof only reports it.
  const lenient = isLong ? {} : { VISUAL_OTHER_BROWSER: 'report' }
  const looks = playwright('visual', 'Looks and accessibility of pages and states', VISUAL_CONFIG, shortLooks, lenient)
  // The second lane mostly waits for services and sites.
  const long = [
    [unitLong, components, conformance],
    [http, underNext, faults, stores],
  ]
  const short = [[components], [conformance, http, faults]]
  return [[[CHECK]], [[BUILD]], isLong ? long : short, [[journeys]], [[looks]]]
}

await runCommand(async () => {
  const names = proof(true)
    .flat(2)
    .map(({ id }) => id)
  const usage = `npm test -- [--all] [--only PART,PART…], of ${names.join(', ')}`
  const { long, all, only } = readOptions({ long: FLAG, all: FLAG, only: { type: 'string' } }, usage)
  const chosen = only?.split(',') ?? names
  if (!chosen.every(id => names.includes(id))) throw wrongUse(usage)
  console.log(`Browser for the tests: ${installBrowser(console.log)}`)
  installServers(console.log)
  const turns = proof(long).map(lanes => lanes.map(lane => lane.filter(({ id }) => chosen.includes(id))))
  const results = await runTurns(turns, all ? 'go on' : 'finish')
  const left = turns.flat(2).filter(part => !results.some(({ step }) => step === part))
  console.log('\n── Summary')
  for (const { step, ok } of results)
    console.log(ok ? `✓ ${step.name}` : `✗ ${step.name}. This part alone: npm test -- --only ${step.id}`)
  if (left.length > 0)
    console.log(`- Not run after the first failure (--all goes on): ${left.map(({ name }) => name).join('; ')}`)
  console.log(sumUp(results))
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
})

/** A red part has at least one failure, also if it ended before its tests were counted. */
function sumUp(results: { step: Part; ok: boolean }[]): string {
  const all = results.map(({ step: { id }, ok }) => {
    const { stats } = existsSync(countsOf(id)) ? JSON.parse(readFileSync(countsOf(id), 'utf8')) : { stats: {} }
    return ok ? stats : { ...stats, unexpected: stats.unexpected || 1 }
  })
  const sum = (...names: string[]) =>
    all.flatMap(stats => names.map(name => stats[name] ?? 0)).reduce((a, b) => a + b, 0)
  rmSync(COUNTS, { recursive: true })
  return `${sum('expected', 'flaky')} passed, ${sum('unexpected')} failed, ${sum('skipped')} skipped`
}
