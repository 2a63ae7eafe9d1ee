import { expect } from '@playwright/test'
import {
  arrow,
  boxOf,
  bringIntoView,
  carouselOf,
  DONORS,
  expectRotating,
  expectShown,
  expectStill,
  findShown,
  LONG_MS,
  MANAGEMENT,
  openStill,
  PICTURES,
  restartSlide,
  rotationButton,
  trackFrame,
  trackOf,
  watchMoves,
} from '../../support/carousels.ts'
import { test } from '../../support/page.ts'

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 390, height: 844 }

test.use({ viewport: LARGE })
test.beforeEach(({ page }) => openStill(page))

for (const { title, count, slideMs, moveMs } of [PICTURES, DONORS, MANAGEMENT]) {
  test.describe(title, () => {
    test(`changes by itself every ${slideMs} ms`, async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await restartSlide(carousel)
      for (const slide of [1, 2]) {
        await page.clock.runFor(slideMs - 1)
        await expectShown(carousel, [slide - 1])
        await page.clock.runFor(1)
        await expectShown(carousel, [slide])
      }
    })

    test(`moves for ${moveMs} ms`, async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      const lastMove = await watchMoves(carousel)
      await arrow(carousel, 'Next').click()
      await expect.poll(lastMove).toEqual({ property: 'transform', seconds: moveMs / 1_000, way: 'forth' })
    })

    test('moves one slide at a time with the arrows', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      for (let slide = 1; slide < count; slide++) {
        await arrow(carousel, 'Next').click()
        await expectShown(carousel, [slide])
      }
      await arrow(carousel, 'Previous').click()
      await expectShown(carousel, [count - 2])
    })

    test('pauses while it is out of view and while the page is hidden', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await expectRotating(carousel)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expectStill(carousel)
      await bringIntoView(carousel)
      await expectRotating(carousel)
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await expectStill(carousel)
      const shown = await findShown(carousel)
      await page.clock.runFor(LONG_MS)
      await expectShown(carousel, shown)
    })
  })
}

test.describe('the pictures of How We Help', () => {
  test('loop without end, always in the same direction', async ({ page }) => {
    const carousel = carouselOf(page, PICTURES.title)
    await bringIntoView(carousel)
    const lastMove = await watchMoves(carousel)
    await restartSlide(carousel)
    for (const slide of [1, 2, 3, 0, 1, 2, 3, 0]) {
      await page.clock.runFor(PICTURES.slideMs)
      await expectShown(carousel, [slide])
      await expect.poll(lastMove).toMatchObject({ way: 'forth' })
    }
  })

  test('loop with the arrows too, in both directions', async ({ page }) => {
    const carousel = carouselOf(page, PICTURES.title)
    await bringIntoView(carousel)
    const lastMove = await watchMoves(carousel)
    await arrow(carousel, 'Previous').click()
    await expectShown(carousel, [3])
    await expect.poll(lastMove).toMatchObject({ way: 'back' })
    await arrow(carousel, 'Next').click()
    await expectShown(carousel, [0])
    await expect.poll(lastMove).toMatchObject({ way: 'forth' })
  })

  test('show the slide whose dot is pressed', async ({ page }) => {
    const carousel = carouselOf(page, PICTURES.title)
    await bringIntoView(carousel)
    for (const slide of [2, 0, 3, 1]) {
      const dot = carousel.getByRole('button', { name: `${slide + 1} of 4` })
      await dot.click()
      await expectShown(carousel, [slide])
      await expect(carousel.locator('[aria-current=true]')).toHaveCount(1)
      await expect(dot).toHaveAttribute('aria-current', 'true')
    }
  })
})

for (const { title, slideMs } of [DONORS, MANAGEMENT]) {
  test.describe(title, () => {
    test('has slides that are 75 % wide', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      const [frame, slide] = [await boxOf(trackFrame(carousel)), await boxOf(carousel.getByRole('group'))]
      expect(slide.width / frame.width).toBeCloseTo(0.75, 3)
    })

    test('starts once a quarter of it is in view', async ({ page }) => {
      const carousel = carouselOf(page, title)
      const showShare = (share: number) =>
        trackOf(carousel).evaluate((track, share) => {
          const { top, height } = track.getBoundingClientRect()
          scrollBy({ top: top + share * height - innerHeight, behavior: 'instant' })
        }, share)
      await showShare(0.23)
      await page.clock.runFor(LONG_MS)
      await expectStill(carousel)
      await expectShown(carousel, [0])
      await showShare(0.27)
      await expectRotating(carousel)
      await page.clock.runFor(slideMs)
      await expectShown(carousel, [1])
    })

    test('stops for good after it has rotated to the last slide', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await restartSlide(carousel)
      for (const slide of [1, 2, 3, 4]) {
        await page.clock.runFor(slideMs)
        await expectShown(carousel, [slide])
      }
      await page.clock.runFor(LONG_MS)
      await expectShown(carousel, [4])
      await expect(rotationButton(carousel, 'Play')).toHaveAttribute('aria-disabled', 'true')
    })

    test('stops for good after the visitor has gone to the last slide and back', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await carousel.getByRole('listitem').last().getByRole('button').click()
      await expectShown(carousel, [4])
      await expect(arrow(carousel, 'Next')).toHaveAttribute('aria-disabled', 'true')
      await arrow(carousel, 'Previous').click()
      await expectShown(carousel, [3])
      await rotationButton(carousel, 'Play').click({ force: true })
      await page.mouse.move(0, 0)
      await page.clock.runFor(LONG_MS)
      await expectShown(carousel, [3])
    })

    test('shows and highlights a feature that is pressed', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      const feature = carousel.getByRole('listitem').nth(2).getByRole('button')
      await feature.click()
      await expectShown(carousel, [2])
      await expect(feature).toHaveAttribute('aria-current', 'true')
    })

    test('shows its position and highlights the current feature', async ({ page }) => {
      const carousel = carouselOf(page, title)
      await bringIntoView(carousel)
      await restartSlide(carousel)
      await page.clock.runFor(slideMs)
      await expect(carousel.getByText('2 of 5', { exact: true })).toBeVisible()
      const lit = carousel.locator('[aria-current=true]').filter({ visible: true })
      await expect(lit).toHaveCount(1)
      await expect(carousel.getByRole('listitem').nth(1).getByRole('button')).toHaveAttribute('aria-current', 'true')
    })
  })
}

test.describe('on a small screen', () => {
  test.use({ viewport: SMALL })

  test('opening a feature shows its slide and stops the rotation', async ({ page }) => {
    const carousel = carouselOf(page, DONORS.title)
    await bringIntoView(carousel)
    await expectRotating(carousel)
    const feature = carousel.locator('details').nth(2)
    await feature.locator('summary').click()
    await expectShown(carousel, [2])
    await expect(feature).toHaveAttribute('aria-current', 'true')
    await expect(rotationButton(carousel, 'Play')).toBeVisible()
  })

  test('closing a feature moves no slide', async ({ page }) => {
    const carousel = carouselOf(page, DONORS.title)
    await bringIntoView(carousel)
    await carousel.getByRole('button', { name: '3 of 5' }).click()
    await expectShown(carousel, [2])
    await carousel.locator('details[open] summary').click()
    await expect(carousel.locator('details[open]')).toHaveCount(0)
    await expectShown(carousel, [2])
  })

  test('a rotating slide highlights its feature without opening or closing any', async ({ page }) => {
    const carousel = carouselOf(page, DONORS.title)
    await bringIntoView(carousel)
    await restartSlide(carousel)
    await page.clock.runFor(DONORS.slideMs)
    const features = carousel.locator('details')
    await expect(features.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(features.first()).not.toHaveAttribute('aria-current')
    await expect(features.first()).toHaveAttribute('open')
    await expect(carousel.locator('details[open]')).toHaveCount(1)
  })
})
