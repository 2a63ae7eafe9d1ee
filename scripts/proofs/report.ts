import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'

/** `flaky`: failed at the first try and passed at the second. */
type Outcome = 'passed' | 'flaky' | 'failed' | 'skipped'

export type TestResult = {
  name: string
  file: string
  line?: number
  title: string
  outcome: Outcome
  /** In milliseconds, of all tries. */
  duration: number
  error: string | null
}

const VITEST = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

const SPEC = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() }),
      ),
    }),
  ),
})
type Spec = z.infer<typeof SPEC>
type Suite = { specs: Spec[]; suites?: Suite[] | undefined }
const SUITE: z.ZodType<Suite> = z.object({ specs: z.array(SPEC), suites: z.lazy(() => z.array(SUITE)).optional() })

const PLAYWRIGHT = z.object({ suites: z.array(SUITE) })

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

/** Empty if the program ended before it wrote a report. Throws if the report has another shape. */
export function readReport(file: string): TestResult[] {
  if (!existsSync(file)) return []
  const report = z.union([PLAYWRIGHT, VITEST]).parse(JSON.parse(readFileSync(file, 'utf8')))
  return 'suites' in report ? report.suites.flatMap(listSpecs).flatMap(readSpec) : report.testResults.flatMap(readFile)
}

/** A file can fail without a failed test: it does not load, or what it prepares fails. */
function readFile({ name, status, message, assertionResults }: z.infer<typeof VITEST>['testResults'][0]): TestResult[] {
  const file = relative('.', name)
  const tests = assertionResults.map(({ fullName, duration, status, failureMessages }): TestResult => {
    const [error = null] = failureMessages
    return {
      ...{ name: fullName, file, title: fullName, duration: duration ?? 0 },
      ...(status === 'passed' || status === 'failed'
        ? { outcome: status === 'passed' && error !== null ? 'flaky' : status, error }
        : { outcome: 'skipped', error: null }),
    }
  })
  if (status !== 'failed' || tests.some(({ outcome }) => outcome === 'failed')) return tests
  return [...tests, { name: file, file, title: '', outcome: 'failed', duration: 0, error: message }]
}

function listSpecs(suite: Suite): Spec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)]
}

function readSpec({ title, file, line, tests }: Spec): TestResult[] {
  return tests.map(({ status, results }) => ({
    ...{ name: `${file} › ${title}`, file, line, title, outcome: OUTCOMES[status] },
    duration: results.reduce((total, { duration }) => total + duration, 0),
    error: status === 'skipped' ? null : (results.find(({ error }) => error)?.error?.message ?? null),
  }))
}
