import { expect, it } from 'vitest'
import { inNewYork } from '@/lib/time/in-new-york.fixture'
import { agoWords, countWords, noteOf } from './words'

const NOW = inNewYork(2026, 10, 22, 15, 0)
const DRAFT = { kind: 'Post', changedAt: inNewYork(2026, 10, 22, 14, 40).toISOString(), by: null, changes: null }

it.each([
  [{ by: 'You' }, 'Post · You, 20 minutes ago'],
  [{}, 'Post · 20 minutes ago'],
  [{ kind: '', changes: 3, by: 'Maryam Raza' }, '3 changes · Maryam Raza, 20 minutes ago'],
  [{ kind: 'Testimonial', changes: 1 }, 'Testimonial · 1 change · 20 minutes ago'],
])('%j: %s', (more, note) => {
  expect(noteOf({ ...DRAFT, ...more }, NOW)).toBe(note)
})

it('counts up to 99', () => {
  expect([0, 4, 99, 100].map(countWords)).toEqual(['', '4', '99', '99+'])
})

it.each([
  [inNewYork(2026, 10, 22, 14, 59, 30), 'just now'],
  [inNewYork(2026, 10, 22, 14, 59), '1 minute ago'],
  [inNewYork(2026, 10, 22, 13, 0), '2 hours ago'],
  [inNewYork(2026, 10, 22, 0, 0), '15 hours ago'],
  [inNewYork(2026, 10, 21, 23, 0), 'yesterday'],
  [inNewYork(2026, 10, 19, 9, 0), 'Thursday'],
  [inNewYork(2026, 10, 15, 9, 0), 'Nov 15'],
  [inNewYork(2025, 10, 22, 9, 0), 'Nov 22, 2025'],
])('%s is %s', (at, words) => {
  expect(agoWords(at.toISOString(), NOW)).toBe(words)
})
