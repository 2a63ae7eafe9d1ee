/** `npm test`: installs a browser if needed, then runs every test. `npm test -- --only e2e` runs one part. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { installBrowser } from './browser.ts'
import { SetupError } from './settings.ts'
import { runStep, type Step } from './steps.ts'

type Counts = { passed: number; failed: number; skipped: number }

const results = mkdtempSync(join(tmpdir(), 'minara-results-'))

const count = z.number()

/** Of Playwright, or of Vitest. */
const REPORT = z.union([
  z.object({ stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }) }),
  z.object({ numPassedTests: count, numFailedTests: count, numPendingTests: count }),
])

const PARTS: Record<string, Step[]> = {
  check: [
    {
      name: 'Format, lint, types, generated files, unit tests, import rules',
      command: 'node',
      args: ['scripts/check.ts', join(results, 'check.json')],
    },
  ],
  conformance: [vitest('Official clients against the content lake, docs/extend.md followed', 'conformance')],
  faults: [vitest('Faults: processes killed in the middle of their work', 'faults')],
  e2e: [
    playwright('Journeys in the browser, on the built site: those that only read', 'reading', 2),
    playwright('Journeys in the browser: those that change content or stop services', 'changing', 1),
  ],
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
    command: 'vitest',
    args: ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  }
}

function playwright(name: string, project: string, workers: number): Step {
  const report = join(results, `${project}.json`)
  return {
    name,
    command: 'playwright',
    args: ['test', `--project=${project}`, `--workers=${workers}`],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  }
}

function summarise(outcomes: [string, boolean][]): boolean {
  const total = readdirSync(results).map(countTests).reduce(add, { passed: 0, failed: 0, skipped: 0 })
  console.log('\n── Summary')
  for (const [name, ok] of outcomes) console.log(`${ok ? '✓' : '✗'} ${name}`)
  const brokenSteps = outcomes.filter(([, ok]) => !ok).length
  const failed = Math.max(total.failed, brokenSteps)
  console.log(`${total.passed} passed, ${failed} failed, ${total.skipped} skipped`)
  return failed === 0
}

function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

function countTests(file: string): Counts {
  const report = readReport(join(results, file))
  if (!report) return { passed: 0, failed: 0, skipped: 0 }
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
}

function readReport(file: string): z.infer<typeof REPORT> | null {
  try {
    return REPORT.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
