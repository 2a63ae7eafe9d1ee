import { expect, it } from 'vitest'
import { byTyped } from './typed-name'

it.each<[typed: string, string[]]>([
  ['am', ['Amina', 'amir', 'Bilal Amin', 'Sara-Amal', 'Hamza', 'Kareem Hamid']],
  ['ʿab', ['ʿAbdullāh', 'Abe', 'Umar Abid', 'Rabab']],
  ['ev', ['Événements', 'Events', 'Past events', 'Seven']],
  ['as-salam', ['As Salam', 'Az As-Salam', 'Al-Masjid']],
  ['O’B', ["O'Brien", 'Pat O’Brien', 'Noor']],
  ['“Qui', ['“Quiet” hours', 'The quiet room']],
  ['زكا', ['زكاة', 'حساب زكاة']],
  ['', ['Amina', 'Bilal', 'Zakat']],
])('suggests names as people look for them, for %j', (typed, expected) => {
  expect(expected.toReversed().sort(byTyped(typed, name => name))).toEqual(expected)
})
