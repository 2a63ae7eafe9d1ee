import { expect, it } from 'vitest'
import { petalOf, petalsOf, petalsOfGift, RAISED } from './goal.ts'

it.each([
  [0, 6, 0],
  [50_00, 7, 0],
  [25_00, 6, 0.5],
  [1_00, 6, 0.02],
  [200_00, 10, 0],
  [250_00, 10, 0],
  [9_999_999_00, 10, 0],
])('a gift of %d cents brings the rosette to %d petals, and %d of the next one', (gift, complete, part) => {
  const petals = petalsOf(RAISED + gift)
  expect([petals.complete, petals.part]).toEqual([complete, expect.closeTo(part, 6)])
})

it('petals of this visit are lighter, and the area of one that has begun is its part', () => {
  const statesAt = (raised: number) => Array.from({ length: 10 }, (_, place) => petalOf(place, raised).state)
  const before = Array(6).fill('lit')
  expect(statesAt(RAISED)).toEqual([...before, 'next', '', '', ''])
  expect(statesAt(RAISED + 75_00)).toEqual([...before, 'lit mine', 'mine part', '', ''])
  expect(statesAt(RAISED + 250_00)).toEqual([...before, ...Array(4).fill('lit mine')])
  expect(petalOf(6, RAISED + 25_00).size ** 2).toBeCloseTo(0.5, 2)
})

it.each([
  [RAISED, 50_00, 'petal 7'],
  [RAISED, 250_00, 'petals 7 to 10'],
  [RAISED, 25_00, 'half of petal 7'],
  [RAISED, 10_00, 'part of petal 7'],
  [RAISED + 25_00, 25_00, 'petal 7'],
  [500_00, 50_00, null],
])('after %d cents, %d more light %s', (before, amount, petals) => {
  expect(petalsOfGift(before, amount)).toBe(petals)
})
