import { expect, test } from 'vitest'
import { isShown, stepFrom, swipeOf } from './testimonial-carousel.client'

test.each([
  ['one by one', { perPage: 1, count: 4 }, [[0], [1], [2], [3]]],
  ['in pairs, the last of an odd number alone', { perPage: 2, count: 5 }, [[0, 1], [2, 3], [4]]],
])('testimonials are shown %s, and steps from any of a page wrap around', (_, shape, pages) => {
  const all = pages.flat()
  for (const [place, page] of pages.entries()) {
    for (const current of page) {
      expect(all.filter(each => isShown(each, { ...shape, current }))).toEqual(page)
      expect(stepFrom({ ...shape, current }, 'next')).toBe(pages.at((place + 1) % pages.length)?.[0])
      expect(stepFrom({ ...shape, current }, 'previous')).toBe(pages.at(place - 1)?.[0])
    }
  }
})

test.each([
  ['to the left steps on', 120, 220, 'next'],
  ['to the right steps back', 280, 180, 'previous'],
  ['that is a tap does not step', 190, 200, null],
  ['that scrolls down does not step', 140, 320, null],
])('a swipe %s', (_, clientX, clientY, direction) => {
  expect(swipeOf({ clientX: 200, clientY: 200 }, { clientX, clientY })).toBe(direction)
})
