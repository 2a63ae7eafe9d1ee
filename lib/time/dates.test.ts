import { expect, test } from 'vitest'
import { dateWords, formatCalendarDay, formatStored, inWords, nameMoment, showsFromWords, whenWords } from './dates.ts'
import { inNewYork } from './in-new-york.fixture.ts'

const ZONE = 'America/New_York'
const NOW = inNewYork(2026, 10, 23, 12)

test.each([
  ['2026-01-12T09:00:00Z', 'America/New_York', 'Jan 12, 2026'],
  ['2026-01-13T01:30:00Z', 'America/New_York', 'Jan 12, 2026'],
  ['2026-01-12T20:30:00-05:00', 'Pacific/Guam', 'Jan 13, 2026'],
  ['2026-01-13T07:30:00Z', 'America/Los_Angeles', 'Jan 12, 2026'],
  ['2026-01-13T08:30:00Z', 'America/Los_Angeles', 'Jan 13, 2026'],
  ['2026-01-12', 'America/New_York', ''],
  ['soon', 'America/New_York', ''],
] as const)('the day of %s in %s is %s', (time, zone, day) => {
  expect(formatStored('day', time, zone)).toBe(day)
})

test('has long days and months of the zone, too', () => {
  expect(formatStored('longDay', '2026-02-01T01:30:00Z', ZONE)).toBe('January 31, 2026')
  expect(formatStored('month', '2026-02-01T01:30:00Z', ZONE)).toBe('January 2026')
  expect(formatStored('month', '2026-02-01T05:00:00Z', ZONE)).toBe('February 2026')
})

test('leaves a day of the calendar as it is', () => {
  expect(formatCalendarDay('2026-11-02')).toBe('November 2, 2026')
  expect(formatCalendarDay('2026-11-02', 'shortDay')).toBe('Nov 2')
  expect(formatCalendarDay('2026-02-30')).toBe('')
})

test('names the day for staff, and the year if it is another one', () => {
  expect(dateWords(inNewYork(2026, 10, 30), NOW, ZONE)).toBe('Nov 30')
  expect(dateWords(inNewYork(2025, 10, 21), NOW, ZONE)).toBe('Nov 21, 2025')
  expect(dateWords(inNewYork(2026, 10, 30), NOW, 'America/Chicago')).toBe('Nov 29')
  expect(inWords('weekdayAndDay', NOW, ZONE)).toBe('Monday, November 23')
})

test('names a moment with its zone', () => {
  const noon = Date.parse('2025-11-28T12:00:00-05:00')
  expect(nameMoment(noon, 'America/Chicago')).toBe('Friday, Nov 28, 2025, 11:00 AM, Central Time')
})

test('says that a day is still to come', () => {
  expect(showsFromWords(inNewYork(2026, 10, 24).toISOString(), NOW, ZONE)).toBe('Scheduled for Nov 24')
  expect(showsFromWords(inNewYork(2026, 10, 22).toISOString(), NOW, ZONE)).toBe('Nov 22')
  expect(showsFromWords('soon', NOW, ZONE)).toBe('No date')
})

test('names a moment for staff with its zone, and with the year unless it is this year', () => {
  const moment = Date.parse('2026-11-30T14:00:00Z')
  expect(whenWords(moment, moment, 'America/New_York')).toBe('Nov 30 at 9:00 AM EST')
  expect(whenWords(moment, Date.parse('2025-11-30T14:00:00Z'), 'America/Phoenix')).toBe('Nov 30, 2026 at 7:00 AM MST')
})
