import { test as anyTest, expect, type Page, type Response } from '@playwright/test'
import { watchArrivals } from '../../support/arrivals.ts'
import {
  arrow,
  bringIntoView,
  CAROUSELS,
  carouselOf,
  expectShown,
  openStill,
  PICTURES,
  restartSlide,
  scrollIntoView,
} from '../../support/carousels.ts'
import { test } from '../../support/page.ts'

/** An identifier that occurs only in Swiper's code. */
const SWIPER = 'slidesPerGroupSkip'

const SCRIPTS = /\.js(\?|$)/

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 412, height: 823 },
]) {
  test(`at ${viewport.width} × ${viewport.height} neither Swiper nor pictures of later slides load before a carousel is near`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
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
}

test('the three carousels of the page rotate once they are in view', async ({ page }) => {
  await openStill(page)
  for (const { title, slideMs } of CAROUSELS) {
    const carousel = carouselOf(page, title)
    await bringIntoView(carousel)
    await restartSlide(carousel)
    await page.clock.runFor(slideMs)
    await expectShown(carousel, [1])
  }
})

anyTest('pictures of later slides come by themselves where the page’s code does not', async ({ page }) => {
  await page.route(SCRIPTS, route => route.abort())
  await page.goto('/')
  const pictures = carouselOf(page, PICTURES.title).locator('.swiper-slide img')
  await scrollIntoView(carouselOf(page, PICTURES.title))
  await expect(pictures).toHaveCount(PICTURES.count)
  await expect(pictures.last()).toBeVisible()
})

anyTest('a carousel moves all the same where the script with Swiper cannot be loaded', async ({ page }) => {
  const { happened } = await refuseSwiper(page)
  await openStill(page)
  const carousel = carouselOf(page, PICTURES.title)
  await scrollIntoView(carousel)
  await happened
  await arrow(carousel, 'Next').click()
  await expectShown(carousel, [1])
  await arrow(carousel, 'Previous').click()
  await expectShown(carousel, [0])
})

function areLoaded(pictures: Element[]): boolean[] {
  return pictures.map(picture => picture instanceof HTMLImageElement && picture.naturalWidth > 0)
}

async function hasSwiper(scripts: Response[]): Promise<boolean> {
  const texts = await Promise.all(scripts.map(script => script.text()))
  return texts.some(text => text.includes(SWIPER))
}

/** Lets all scripts through but the one with Swiper. The returned object's promise resolves at the first request for it. */
async function refuseSwiper(page: Page): Promise<{ happened: Promise<void> }> {
  let happen = () => {}
  const happened = new Promise<void>(resolve => {
    happen = resolve
  })
  await page.route(SCRIPTS, async route => {
    const response = await route.fetch()
    if (!(await response.text()).includes(SWIPER)) return route.fulfill({ response })
    happen()
    return route.abort()
  })
  return { happened }
}
