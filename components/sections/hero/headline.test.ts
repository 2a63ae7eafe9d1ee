import { describe, expect, test } from 'vitest'
import { splitOpenings } from './headline'
import { pause, play, type Rotation, START, showNext } from './rotating-headline.client'

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

const COUNT = 4

describe('the rotation of the headline', () => {
  test('shows each word once, in order, and stops at the last', () => {
    const shown = rotate(START)
    expect(shown.map(({ word }) => word)).toEqual([0, 1, 2, 3])
    expect(shown.at(-1)?.isPlaying).toBe(false)
  })

  test('continues with the next word after a pause', () => {
    const paused = pause(showNext(START, COUNT))
    expect(paused).toEqual({ word: 1, isPlaying: false })
    expect(rotate(play(paused, COUNT)).map(({ word }) => word)).toEqual([1, 2, 3])
  })

  test('starts over when it is played after its end', () => {
    expect(rotate(play({ word: 3, isPlaying: false }, COUNT)).map(({ word }) => word)).toEqual([0, 1, 2, 3])
  })

  test('never goes past the last word', () => {
    expect(showNext({ word: 3, isPlaying: true }, COUNT)).toEqual({ word: 3, isPlaying: false })
  })
})

/** All states until the rotation ends. */
function rotate(rotation: Rotation): Rotation[] {
  return rotation.isPlaying ? [rotation, ...rotate(showNext(rotation, COUNT))] : [rotation]
}
