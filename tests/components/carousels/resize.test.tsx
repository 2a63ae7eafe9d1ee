import { test } from 'vitest'
import { page } from 'vitest/browser'
import { mountCarousel, PICTURES } from '../support/carousels'
import { advance, stopClock } from '../support/clock'

/** Browsers render 60 frames per second. */
const FRAME_MS = 17

test('a carousel keeps its slide when the window is resized, and a dot pressed meanwhile works', async () => {
  stopClock()
  const carousel = mountCarousel(PICTURES)
  await carousel.bringIntoView()
  for (const [slide, width] of [1_100, 800, 390].entries()) {
    await page.viewport(width, 844)
    await advance(FRAME_MS)
    await carousel.dot(slide + 1).click()
    await carousel.passMoment()
    await carousel.expectShown([slide + 1])
    await page.viewport(width - 60, 844)
    await carousel.passMoment()
    await carousel.expectShown([slide + 1])
  }
})
