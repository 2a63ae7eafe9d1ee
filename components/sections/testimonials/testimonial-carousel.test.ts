import { describe, expect, test } from 'vitest'
import { isShown, stepFrom, swipeOf } from './testimonial-carousel.client'

const ALL = [0, 1, 2, 3]

describe('one testimonial at a time', () => {
  const one = { perPage: 1, count: 4 }

  test('shows the current one', () => {
    expect(ALL.filter(each => isShown(each, { ...one, current: 2 }))).toEqual([2])
  })

  test('steps by one and wraps around', () => {
    expect(ALL.map(current => stepFrom({ ...one, current }, 'next'))).toEqual([1, 2, 3, 0])
    expect(ALL.map(current => stepFrom({ ...one, current }, 'previous'))).toEqual([3, 0, 1, 2])
  })
})

describe('two testimonials at a time', () => {
  const two = { perPage: 2, count: 4 }

  test('show the pair that contains the current one', () => {
    for (const current of [2, 3]) expect(ALL.filter(each => isShown(each, { ...two, current }))).toEqual([2, 3])
  })

  test('step by two and wrap around, from either one of a pair', () => {
    expect(ALL.map(current => stepFrom({ ...two, current }, 'next'))).toEqual([2, 2, 0, 0])
    expect(ALL.map(current => stepFrom({ ...two, current }, 'previous'))).toEqual([2, 2, 0, 0])
  })

  test('leave the last of an odd number alone on its page', () => {
    const five = { perPage: 2, count: 5 }
    expect(stepFrom({ ...five, current: 2 }, 'next')).toBe(4)
    expect(stepFrom({ ...five, current: 4 }, 'next')).toBe(0)
    expect(stepFrom({ ...five, current: 0 }, 'previous')).toBe(4)
  })
})

test('what is shown on a narrow screen is shown on a wide one too', () => {
  for (const current of ALL) {
    const narrow = ALL.filter(each => isShown(each, { current, perPage: 1 }))
    for (const each of narrow) expect(isShown(each, { current, perPage: 2 })).toBe(true)
  }
})

describe('a swipe', () => {
  const from = { clientX: 200, clientY: 200 }

  test('steps when it is horizontal', () => {
    expect(swipeOf(from, { clientX: 120, clientY: 220 })).toBe('next')
    expect(swipeOf(from, { clientX: 280, clientY: 180 })).toBe('previous')
  })

  test('does not step when it is a tap or a vertical scroll', () => {
    expect(swipeOf(from, { clientX: 190, clientY: 200 })).toBeNull()
    expect(swipeOf(from, { clientX: 140, clientY: 320 })).toBeNull()
  })
})
