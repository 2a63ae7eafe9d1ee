import { expect, test } from 'vitest'
import { firstNameOf, initialsOf } from './initials.ts'

test.each([
  ['Maryam Raza', 'MR'],
  ['Bilal ibn Rahman', 'BR'],
  ['Idris', 'I'],
  ['  bilal ', 'B'],
  ['Bilal ibn Rahman', 'BR'],
  ['Émile Ünal', 'ÉÜ'],
  ['  Abd al-Rahman ibn Awf ', 'AA'],
  ['Élodie N’Diaye', 'ÉN'],
  ['مريم رضا', 'مر'],
  ['“Sana” (Noor)', 'SN'],
  ['—', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('the first name is the first word', () => {
  expect(firstNameOf(' Maryam Raza')).toBe('Maryam')
  expect(firstNameOf('Idris')).toBe('Idris')
})
