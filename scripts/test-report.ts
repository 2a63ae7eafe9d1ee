import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Counts = { passed: number; failed: number; skipped: number }

/** Duration in milliseconds. */
export type TimedTest = { name: string; duration: number }

const count = z.number()

const VITEST = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

const SPEC = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
type Suite = { specs: z.infer<typeof SPEC>[]; suites?: Suite[] | undefined }
const SUITE: z.ZodType<Suite> = z.object({ specs: z.array(SPEC), suites: z.lazy(() => z.array(SUITE)).optional() })

const PLAYWRIGHT = z.object({
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  suites: z.array(SUITE),
})

/** Reads the JSON report of Vitest or Playwright. Throws if the file is missing or has another shape. */
export function readReport(file: string): { counts: Counts; tests: TimedTest[] } {
  const report = z.union([PLAYWRIGHT, VITEST]).parse(JSON.parse(readFileSync(file, 'utf8')))
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return {
      counts: { passed: expected, failed: unexpected + flaky, skipped },
      tests: report.suites.flatMap(listSpecs).map(({ title, file, tests }) => ({
        name: `${file} › ${title}`,
        duration: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
      })),
    }
  }
  return {
    counts: { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests },
    tests: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, duration: duration ?? 0 })),
    ),
  }
}

export function findSlowest(tests: TimedTest[], count: number): TimedTest[] {
  return tests.toSorted((a, b) => b.duration - a.duration).slice(0, count)
}

export function addCounts(all: Counts[]): Counts {
  return {
    passed: sum(all.map(({ passed }) => passed)),
    failed: sum(all.map(({ failed }) => failed)),
    skipped: sum(all.map(({ skipped }) => skipped)),
  }
}

function listSpecs(suite: Suite): z.infer<typeof SPEC>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)]
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
