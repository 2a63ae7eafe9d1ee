import { describe, expect, test } from 'vitest'
import { type Given, petalLook, petalsOf, petalsOfGift, RAISED } from './goal'

test.each([
  [0, 0, 0],
  [300, 6, 0],
  [325, 6, 0.5],
  [350, 7, 0],
  [500, 10, 0],
  [550, 10, 0],
])('$%i fill %i petals, and %d of the next one', (raised, whole, part) => {
  expect(petalsOf(raised)).toEqual({ whole, part })
})

describe('a gift', () => {
  test.each([
    ['of one petal', RAISED, 50, { first: 7, last: 7, kind: 'whole', reachesGoal: false }],
    ['of half a petal', RAISED, 25, { first: 7, last: 7, kind: 'half', reachesGoal: false }],
    ['of a fifth', RAISED, 10, { first: 7, last: 7, kind: 'part', reachesGoal: false }],
    ['that ends a petal', 325, 25, { first: 7, last: 7, kind: 'whole', reachesGoal: false }],
    ['that goes on with a petal', 310, 25, { first: 7, last: 7, kind: 'part', reachesGoal: false }],
    ['of several petals', RAISED, 100, { first: 7, last: 8, kind: 'whole', reachesGoal: false }],
    ['of a petal and a half', RAISED, 75, { first: 7, last: 7, kind: 'whole', reachesGoal: false }],
    ['that reaches the goal', RAISED, 250, { first: 7, last: 10, kind: 'whole', reachesGoal: true }],
    ['that reaches it exactly', 450, 50, { first: 10, last: 10, kind: 'whole', reachesGoal: true }],
    ['beyond the goal', 550, 50, { first: 10, last: 10, kind: 'beyond', reachesGoal: false }],
  ])('%s is known by its petals', (_, before, amount, petals) => {
    expect(petalsOfGift(before, amount)).toEqual(petals)
  })
})

test('petals of a gift are lighter, and the area of one that has begun is its part', () => {
  const statesAt = (raised: number) =>
    Array.from({ length: 10 }, (_, place) => petalLook(place, { raised, before: RAISED }).state ?? '')
  const lit = Array(6).fill('lit')
  expect(statesAt(RAISED)).toEqual([...lit, 'next', '', '', ''])
  expect(statesAt(RAISED + 75)).toEqual([...lit, 'lit mine new', 'mine part new', '', ''])
  expect(statesAt(RAISED + 250)).toEqual([...lit, ...Array(4).fill('lit mine new')])
  expect(petalLook(6, { raised: RAISED + 25, before: RAISED }).size ** 2).toBeCloseTo(0.5, 2)
})

test('a petal of a repeated gift stands in its outline until a gift of another kind goes on with it', () => {
  const weekly = { before: RAISED, amount: 75, often: 1 }
  const looksAt = (raised: number, gifts: Given[]) =>
    [6, 7, 8].map(place => petalLook(place, { raised, before: RAISED, gifts }))
  expect(looksAt(375, [weekly])).toMatchObject([
    { state: 'lit mine new steady', size: 1, rim: 'petal-rim steady' },
    { state: 'mine part new steady', rim: 'petal-rim steady' },
    { size: 1 },
  ])
  expect(looksAt(400, [weekly, { before: 375, amount: 25, often: 0 }])).toMatchObject([
    { state: 'lit mine new steady' },
    { state: 'lit mine new', rim: '' },
    { state: 'next' },
  ])
})
