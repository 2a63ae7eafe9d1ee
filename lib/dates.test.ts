import { expect, test } from 'vitest'
import { formatDay } from './dates.ts'

test('formats a day the North American way', () => {
  expect(formatDay('2026-01-12T09:00:00Z')).toBe('Jan 12, 2026')
})

test('uses the day in UTC, wherever the reader is', () => {
  expect(formatDay('2025-12-28T23:30:00Z')).toBe('Dec 28, 2025')
  expect(formatDay('2025-12-28T23:30:00-05:00')).toBe('Dec 29, 2025')
})
