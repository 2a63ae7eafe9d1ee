import { describe, expect, test } from 'vitest'
import { petalsOf, petalsOfGift, RAISED } from './goal'

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
