import { expect, it } from 'vitest'
import { nameDate, namePlace } from './words'

const NOW = Date.parse('2026-11-22T18:00:00Z')

it('names a date on the clocks of its zone, with the year only if it is another one', () => {
  const moment = Date.parse('2026-11-30T15:00:00Z')
  expect(nameDate({ moment, zone: 'America/Chicago' }, NOW)).toBe('Mon, Nov 30, 9:00 AM')
  expect(nameDate({ moment, zone: 'America/New_York' }, NOW)).toBe('Mon, Nov 30, 10:00 AM')
  const later = Date.parse('2027-01-01T05:30:00Z')
  expect(nameDate({ moment: later, zone: 'America/Chicago' }, NOW)).toBe('Thu, Dec 31, 11:30 PM')
  expect(nameDate({ moment: later, zone: 'America/New_York' }, NOW)).toBe('Fri, Jan 1, 2027, 12:30 AM')
})

it('names a zone by its first place', () => {
  expect(namePlace('America/New_York')).toBe('New York')
  expect(namePlace('America/Phoenix')).toBe('Phoenix')
})
