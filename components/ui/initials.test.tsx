import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test.each([
  ['Maryam Siddiqui', 'MS'],
  ['Imam Yusuf ibn Salih', 'IS'],
  ['Zaynab', 'Z'],
  ['  (Dr.) Émile  Hadi ', 'DH'],
  ['…', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
