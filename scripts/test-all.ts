/** `npm test`: installs a browser if needed, then runs every test. `npm test -- --only e2e,http` runs some parts. */
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
/** Characters: the whole error stands further up, where the test ran. */
const MAX_ERROR_LENGTH = 1_000

const results = mkdtempSync(join(tmpdir(), 'minara-results-'))

/** Parts by name. Those of a turn run at once, but those of one lane one after the other. */
const TURNS: Record<string, Step[]>[][] = [
  [
    {
      check: [
        {
          name: 'Format, lint, types, generated files, unit tests, import rules',
          args: ['scripts/check.ts', join(results, 'check.json')],
        },
      ],
    },
  ],
  // The first lane needs the processor; the second one mostly waits for sites and services.
  [
    {
      components: [vitest('Components in the browser', 'components')],
      conformance: [vitest('Official clients against the content lake, docs/extend.md followed', 'conformance')],
    },
    {
      http: [vitest('The built site over HTTP', 'http')],
      faults: [
        vitest('The outbox on PostgreSQL', 'stores'),
        vitest('Faults: processes killed in the middle of their work', 'faults'),
      ],
    },
  ],
  [{ e2e: [journeys('Journeys in the browser, on the built site', 'playwright.config.ts')] }],
  [{ visual: [journeys('Looks and accessibility of every state', 'tests/visual/playwright.config.ts')] }],
]

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
  for (const turn of TURNS) {
    const lanes = turn.map(lane => parts.flatMap(part => lane[part] ?? [])).filter(steps => steps.length > 0)
    const output = lanes.length > 1 ? 'afterwards' : 'shown'
    await Promise.all(
      lanes.map(async steps => {
        for (const step of steps) outcomes.push([step.name, await runStep(step, output)])
      }),
    )
  }
  return summarise(outcomes)
}

function readParts(): string[] {
  const parts = TURNS.flat().flatMap(lane => Object.keys(lane))
  const [flag, only] = process.argv.slice(2)
  if (flag === undefined) return parts
  const chosen = only?.split(',') ?? []
  if (flag === '--only' && chosen.length > 0 && chosen.every(part => parts.includes(part))) return chosen
  throw new SetupError(`Please write: npm test -- [--only PART,PART…], of ${parts.join(', ')}`)
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
  const tests = reports.flatMap(report => report.tests)
  console.log('\n── The ten slowest tests')
  for (const { name, duration } of findSlowest(tests, SLOWEST)) {
    console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`)
  }
  for (const { name, error } of tests) {
    if (error !== undefined) console.log(`\n── Failed: ${name}\n${error.slice(0, MAX_ERROR_LENGTH)}`)
  }
  console.log('\n── Summary')
  for (const [name, ok] of outcomes) console.log(`${ok ? '✓' : '✗'} ${name}`)
  const counts = addCounts(reports.map(report => report.counts))
  const failed = Math.max(counts.failed, outcomes.filter(([, ok]) => !ok).length)
  console.log(`${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped`)
  return failed === 0
}
