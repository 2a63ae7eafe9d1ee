import { expect, test } from 'vitest'
import { countLitTiles } from './goal-tiles'

const GOAL = 1_500_000

test.each([
  [0, 0],
  [14_999, 0],
  [15_000, 1],
  [1_042_318, 69],
  [1_499_999, 99],
  [1_500_000, 100],
  [9_000_000, 100],
  [-5, 0],
])('$%i of the goal light %i tiles', (raised, lit) => {
  expect(countLitTiles(raised, GOAL)).toBe(lit)
})

test('every hundredth of a goal lights its tile, also where a division is not exact', () => {
  const hundredths = Array.from({ length: 101 }, (_, tile) => tile)
  for (const goal of [GOAL, 1_000, 7_300, 333_333]) {
    expect(hundredths.map(tile => countLitTiles((goal / 100) * tile, goal))).toEqual(hundredths)
  }
})
