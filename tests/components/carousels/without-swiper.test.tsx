import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { CAROUSELS, mountCarousel } from '../support/carousels'
import { stopClock } from '../support/clock'

/** Only this file refuses it, because a browser loads a module once. */
const SWIPER = '**/components/ui/carousel/swiper.ts*'

beforeEach(async () => {
  await commands.failRequests(SWIPER)
  stopClock()
})
afterEach(() => commands.allowRequests(SWIPER))

describe.each(CAROUSELS)('where Swiper cannot be loaded $title', shape => {
  test('moves all the same', async () => {
    const carousel = mountCarousel(shape)
    carousel.scrollIntoView()
    await expect.poll(() => commands.countFailed(SWIPER)).toBeGreaterThan(0)
    await carousel.arrow('Next').click()
    await carousel.expectShown([1])
    await carousel.arrow('Next').click()
    await carousel.expectShown([2])
    await carousel.arrow('Previous').click()
    await carousel.expectShown([1])
    expect(carousel.isGliding).toBe(false)
  })
})
