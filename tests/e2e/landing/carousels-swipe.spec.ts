import { expect } from '@playwright/test'
import {
  bringIntoView,
  carouselOf,
  DONORS,
  dragLeft,
  expectShown,
  MANAGEMENT,
  openStill,
  PICTURES,
  passMoment,
  rotationButton,
  swipeLeft,
  trackFrame,
} from '../../support/carousels.ts'
import { test } from '../../support/page.ts'

test.beforeEach(({ page }) => openStill(page))

for (const { title } of [PICTURES, DONORS, MANAGEMENT]) {
  test.describe(`${title} on a large screen`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('follows a mouse drag and then stays on the slide', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await dragLeft(page, carousel)
      await expectShown(carousel, [1])
      await expect(rotationButton(carousel, 'Play')).toBeVisible()
    })

    test('follows a swipe on the trackpad, one slide at a time', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await trackFrame(carousel).hover()
      await page.mouse.wheel(120, 0)
      await expectShown(carousel, [1])
      await expect(rotationButton(carousel, 'Play')).toBeVisible()
      await passMoment(page)
      await page.mouse.wheel(-120, 0)
      await expectShown(carousel, [0])
    })
  })

  test.describe(`${title} on a small screen`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('follows a finger and then stays on the slide', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await swipeLeft(page, carousel)
      await expectShown(carousel, [1])
      await expect(rotationButton(carousel, 'Play')).toBeVisible()
    })
  })
}
