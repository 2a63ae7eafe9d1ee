import { expect } from '@playwright/test'
import {
  bringIntoView,
  carouselOf,
  DONORS,
  dragLeft,
  expectShown,
  MANAGEMENT,
  PICTURES,
  rotationButton,
  stopClock,
  swipeLeft,
  trackFrame,
} from '../support/carousels.ts'
import { openLandingPage, test } from '../support/page.ts'

// Nothing moves by itself here: the tests stop the clock.
test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await openLandingPage(page)
})

for (const { title } of [PICTURES, DONORS, MANAGEMENT]) {
  test.describe(`${title} on a large screen`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('follows the mouse that drags it, and stays there', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await stopClock(page)
      await dragLeft(page, carousel)
      await expectShown(carousel, [1])
      await expect(rotationButton(carousel, 'Play')).toBeVisible()
    })

    test('follows a swipe on the trackpad, one slide at a time', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await stopClock(page)
      await trackFrame(carousel).hover()
      await page.mouse.wheel(120, 0)
      await expectShown(carousel, [1])
      await expect(rotationButton(carousel, 'Play')).toBeVisible()
      await page.clock.runFor(1_000)
      await page.mouse.wheel(-120, 0)
      await expectShown(carousel, [0])
    })
  })

  test.describe(`${title} on a small screen`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('follows a finger, and stays there', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await stopClock(page)
      await swipeLeft(page, carousel)
      await expectShown(carousel, [1])
      await expect(rotationButton(carousel, 'Play')).toBeVisible()
    })
  })
}
