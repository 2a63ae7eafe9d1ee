import { expect, test } from 'vitest'
import { splitOpenings } from './headline'

test.each([
  [
    'their first word when the other words are the same',
    ['Support Your', 'Build Your'],
    ['Support', 'Build'],
    'Your Masjid',
  ],
  [
    'as a whole when their other words differ',
    ['Support Your', 'Grow the Local'],
    ['Support Your', 'Grow the Local'],
    'Masjid',
  ],
  ['single words', ['Support', 'Build'], ['Support', 'Build'], 'Masjid'],
  [
    'without stray spaces, and without empty and repeated ones',
    [' Support  Your ', '', '  ', 'Support Your'],
    ['Support'],
    'Your Masjid',
  ],
  ['none', [], [], 'Masjid'],
])('the openings of the headline rotate %s', (_, openings, moving, still) => {
  expect(splitOpenings(openings, 'Masjid')).toEqual({ moving, still })
})
