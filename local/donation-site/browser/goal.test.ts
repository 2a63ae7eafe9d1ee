import { expect, it } from 'vitest'
import { petalsOf, RAISED, tilesOf } from './goal.ts'

it.each([
  [0, 6, false],
  [50_00, 7, false],
  [25_00, 6, true],
  [1_00, 6, true],
  [200_00, 10, false],
  [250_00, 10, false],
  [9_999_999_00, 10, false],
])('a gift of %d cents brings the rosette to %d petals; the next has begun: %s', (gift, complete, hasBegun) => {
  expect(petalsOf(RAISED + gift)).toEqual({ complete, hasBegun })
})

it.each([
  [1_00, 1],
  [25_00, 1],
  [50_00, 2],
  [250_00, 10],
])('%d cents set %d tiles', (amount, tiles) => {
  expect(tilesOf(amount)).toBe(tiles)
})
