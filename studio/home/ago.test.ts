import { expect, it } from 'vitest'
import { inNewYork } from '@/lib/in-new-york.fixture'
import { agoWords } from './ago'

const NOW = inNewYork(2026, 10, 22, 15, 0)

it.each([
  [inNewYork(2026, 10, 22, 14, 59, 30), 'just now'],
  [inNewYork(2026, 10, 22, 14, 59), '1 minute ago'],
  [inNewYork(2026, 10, 22, 14, 40), '20 minutes ago'],
  [inNewYork(2026, 10, 22, 13, 0), '2 hours ago'],
  [inNewYork(2026, 10, 22, 0, 0), '15 hours ago'],
  [inNewYork(2026, 10, 21, 23, 0), 'yesterday'],
  [inNewYork(2026, 10, 19, 9, 0), 'Thursday'],
  [inNewYork(2026, 10, 15, 9, 0), 'Nov 15'],
  [inNewYork(2025, 10, 22, 9, 0), 'Nov 22, 2025'],
])('%s is %s', (at, words) => {
  expect(agoWords(at.toISOString(), NOW)).toBe(words)
})
