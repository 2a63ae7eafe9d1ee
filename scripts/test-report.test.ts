import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addCounts, findSlowest, readReport } from './test-report.ts'

const write = (report: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}
const spec = (title: string, ...durations: number[]) => ({
  title,
  ok: true,
  file: 'e2e/blog.spec.ts',
  tests: [{ results: durations.map(duration => ({ duration })) }],
})

it('reads a report of Playwright with nested suites, and counts a flaky test as failed', () => {
  const file = write({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [{ specs: [spec('opens', 200)], suites: [{ specs: [spec('closes', 300, 400)] }] }],
  })
  expect(readReport(file)).toEqual({
    counts: { passed: 3, failed: 2, skipped: 2 },
    tests: [
      { name: 'e2e/blog.spec.ts › opens', duration: 200 },
      { name: 'e2e/blog.spec.ts › closes', duration: 700 },
    ],
  })
})

it('reads a report of Vitest, in which a skipped test has no duration', () => {
  const file = write({
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 1,
    testResults: [
      {
        assertionResults: [
          { fullName: 'adds', status: 'passed', duration: 5 },
          { fullName: 'waits', status: 'pending' },
        ],
      },
    ],
  })
  expect(readReport(file).tests).toEqual([
    { name: 'adds', duration: 5 },
    { name: 'waits', duration: 0 },
  ])
})

it('names the error of a failed test', () => {
  const inVitest = write({
    numPassedTests: 0,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      { assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2'] }] },
    ],
  })
  const failed = {
    ...spec('opens'),
    ok: false,
    tests: [{ results: [{ duration: 9, error: { message: 'Timed out' } }] }],
  }
  const inPlaywright = write({
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ specs: [failed] }],
  })
  expect(readReport(inVitest).tests).toEqual([{ name: 'adds', duration: 0, error: 'expected 1 to be 2' }])
  expect(readReport(inPlaywright).tests).toEqual([
    { name: 'e2e/blog.spec.ts › opens', duration: 9, error: 'Timed out' },
  ])
})

it('refuses a report of another shape', () => {
  expect(() => readReport(write({ passed: 1 }))).toThrow()
})

it('adds counts and finds the slowest tests', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  const tests = [1, 3, 2].map(duration => ({ name: String(duration), duration }))
  expect(findSlowest(tests, 2).map(({ name }) => name)).toEqual(['3', '2'])
})
