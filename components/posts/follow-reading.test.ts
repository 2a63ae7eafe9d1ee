import { describe, expect, it } from 'vitest'
import { placeOf } from './follow-reading.client'

const TOPS = [100, 300, 700]
const END = 1_000

describe('the place of a reader', () => {
  it('is before the first part at the top of the page', () => {
    expect(placeOf(99, TOPS, END)).toEqual({ current: -1, progress: 0 })
  })

  it('is in a part from its heading on', () => {
    expect([100, 299, 300, 700, 5_000].map(at => placeOf(at, TOPS, END).current)).toEqual([0, 0, 1, 2, 2])
  })

  it('moves along the line without reaching the next heading before its time', () => {
    expect(placeOf(200, TOPS, END).progress).toBeCloseTo(0.23)
    expect(placeOf(299.9, TOPS, END).progress).toBeLessThan(0.5)
    expect(placeOf(300, TOPS, END).progress).toBe(0.5)
    expect(placeOf(700, TOPS, END).progress).toBe(1)
    expect(placeOf(9_000, TOPS, END).progress).toBe(1)
  })

  it('needs two headings for a line', () => {
    expect(placeOf(200, [100], END)).toEqual({ current: 0, progress: 0 })
    expect(placeOf(200, [], END)).toEqual({ current: -1, progress: 0 })
  })

  it('does not divide by nothing where two headings share a place', () => {
    expect(placeOf(100, [100, 100, 200], END)).toEqual({ current: 1, progress: 0.5 })
  })
})
