import type { Turn } from './part.ts'
import type { TestResult } from './report.ts'
import type { PartResult } from './run.ts'

const SLOWEST = 10
/** In characters: the whole error stands further up, where the test ran. */
const MAX_ERROR_LENGTH = 1_000

export function summarize(results: PartResult[], turns: Turn[]): { lines: string[]; ok: boolean } {
  const tests = results.flatMap(({ part }) => part.tests())
  const failed = results.flatMap(({ part, ok }) => describeFailures(part, ok))
  const count = (...outcomes: TestResult['outcome'][]) =>
    tests.filter(({ outcome }) => outcomes.includes(outcome)).length
  return {
    lines: [
      ...describeSlowest(tests),
      ...describeFlaky(tests),
      '\n── Summary',
      ...results.map(({ part, ok }) => `${ok ? '✓' : '✗'} ${part.name}`),
      ...describeSkipped(results, turns),
      `${count('passed', 'flaky')} passed, ${failed.length} failed, ${count('skipped')} skipped`,
      ...(failed.length > 0 ? ['\n── Failed', ...failed] : []),
    ],
    ok: failed.length === 0,
  }
}

function describeSlowest(tests: TestResult[]): string[] {
  const slowest = tests.toSorted((a, b) => b.duration - a.duration).slice(0, SLOWEST)
  return [
    '\n── The ten slowest tests',
    ...slowest.map(({ name, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`),
  ]
}

function describeFlaky(tests: TestResult[]): string[] {
  const flaky = tests.filter(({ outcome }) => outcome === 'flaky')
  if (flaky.length === 0) return []
  return [`\n── Flaky: ${flaky.length} passed at the second try only`, ...flaky.map(describeError)]
}

function describeFailures(part: PartResult['part'], ok: boolean): string[] {
  const failed = part.tests().filter(({ outcome }) => outcome === 'failed')
  if (failed.length > 0) return failed.map(test => `${describeError(test)}\n  ${part.commandFor(test)}`)
  return ok ? [] : [`✗ ${part.name}\n  No test of it failed: its own messages, further up, say why.`]
}

function describeError({ outcome, name, file, error }: TestResult): string {
  const message = (error ?? '').slice(0, MAX_ERROR_LENGTH).replaceAll('\n', '\n  ')
  return `${outcome === 'flaky' ? '~' : '✗'} ${name.startsWith(file) ? name : `${file} › ${name}`}\n  ${message}`
}

function describeSkipped(results: PartResult[], turns: Turn[]): string[] {
  const begun = new Set(results.map(({ part }) => part))
  const others = turns
    .flat()
    .flatMap(lane => Object.values(lane))
    .filter(part => !begun.has(part))
  if (others.length === 0) return []
  return [`- Not run after the first failure (--all goes on): ${others.map(({ name }) => name).join('; ')}`]
}
