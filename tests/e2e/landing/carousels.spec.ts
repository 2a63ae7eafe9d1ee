import { expect, type Response } from '@playwright/test'
import { bringIntoView, carouselOf, openStill, PICTURES } from '../../support/carousels.ts'
import { test, watchArrivals } from '../../support/page.ts'

/** An identifier that occurs only in Swiper's code. */
const SWIPER = 'slidesPerGroupSkip'

const SCRIPTS = /\.js(\?|$)/

test.use({ viewport: { width: 390, height: 844 } })

test('neither Swiper nor pictures of later slides load before a carousel is near', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html:root { --patience: 1000s }')
      document.adoptedStyleSheets.push(sheet)
    }),
  )
  const scripts: Response[] = []
  page.on('response', response => SCRIPTS.test(response.url()) && scripts.push(response))
  const arrived = watchArrivals(page)
  await openStill(page)
  await arrived()
  const laterPictures = carouselOf(page, PICTURES.title).locator('.swiper-slide:not(:first-child) img')
  await expect(laterPictures).toHaveCount(PICTURES.count - 1)
  expect(await laterPictures.evaluateAll(areLoaded)).not.toContain(true)
  expect(await hasSwiper(scripts)).toBe(false)
  await bringIntoView(carouselOf(page, PICTURES.title))
  expect(await hasSwiper(scripts)).toBe(true)
  await expect.poll(() => laterPictures.evaluateAll(areLoaded)).not.toContain(false)
})

function areLoaded(pictures: Element[]): boolean[] {
  return pictures.map(picture => picture instanceof HTMLImageElement && picture.naturalWidth > 0)
}

async function hasSwiper(scripts: Response[]): Promise<boolean> {
  const texts = await Promise.all(scripts.map(script => script.text()))
  return texts.some(text => text.includes(SWIPER))
}
