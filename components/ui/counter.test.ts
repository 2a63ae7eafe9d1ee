import { describe, expect, test } from 'vitest'
import { countAt } from './counter.client'

const donors = { from: 500, to: 1_200, durationMs: 1_800 }

describe('a figure that counts up', () => {
  test.each([
    [0, 500],
    [1_800, 1_200],
    [-5, 500],
    [9_999, 1_200],
  ])('is within its bounds, after %i ms at %i', (elapsedMs, figure) => {
    expect(countAt(elapsedMs, donors)).toBe(figure)
  })

  test('is a whole number that never decreases', () => {
    const figures = Array.from({ length: 180 }, (_, step) => countAt(step * 10, donors))
    expect(figures.every(Number.isInteger)).toBe(true)
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  })

  test('slows down: it covers most of the distance in the first half of the time', () => {
    expect(countAt(900, donors)).toBeGreaterThan(1_100)
  })
})
