import { afterEach, expect, it, vi } from 'vitest'
import { printFigures } from '../figure.ts'
import { measureLimits } from './limit.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('marks what is slower than promised, and shows its goal beside what was measured', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  // What each says about itself stands for what a stopwatch would say.
  const figures = await measureLimits([
    { name: 'an answer that is slow on purpose', goal: { milliseconds: 50 }, measure: () => 2_000 },
    { name: 'a quick answer', goal: { milliseconds: 50 }, measure: () => 20 },
    { name: 'work that takes for ever', goal: { loops: 5 }, measure: () => 1_000_000 },
  ])
  printFigures(figures)
  expect(lines).toEqual([
    expect.stringMatching(/^✗ an answer that is slow on purpose +≤ 50\.00 ms +[\d.]+ loops, 2000 ms$/),
    expect.stringMatching(/^✓ a quick answer +≤ 50\.00 ms +[\d.]+ loops, 20\.00 ms$/),
    expect.stringMatching(/^✗ work that takes for ever +≤ 5\.00 loops +\d+ loops, 1000000 ms$/),
  ])
})

it('keeps the median, which one slow round does not change', async () => {
  const times = [9, 10, 10, 10, 5_000, 10, 10, 10]
  const [figure] = await measureLimits([
    { name: 'an answer', goal: { milliseconds: 50 }, measure: () => times.shift() ?? 0 },
  ])
  expect(figure).toMatchObject({ isMet: true, value: expect.stringMatching(/, 10\.00 ms$/) })
})
