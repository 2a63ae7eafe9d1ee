import { beforeEach, describe, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { CAROUSELS, DONORS, LONG_MS, mountCarousel } from '../support/carousels'
import { advance, stopClock } from '../support/clock'

beforeEach(stopClock)

describe.each(CAROUSELS)('with reduced motion $title', shape => {
  beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

  test('stays until it is asked, and then changes at once', async () => {
    const carousel = mountCarousel(shape)
    carousel.scrollIntoView()
    await advance(LONG_MS)
    await carousel.expectStill()
    await carousel.expectShown([0])
    expect(carousel.isGliding).toBe(false)
    await carousel.arrow('Next').click()
    expect(carousel.findShown()).toEqual([1])
    await carousel.rotationButton('Play').click()
    await advance(shape.slideMs)
    expect(carousel.findShown()).toEqual([2])
  })
})

test('a rotating carousel stops when the visitor comes to prefer reduced motion', async () => {
  const carousel = mountCarousel(DONORS)
  await carousel.bringIntoView()
  await carousel.arrow('Next').click()
  await carousel.expectShown([1])
  await carousel.rotationButton('Play').click()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await expect.element(carousel.rotationButton('Play')).toBeVisible()
  await expect.poll(() => carousel.isGliding).toBe(false)
  await carousel.expectShown([1])
  await carousel.arrow('Next').click()
  await carousel.expectShown([2])
})
