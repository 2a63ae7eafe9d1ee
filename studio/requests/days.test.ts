import { afterEach, expect, it } from 'vitest'
import { inNewYork } from '@/lib/time/in-new-york.fixture'
import { setStaffZone } from '@/lib/time/staff-zone'
import { dayWords, isNew, lastDays, momentWords, startOf, timeWords } from './days'

const local = inNewYork

afterEach(() => setStaffZone('America/New_York'))

const NOW = local(2026, 10, 22, 15, 40)
const iso = (...parts: Parameters<typeof local>) => local(...parts).toISOString()

it('counts requests as new since the start of yesterday', () => {
  expect(isNew(iso(2026, 10, 21, 0, 0), NOW)).toBe(true)
  expect(isNew(local(2026, 10, 20, 23, 59).toISOString(), NOW)).toBe(false)
})

it('starts every choice of dates at midnight, so that a list stays the same all day', () => {
  expect(startOf('yesterday', NOW)).toEqual(local(2026, 10, 21))
  expect(startOf('week', NOW)).toEqual(local(2026, 10, 16))
  expect(startOf('month', NOW)).toEqual(local(2026, 9, 24))
  expect(startOf('year', NOW)).toEqual(local(2025, 10, 22))
  expect(startOf('year', local(2028, 1, 29, 12))).toEqual(local(2027, 2, 1))
})

it.each([
  [iso(2026, 10, 22, 0, 0), 'Today'],
  [iso(2026, 10, 22, 23, 59), 'Today'],
  [iso(2026, 10, 21, 9), 'Yesterday'],
  [iso(2026, 10, 20, 9), 'Nov 20'],
  [iso(2025, 10, 20, 9), 'Nov 20, 2025'],
])('names the day of %s', (at, words) => {
  expect(dayWords(at, NOW)).toBe(words)
})

it('names a moment by its time, with the day unless it is today', () => {
  const plain = (text: string) => text.replaceAll('\u202f', ' ')
  expect(plain(timeWords(iso(2026, 10, 22, 15, 12)))).toBe('3:12 PM')
  expect(plain(momentWords(iso(2026, 10, 22, 15, 44), NOW))).toBe('3:44 PM')
  expect(plain(momentWords(iso(2026, 10, 21, 18, 2), NOW))).toBe('Yesterday, 6:02 PM')
  expect(plain(momentWords(iso(2026, 10, 23, 0, 5), NOW))).toBe('Monday, 12:05 AM')
})

it('starts each of the last days at midnight, also when clocks change', () => {
  expect(lastDays(3, NOW)).toEqual([local(2026, 10, 20), local(2026, 10, 21), local(2026, 10, 22)])
  expect(lastDays(2, local(2026, 10, 2, 9))).toEqual([local(2026, 10, 1), local(2026, 10, 2)])
})

it('counts days on the clocks of the organisation', () => {
  const late = iso(2026, 10, 22, 0, 30)
  expect(dayWords(late, NOW)).toBe('Today')
  setStaffZone('America/Los_Angeles')
  expect(dayWords(late, NOW)).toBe('Yesterday')
  expect(timeWords(late)).toBe('9:30 PM')
  expect(startOf('yesterday', NOW)).toEqual(new Date('2026-11-21T00:00:00-08:00'))
})
