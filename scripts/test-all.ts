/** `npm test`: installs a browser if needed, then runs every test. `npm test -- --only e2e` runs one part. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBrowser } from './browser.ts'
import { programOf } from './programs.ts'
import { installServers } from './servers.ts'
import { SetupError } from './settings.ts'
import { runStep, type Step } from './steps.ts'
import { addCounts, findSlowest, readReport } from './test-report.ts'

const SLOWEST = 10

const results = mkdtempSync(join(tmpdir(), 'minara-results-'))

const PARTS: Record<string, Step[]> = {
  check: [
    {
      name: 'Format, lint, types, generated files, unit tests, import rules',
      args: ['scripts/check.ts', join(results, 'check.json')],
    },
  ],
  components: [vitest('Components in the browser', 'components')],
  conformance: [vitest('Official clients against the content lake, docs/extend.md followed', 'conformance')],
  http: [vitest('The built site over HTTP', 'http')],
  faults: [
    vitest('The outbox on PostgreSQL', 'stores'),
    vitest('Faults: processes killed in the middle of their work', 'faults'),
  ],
  e2e: [journeys('Journeys in the browser, on the built site', 'playwright.config.ts')],
  visual: [journeys('Looks and accessibility of every state', 'tests/visual/playwright.config.ts')],
}

process.on('exit', () => rmSync(results, { recursive: true, force: true }))
try {
  process.exitCode = (await main(readParts())) ? 0 : 1
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error)
  process.exitCode = 1
}

async function main(parts: string[]): Promise<boolean> {
  console.log(`Browser for the tests: ${installBrowser(console.log)}`)
  installServers(console.log)
  const outcomes: [string, boolean][] = []
  for (const step of parts.flatMap(part => PARTS[part] ?? [])) {
    outcomes.push([step.name, await runStep(step, 'shown')])
  }
  return summarise(outcomes)
}

function readParts(): string[] {
  const parts = Object.keys(PARTS)
  const [flag, only] = process.argv.slice(2)
  if (flag === undefined) return parts
  if (flag === '--only' && only && parts.includes(only)) return [only]
  throw new SetupError(`Please write: npm test -- [--only ${parts.join('|')}]`)
}

function vitest(name: string, project: string): Step {
  const report = join(results, `${project}.json`)
  return {
    name,
    args: [
      programOf('vitest'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  }
}

function journeys(name: string, config: string): Step {
  return {
    name,
    args: [programOf('playwright'), 'test', '--config', config],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, `${config.replaceAll('/', '-')}.json`) },
  }
}

function summarise(outcomes: [string, boolean][]): boolean {
  const reports = readdirSync(results).map(file => readReport(join(results, file)))
  console.log('\n── The ten slowest tests')
  for (const { name, duration } of findSlowest(
    reports.flatMap(({ tests }) => tests),
    SLOWEST,
  )) {
    console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`)
  }
  console.log('\n── Summary')
  for (const [name, ok] of outcomes) console.log(`${ok ? '✓' : '✗'} ${name}`)
  const counts = addCounts(reports.map(report => report.counts))
  const failed = Math.max(counts.failed, outcomes.filter(([, ok]) => !ok).length)
  console.log(`${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped`)
  return failed === 0
}
