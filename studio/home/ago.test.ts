import { expect, it } from 'vitest'
import { agoWords } from './ago'

const NOW = new Date(2026, 10, 22, 15, 0)

it.each([
  [new Date(2026, 10, 22, 14, 59, 30), 'just now'],
  [new Date(2026, 10, 22, 14, 59), '1 minute ago'],
  [new Date(2026, 10, 22, 14, 40), '20 minutes ago'],
  [new Date(2026, 10, 22, 13, 0), '2 hours ago'],
  [new Date(2026, 10, 22, 0, 0), '15 hours ago'],
  [new Date(2026, 10, 21, 23, 0), 'yesterday'],
  [new Date(2026, 10, 19, 9, 0), 'Thursday'],
  [new Date(2026, 10, 15, 9, 0), 'Nov 15'],
  [new Date(2025, 10, 22, 9, 0), 'Nov 22, 2025'],
])('%s is %s', (at, words) => {
  expect(agoWords(at.toISOString(), NOW)).toBe(words)
})
