import { describe, expect, test } from 'vitest'
import { curveOf, homeOf } from './flight'

const ROSETTE = { x: 1000, y: 400, edge: 240, turn: 0 }

describe('a petal is at home', () => {
  test.each([
    ['the first one above the middle', 0, 0, { x: 1000, y: 131, angle: 0 }],
    ['the sixth one below it', 5, 0, { x: 1000, y: 669, angle: 180 }],
    ['the seventh one at the top left, where the rosette is turned', 6, 108, { x: 842, y: 182, angle: 324 }],
  ])('%s', (_, place, turn, home) => {
    const { x, y, angle } = homeOf(place, { ...ROSETTE, turn })
    expect({ x: Math.round(x), y: Math.round(y), angle }).toEqual(home)
  })

  test('nearer to the middle of a smaller rosette', () => {
    expect(homeOf(0, { ...ROSETTE, edge: 120 }).y).toBe(400 - 134.5)
  })
})

test('it flies in one curve, whose top is 90 pixels above the higher end', () => {
  expect(curveOf({ x: 100, y: 300 }, { x: 301.04, y: 200 })).toBe('M100 300Q200.5 110 301 200')
})
