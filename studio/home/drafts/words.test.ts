import { expect, it } from 'vitest'
import type { Draft } from './complete-drafts'
import { countWords, noteOf } from './words'

const NOW = new Date(2026, 10, 22, 15, 0)
const DRAFT: Draft = {
  ...{ id: 'one', type: 'post', kind: 'Post', name: 'A post', pictureUrl: null, thingsToFix: 0 },
  ...{ changedAt: new Date(2026, 10, 22, 14, 40).toISOString(), by: null, changes: null },
}

it.each([
  [{ by: { name: 'You', isYou: true } }, 'Post · You, 20 minutes ago'],
  [{}, 'Post · 20 minutes ago'],
  [{ kind: '', changes: 3, by: { name: 'Maryam Raza', isYou: false } }, '3 changes · Maryam Raza, 20 minutes ago'],
  [{ kind: 'Testimonial', changes: 1 }, 'Testimonial · 1 change · 20 minutes ago'],
])('%j: %s', (more, note) => {
  expect(noteOf({ ...DRAFT, ...more }, NOW)).toBe(note)
})

it('counts up to 99', () => {
  expect([0, 4, 99, 100].map(countWords)).toEqual(['', '4', '99', '99+'])
})
