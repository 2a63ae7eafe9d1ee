import { expect, it } from 'vitest'
import { randomPaths, unknownPaths } from './random-paths.ts'

const COUNT = 2_000
const ELSEWHERE = /^\/(post|blog|author|icons|og)\//

it('random paths are the same for the same seed, and differ for another', () => {
  expect([...randomPaths(COUNT, 1)]).toEqual([...randomPaths(COUNT, 1)])
  const first = new Set(randomPaths(COUNT, 1))
  expect(first.size).toBe(COUNT)
  expect([...randomPaths(COUNT, 2)].filter(path => first.has(path))).toEqual([])
})

it('most random paths lead to the landing page', () => {
  const elsewhere = [...randomPaths(COUNT, 1)].filter(path => ELSEWHERE.test(path))
  expect(elsewhere.length / COUNT).toBeCloseTo(0.3, 1)
  expect([...unknownPaths(COUNT, 1)].filter(path => ELSEWHERE.test(path))).toEqual([])
})
