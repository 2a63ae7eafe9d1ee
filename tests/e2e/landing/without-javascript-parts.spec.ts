import { expect, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { CAROUSELS, carouselOf, expectShown, trackOf } from '../../support/carousels.ts'
import { productFilm } from '../../support/films.ts'
import { readFigures } from '../../support/landing.ts'
import { test } from '../../support/page.ts'
import { expectShown as expectTestimonials, carousel as testimonials } from '../../support/testimonials.ts'

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 390, height: 844 }

/** Highest mean lightness of the dark area that Chromium draws for a film without a poster; the posters are lighter. */
const PLAIN_DARK = 60

test.use({ javaScriptEnabled: false, viewport: SMALL })
test.beforeEach(({ page }) => page.goto('/').then(() => {}))

test('every carousel scrolls, is read whole, and has no dead buttons', async ({ page }) => {
  for (const { title } of CAROUSELS) {
    const carousel = carouselOf(page, title)
    await expect(carousel.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(carousel.locator('[aria-hidden=true][role=group]')).toHaveCount(0)
    await trackOf(carousel).focus()
    await page.keyboard.press('ArrowRight')
    await expectShown(carousel, [1])
  }
})

test('all testimonials can be read, and no control does nothing', async ({ page }) => {
  for (const viewport of [LARGE, SMALL]) {
    await page.setViewportSize(viewport)
    await expectTestimonials(page, [0, 1, 2, 3])
    await expect(testimonials(page).getByRole('button')).toHaveCount(0)
  }
})

test('the headline does not move and has no button, the counters show their final figures, and there is no toast', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Support Your Masjid' })).toBeVisible()
  await expect(page.locator('h1 + button')).toBeHidden()
  const { donorsInHero } = await readFigures()
  for (const figure of [donorsInHero, '$1,000,000']) {
    await expect(page.locator('#hero').getByText(figure)).toHaveCSS('opacity', '1')
  }
  await expect(page.locator('#hero .counter [data-figure]:visible')).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('the rows of an accordion close each other as well', async ({ page }) => {
  const rows = page.locator('details[name="solutions"]')
  await rows.nth(3).locator('summary').click()
  await expect(rows.nth(3).locator('summary + *')).toBeVisible()
  await expect(page.locator('details[name="solutions"][open]')).toHaveCount(1)
})

test('every section is laid out from the start, so that nothing moves under a press on the buttons below them', async ({
  page,
}) => {
  for (const section of ['#impact', '#features', '#contact', 'body > footer']) {
    await expect(page.locator(section)).toHaveCSS('content-visibility', 'visible')
  }
})

test('the floating buttons are placed above the footer and cover nothing', async ({ page }) => {
  const bar = page.locator('section[aria-label="Trial and questions"]')
  for (const viewport of [LARGE, SMALL]) {
    await page.setViewportSize(viewport)
    await bar.getByRole('link', { name: 'Questions? Text/Call' }).scrollIntoViewIfNeeded()
    await expectBelow(page.locator('main'), bar)
    await expectBelow(bar, page.locator('footer'))
  }
})

test('both films have native controls and captions, and their posters are visible', async ({ page }) => {
  await expect(page.locator('video[controls]')).toHaveCount(2)
  await expect(page.locator('video track[kind="captions"]')).toHaveCount(2)
  const film = productFilm(page)
  await film.scrollIntoViewIfNeeded()
  await expect.poll(async () => lightnessOf(await film.screenshot())).toBeGreaterThan(PLAIN_DARK)
})

/** Retried, because sections near the viewport are laid out during the measurement. */
async function expectBelow(upper: Locator, lower: Locator): Promise<void> {
  await expect(async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  }).toPass()
}

/** Mean lightness from 0 (black) to 255 (white). */
async function lightnessOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats()
  return channels[0]?.mean ?? 0
}
