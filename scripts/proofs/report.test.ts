import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readReport } from './report.ts'

const write = (report: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const file = 'forms/accept.test.ts'
const vitest = (status: string, ...assertionResults: object[]) =>
  write({ testResults: [{ name: resolve(file), status, message: 'cannot find ./store', assertionResults }] })
const playwright = (status: string, ...results: object[]) =>
  write({ suites: [{ specs: [{ title: 'opens', file: 'e2e/blog.spec.ts', line: 12, tests: [{ status, results }] }] }] })

it('reads a report of Vitest, in which a skipped test has no duration', () => {
  const report = vitest(
    'passed',
    { fullName: 'adds', status: 'passed', duration: 5, failureMessages: [] },
    { fullName: 'waits', status: 'pending', failureMessages: [] },
  )
  expect(readReport(report)).toEqual([
    { name: 'adds', title: 'adds', file, outcome: 'passed', duration: 5, error: null },
    { name: 'waits', title: 'waits', file, outcome: 'skipped', duration: 0, error: null },
  ])
})

it('tells a test that passed at its second try from one that failed twice, with what the first try said', () => {
  const failureMessages = ['expected 1 to be 2', 'expected 3 to be 2']
  const report = vitest(
    'failed',
    { fullName: 'adds', status: 'passed', duration: 5, failureMessages: failureMessages.slice(0, 1) },
    { fullName: 'divides', status: 'failed', duration: 6, failureMessages },
  )
  expect(readReport(report)).toMatchObject([
    { name: 'adds', outcome: 'flaky', error: 'expected 1 to be 2' },
    { name: 'divides', outcome: 'failed', error: 'expected 1 to be 2' },
  ])
})

it('counts a file that could not be loaded, or could not prepare its tests, as one failed test', () => {
  const passed = { fullName: 'adds', status: 'passed', duration: 5, failureMessages: [] }
  const error = 'cannot find ./store'
  const whole = { name: file, title: '', file, outcome: 'failed', error }
  expect(readReport(vitest('failed'))).toMatchObject([whole])
  expect(readReport(vitest('failed', passed))).toMatchObject([{ name: 'adds', outcome: 'passed' }, whole])
})

it('reads a report of Playwright with nested suites', () => {
  const spec = { title: 'opens', file: 'e2e/blog.spec.ts', line: 12, tests: [{ status: 'expected', results: [] }] }
  const report = write({ suites: [{ specs: [spec], suites: [{ specs: [{ ...spec, title: 'closes' }] }] }] })
  const found = { file: 'e2e/blog.spec.ts', line: 12, outcome: 'passed', duration: 0, error: null }
  const tests = ['opens', 'closes'].map(title => ({ ...found, title, name: `e2e/blog.spec.ts › ${title}` }))
  expect(readReport(report)).toEqual(tests)
})

it('reads the tries of Playwright', () => {
  const [failed, passed] = [{ duration: 9, error: { message: 'Timed out' } }, { duration: 4 }]
  expect(readReport(playwright('flaky', failed, passed))).toMatchObject([
    { outcome: 'flaky', duration: 13, error: 'Timed out' },
  ])
  expect(readReport(playwright('unexpected', failed, failed))).toMatchObject([
    { outcome: 'failed', duration: 18, error: 'Timed out' },
  ])
  expect(readReport(playwright('skipped'))).toMatchObject([{ outcome: 'skipped', error: null }])
})

it('finds no tests where a program ended before it wrote a report', () => {
  expect(readReport(join(tmpdir(), 'no-report.json'))).toEqual([])
})

it('refuses a report of another shape', () => {
  expect(() => readReport(write({ passed: 1 }))).toThrow()
})
