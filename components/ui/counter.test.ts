import { describe, expect, test } from 'vitest'
import { countAt } from './counter.client'

const donors = { from: 500, to: 1_200, durationMs: 1_800 }

describe('a figure that counts up', () => {
  test('starts and ends at its bounds', () => {
    expect(countAt(0, donors)).toBe(500)
    expect(countAt(1_800, donors)).toBe(1_200)
  })

  test('stays within its bounds when a frame comes too early or too late', () => {
    expect(countAt(-5, donors)).toBe(500)
    expect(countAt(9_999, donors)).toBe(1_200)
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
