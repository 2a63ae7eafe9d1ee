import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Counts = { passed: number; failed: number; skipped: number }

/** Duration in milliseconds. `error` is the first message of a failed test. */
export type TestResult = { name: string; duration: number; error?: string }

const count = z.number()

const VITEST = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const SPEC = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() }),
      ),
    }),
  ),
})
type Suite = { specs: z.infer<typeof SPEC>[]; suites?: Suite[] | undefined }
const SUITE: z.ZodType<Suite> = z.object({ specs: z.array(SPEC), suites: z.lazy(() => z.array(SUITE)).optional() })

const PLAYWRIGHT = z.object({
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  suites: z.array(SUITE),
})

/** Reads the JSON report of Vitest or Playwright. Throws if the file is missing or has another shape. */
export function readReport(file: string): { counts: Counts; tests: TestResult[] } {
  const report = z.union([PLAYWRIGHT, VITEST]).parse(JSON.parse(readFileSync(file, 'utf8')))
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return {
      counts: { passed: expected, failed: unexpected + flaky, skipped },
      tests: report.suites.flatMap(listSpecs).map(readSpec),
    }
  }
  return {
    counts: { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests },
    tests: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
        name: fullName,
        duration: duration ?? 0,
        ...(status === 'failed' && { error: failureMessages?.[0] ?? '' }),
      })),
    ),
  }
}

export function findSlowest(tests: TestResult[], count: number): TestResult[] {
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

function readSpec({ title, file, ok, tests }: z.infer<typeof SPEC>): TestResult {
  const results = tests.flatMap(({ results }) => results)
  return {
    name: `${file} › ${title}`,
    duration: sum(results.map(({ duration }) => duration)),
    ...(!ok && { error: results.find(({ error }) => error)?.error?.message ?? '' }),
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
