import { bringIntoView, carouselOf, expectShown, openStill, PICTURES, passMoment } from '../../support/carousels.ts'
import { test } from '../../support/page.ts'

/** Browsers render 60 frames per second. */
const FRAME_MS = 17

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => openStill(page))

test('the pictures of How We Help keep their slide when the viewport is resized, and a dot pressed meanwhile works', async ({
  page,
}) => {
  const carousel = carouselOf(page, PICTURES.title)
  await bringIntoView(carousel)
  for (const [slide, width] of [1_100, 800, 390].entries()) {
    await page.setViewportSize({ width, height: 844 })
    await page.clock.runFor(FRAME_MS)
    await carousel.getByRole('button', { name: `${slide + 2} of 4` }).click()
    await passMoment(page)
    await expectShown(carousel, [slide + 1])
    await page.setViewportSize({ width: width - 60, height: 844 })
    await passMoment(page)
    await expectShown(carousel, [slide + 1])
  }
})
