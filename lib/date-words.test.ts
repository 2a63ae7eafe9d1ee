import { expect, it } from 'vitest'
import { clockWords, dateWords, showsFromWords } from './date-words'

const now = new Date(2026, 10, 23, 12)

it('names the day, and the year if it is another one', () => {
  expect(dateWords(new Date(2026, 10, 30), now)).toBe('Nov 30')
  expect(dateWords(new Date(2025, 10, 21), now)).toBe('Nov 21, 2025')
})

it('names the time of day', () => {
  expect(clockWords(new Date(2026, 10, 30, 9)).replace('\u202F', ' ')).toBe('9:00 AM')
})

it('says that a day is still to come', () => {
  expect(showsFromWords(new Date(2026, 10, 24).toISOString(), now)).toBe('Scheduled for Nov 24')
  expect(showsFromWords(new Date(2026, 10, 22).toISOString(), now)).toBe('Nov 22')
})
