import { runLanes } from '../steps.ts'
import type { Part, Turn } from './parts.ts'
import type { TestResult } from './report.ts'

const SLOWEST = 10
/** In characters: the whole error stands further up, where the test ran. */
const MAX_ERROR_LENGTH = 1_000

type PartResult = { step: Part; ok: boolean }

/** After the first part that fails no other begins, unless `goesOn`. Resolves to what is to be said of the whole. */
export async function runProof(turns: Turn[], goesOn: boolean): Promise<{ lines: string[]; ok: boolean }> {
  const results: PartResult[] = []
  for (const turn of turns) {
    if (goesOn || results.every(({ ok }) => ok)) results.push(...(await runLanes(turn, goesOn ? 'go on' : 'finish')))
  }
  const tests = results.flatMap(({ step }) => step.tests())
  const failed = results.flatMap(describeFailures)
  const count = (...outcomes: TestResult['outcome'][]) =>
    tests.filter(({ outcome }) => outcomes.includes(outcome)).length
  return {
    lines: [
      ...describeSlowest(tests),
      ...describeFlaky(tests),
      '\n── Summary',
      ...results.map(({ step, ok }) => `${ok ? '✓' : '✗'} ${step.name}`),
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

function describeFailures({ step, ok }: PartResult): string[] {
  const failed = step.tests().filter(({ outcome }) => outcome === 'failed')
  if (failed.length > 0) return failed.map(test => `${describeError(test)}\n  ${step.commandFor(test)}`)
  return ok ? [] : [`✗ ${step.name}\n  No test of it failed: its own messages, further up, say why.`]
}

function describeError({ outcome, name, file, error }: TestResult): string {
  const message = (error ?? '').slice(0, MAX_ERROR_LENGTH).replaceAll('\n', '\n  ')
  return `${outcome === 'flaky' ? '~' : '✗'} ${name.startsWith(file) ? name : `${file} › ${name}`}\n  ${message}`
}

function describeSkipped(results: PartResult[], turns: Turn[]): string[] {
  const others = turns.flat(2).filter(part => !results.some(({ step }) => step === part))
  if (others.length === 0) return []
  return [`- Not run after the first failure (--all goes on): ${others.map(({ name }) => name).join('; ')}`]
}
