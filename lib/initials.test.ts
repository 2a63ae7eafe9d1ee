import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it.each([
  ['Bilal Rahman', 'BR'],
  ['Bilal ibn Rahman', 'BR'],
  ['  bilal ', 'B'],
  ['Émile Ünal', 'ÉÜ'],
  ['', ''],
])('takes the first letters of the first and the last word: "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
