import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { type Clock, describeClock, findClocks, type Kind } from './clocks.fixture.ts'

const FOLDERS = [
  ...['app', 'components', 'content', 'forms', 'lib', 'local', 'packages', 'pictures'],
  ...['schemas', 'scripts', 'seed', 'server', 'studio', 'tests'],
]
const TEST = /\.(test|spec|fixture)\.tsx?$/
/** Measures on purpose, or holds the samples of this rule. */
const OUTSIDE = /^tests\/(bench|rules\/clocks\.)/
/** Cause load and outages, and are started by tests that assert counts. */
const FAULT_TOOL = /^tests\/faults\/(?!.*\.test\.ts$)/

const EXCEPTIONS: { kind: Kind; because: string; files: string[] }[] = [
  { kind: 'sleep', because: 'is the loop that others wait with', files: ['tests/support/until.ts'] },
  {
    kind: 'sleep',
    because: 'waits for a process that starts',
    files: ['postgres', 'stack'].map(name => `tests/support/${name}.ts`),
  },
  { kind: 'sleep', because: 'is a service that is slow on purpose', files: ['tests/support/quiet-stack.ts'] },
  {
    kind: 'duration',
    because: 'reads a clock that the test moves',
    files: ['headline', 'hero', 'impact'].map(name => `tests/components/sections/${name}.test.tsx`),
  },
  {
    kind: 'duration',
    because: 'compares dates or settings, not how long something takes',
    files: ['server/shared/shared.test.ts', 'tests/rules/compose.test.ts'],
  },
  { kind: 'impatient', because: 'changes how soon a browser is idle', files: ['tests/support/studio-page.ts'] },
]

describe('a test', () => {
  it.each([
    ['a stopwatch', 'const began = performance.now()', 'stopwatch'],
    ['a stopwatch of the processor', 'const before = process.threadCpuUsage()', 'stopwatch'],
    ['the time since', 'expect(Date.now() - began).toBeLessThan(2_000)', 'duration'],
    ['a named duration', 'expect(took).toBeLessThanOrEqual(2 * PATIENCE_MS)', 'duration'],
    ['a duration over several lines', 'expect(\n  milliseconds,\n).toBeGreaterThan(\n  5,\n)', 'duration'],
    ['the field of a duration', 'expect(answer.ms).toBeLessThan(50)', 'duration'],
    ['a polled duration', 'await expect.poll(() => Date.now() - start).toBeGreaterThan(3_000)', 'duration'],
    ['a sleep of the page', 'await page.waitForTimeout(100)', 'sleep'],
    ['a sleep', 'await delay(100)', 'sleep'],
    ['a sleep by hand', 'await new Promise(resolve => setTimeout(resolve, 1_500))', 'sleep'],
    ['a sleep with types', 'new Promise<void>((done) => {\n  setTimeout(done, 20) })', 'sleep'],
    ['a quiet network', "await page.waitForLoadState('networkidle')", 'networkidle'],
    ['a short limit', 'await expect(link).toBeVisible({ timeout: 5_000 })', 'impatient'],
    [
      'a short limit with a name',
      'const SOON_MS = 900\nawait expect(link).toBeVisible({ timeout: SOON_MS })',
      'impatient',
    ],
    ['a short limit that several share', 'export const PATIENCE = { timeout: 8_000 }', 'impatient'],
    ['the limit of vi.waitFor, which is a second', 'await vi.waitFor(() => expect(a, b).toBe(1))', 'impatient'],
    ['a short limit of vi.waitFor', 'await vi.waitFor(() => expect(a).toBe(1), 9_999)', 'impatient'],
    ['a short limit of until', "await until('it shows', () => isShown(a, b), 2_000)", 'impatient'],
  ])('has a clock in %s', (_, source, kind) => {
    expect(findClocks(source)).toMatchObject([{ kind }])
  })

  it.each([
    ['compares numbers', 'expect(requests.length).toBeLessThan(3)'],
    [
      'compares a number after a duration',
      'const now = Date.now()\nexpect(await one.count(now)).toBe(1)\nexpect(n).toBeLessThan(2)',
    ],
    ['speaks of a clock', "// await delay(100)\nit('never reads performance.now()')"],
    ['has a script with a clock', "send('<script>$RT=performance.now()</script>')"],
    ['moves the clock', 'vi.useFakeTimers()\nvi.advanceTimersByTime(1_000)'],
    ['cuts off a request after a while', 'setTimeout(() => socket.destroy(), 10)'],
    ['polls', 'await expect.poll(() => read()).toBe(1)'],
    ['has a long limit', 'const LONG_MS = 20_000\nawait expect(link).toBeVisible({ timeout: LONG_MS })'],
    ['has a long limit of vi.waitFor', 'await vi.waitFor(() => expect(a, b).toBe(1), { timeout: 20_000 })'],
    ['waits until something is true', "await until('it shows', () => isShown(a, b))"],
  ])('has none when it %s', (_, source) => {
    expect(findClocks(source)).toEqual([])
  })

  it('is named with its line and what to do instead', () => {
    const [clock] = findClocks('const a = 1\n\nawait delay(5)')
    expect(clock && describeClock(clock, 'a.test.ts')).toMatch(/^a\.test\.ts:3 sleeps: wait for the thing itself/)
  })

  it('may measure time as a helper, if it asserts nothing about it', () => {
    expect(findClocks('return performance.now() - began', false)).toEqual([])
    expect(findClocks('expect(performance.now() - began).toBeLessThan(5)', false)).toHaveLength(1)
  })
})

const files = FOLDERS.flatMap(listFiles)

it('no test depends on how fast the machine is', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap(file => clocksOf(file).map(clock => describeClock(clock, file)))
  expect(found).toEqual([])
})

it('every exception is needed', () => {
  const needless = EXCEPTIONS.flatMap(({ kind, files }) =>
    files.filter(file => !findIn(file).some(clock => clock.kind === kind)),
  )
  expect(needless).toEqual([])
})

function clocksOf(file: string): Clock[] {
  const allowed = EXCEPTIONS.filter(({ files }) => files.includes(file)).map(({ kind }) => kind)
  return findIn(file).filter(({ kind }) => !allowed.includes(kind))
}

function findIn(file: string): Clock[] {
  const clocks = findClocks(readFileSync(file, 'utf8'), TEST.test(file))
  return FAULT_TOOL.test(file) ? clocks.filter(({ kind }) => kind !== 'sleep') : clocks
}

function listFiles(path: string): string[] {
  if (/(^|\/)(node_modules|dist|\.\w+)$/.test(path) || OUTSIDE.test(path) || !existsSync(path)) return []
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap(name => listFiles(join(path, name)))
  return TEST.test(path) || /^tests\/.*\.tsx?$/.test(path) ? [path] : []
}
