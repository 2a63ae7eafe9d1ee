import { describe, expect, it } from 'vitest'
import { isOnOrBefore } from './milestone-day'

const LAST_DAY = '2024-12-01'

describe('isOnOrBefore', () => {
  it('holds on every day before', () => {
    expect(isOnOrBefore(new Date(2023, 5, 1), LAST_DAY)).toBe(true)
    expect(isOnOrBefore(new Date(2024, 10, 30, 23, 59), LAST_DAY)).toBe(true)
  })

  it('holds on the last day to its last moment', () => {
    expect(isOnOrBefore(new Date(2024, 11, 1), LAST_DAY)).toBe(true)
    expect(isOnOrBefore(new Date(2024, 11, 1, 23, 59, 59, 999), LAST_DAY)).toBe(true)
  })

  it('ends at midnight', () => {
    expect(isOnOrBefore(new Date(2024, 11, 2), LAST_DAY)).toBe(false)
  })

  it('never holds for what is no day', () => {
    expect(isOnOrBefore(new Date(2024, 0, 1), 'soon')).toBe(false)
  })
})
