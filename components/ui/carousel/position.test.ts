import { describe, expect, test } from 'vitest'
import { isLast, isShown, moveTo, readPosition, stepFrom } from './position'

/** Five slides of 75 % with gaps of 16 px in a track of 1000 px, which ends 50 px after the last slide. */
const peeking = { slideStarts: [0, 766, 1532, 2298, 3064], slideWidth: 750, trackWidth: 1000, maxScroll: 2864 }

/** Four slides with gaps of 24 px, of which two fit side by side. */
const paired = { slideStarts: [0, 512, 1024, 1536], slideWidth: 488, trackWidth: 1000, maxScroll: 1024 }

describe('the position of a scrolled track', () => {
  test('is the slide nearest to the start of the track', () => {
    expect(readPosition({ ...peeking, scrolled: 0 })).toEqual({ first: 0, visible: 1 })
    expect(readPosition({ ...peeking, scrolled: 380 })).toEqual({ first: 0, visible: 1 })
    expect(readPosition({ ...peeking, scrolled: 390 })).toEqual({ first: 1, visible: 1 })
  })

  test('is the last slide at the end, even though that slide never reaches the start of the track', () => {
    expect(readPosition({ ...peeking, scrolled: 2863.5 })).toEqual({ first: 4, visible: 1 })
  })

  test('counts the slides that fit side by side', () => {
    expect(readPosition({ ...paired, scrolled: 512 })).toEqual({ first: 1, visible: 2 })
    expect(readPosition({ ...paired, scrolled: 1024 })).toEqual({ first: 2, visible: 2 })
  })

  test('is the first slide when all slides fit', () => {
    const roomy = { slideStarts: [0, 300], slideWidth: 280, trackWidth: 1000, maxScroll: 0, scrolled: 0 }
    expect(readPosition(roomy)).toEqual({ first: 0, visible: 3 })
  })
})

describe('a step', () => {
  const four = { count: 4, wraps: true }
  const five = { count: 5, wraps: false }

  test('moves by as many slides as are visible', () => {
    expect(stepFrom({ first: 0, visible: 1 }, 'next', four)).toBe(1)
    expect(stepFrom({ first: 0, visible: 2 }, 'next', four)).toBe(2)
    expect(stepFrom({ first: 2, visible: 2 }, 'previous', four)).toBe(0)
  })

  test('shows the remaining slides before it wraps around', () => {
    expect(stepFrom({ first: 1, visible: 2 }, 'next', four)).toBe(2)
    expect(stepFrom({ first: 2, visible: 2 }, 'next', four)).toBe(0)
    expect(stepFrom({ first: 0, visible: 2 }, 'previous', four)).toBe(2)
  })

  test('stays at an end of a carousel that does not wrap', () => {
    expect(stepFrom({ first: 4, visible: 1 }, 'next', five)).toBe(4)
    expect(stepFrom({ first: 0, visible: 1 }, 'previous', five)).toBe(0)
  })
})

test('moving to the last slide shows it next to the one before it', () => {
  const position = moveTo(3, { first: 0, visible: 2 }, 4)
  expect(position).toEqual({ first: 2, visible: 2 })
  expect([0, 1, 2, 3].filter(slide => isShown(slide, position))).toEqual([2, 3])
})

test('the last position is the one that shows the last slide', () => {
  expect(isLast({ first: 3, visible: 1 }, 5)).toBe(false)
  expect(isLast({ first: 4, visible: 1 }, 5)).toBe(true)
  expect(isLast({ first: 2, visible: 2 }, 4)).toBe(true)
})
