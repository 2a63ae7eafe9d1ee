import { test as anyTest, expect, type Page, type Response } from '@playwright/test'
import {
  arrow,
  boxOf,
  bringIntoView,
  carouselOf,
  DONORS,
  expectShown,
  expectStill,
  findShown,
  LONG_MS,
  MANAGEMENT,
  openStill,
  PICTURES,
  passMoment,
  rotationButton,
  scrollIntoView,
  trackOf,
} from '../../support/carousels.ts'
import { test } from '../../support/page.ts'

const CAROUSELS = [PICTURES, DONORS, MANAGEMENT]

/** An identifier that occurs only in Swiper's code. */
const SWIPER = 'slidesPerGroupSkip'

const SCRIPTS = /\.js(\?|$)/

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 412, height: 823 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('Swiper is not loaded before a carousel is near', async ({ page }) => {
      const scripts: Response[] = []
      page.on('response', response => SCRIPTS.test(response.url()) && scripts.push(response))
      await openStill(page)
      await page.waitForLoadState('networkidle')
      expect(await hasSwiper(scripts)).toBe(false)
      await bringIntoView(carouselOf(page, PICTURES.title))
      expect(await hasSwiper(scripts)).toBe(true)
    })

    test('pictures of later slides are not loaded before the carousel is near', async ({ page }) => {
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('html:root { --patience: 1000s }')
          document.adoptedStyleSheets.push(sheet)
        }),
      )
      await openStill(page)
      await page.waitForLoadState('networkidle')
      const laterPictures = carouselOf(page, PICTURES.title).locator('.swiper-slide:not(:first-child) img')
      await expect(laterPictures).toHaveCount(PICTURES.count - 1)
      expect(await laterPictures.evaluateAll(areLoaded)).not.toContain(true)
      await bringIntoView(carouselOf(page, PICTURES.title))
      await expect.poll(() => laterPictures.evaluateAll(areLoaded)).not.toContain(false)
    })
  })
}

anyTest('pictures of later slides come by themselves where the page’s code does not', async ({ page }) => {
  await page.route(SCRIPTS, route => route.abort())
  await page.goto('/')
  const pictures = carouselOf(page, PICTURES.title).locator('.swiper-slide img')
  await scrollIntoView(carouselOf(page, PICTURES.title))
  await expect(pictures).toHaveCount(PICTURES.count)
  await expect(pictures.last()).toBeVisible()
})

function areLoaded(pictures: Element[]): boolean[] {
  return pictures.map(picture => picture instanceof HTMLImageElement && picture.naturalWidth > 0)
}

test.describe('before Swiper has loaded', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the track scrolls, and Swiper keeps the slide that it has reached', async ({ page }) => {
    const carousel = carouselOf(page, PICTURES.title)
    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    await routeSwiper(page, () => held)
    await openStill(page)
    await scrollIntoView(carousel)
    await trackOf(carousel).evaluate(track => track.scrollTo({ left: 2 * track.clientWidth, behavior: 'instant' }))
    await expectShown(carousel, [2])
    const dot = carousel.getByRole('button', { name: '3 of 4' })
    await expect(async () => {
      await passMoment(page)
      expect(await dot.getAttribute('aria-current')).toBe('true')
    }).toPass()
    const before = await boxOf(carousel)
    const shifts = await watchShifts(page)
    letGo()
    await bringIntoView(carousel)
    await expectShown(carousel, [2])
    expect(await boxOf(carousel)).toEqual(before)
    expect(await shifts()).toBe(0)
  })
})

anyTest.describe('where Swiper cannot be loaded', () => {
  anyTest.use({ viewport: { width: 1440, height: 900 } })

  for (const { title } of CAROUSELS) {
    anyTest(`${title} moves all the same`, async ({ page }) => {
      const { happened } = await routeSwiper(page, () => 'abort')
      await openStill(page)
      const carousel = carouselOf(page, title)
      await scrollIntoView(carousel)
      await happened
      await arrow(carousel, 'Next').click()
      await expectShown(carousel, [1])
      await arrow(carousel, 'Next').click()
      await expectShown(carousel, [2])
      await arrow(carousel, 'Previous').click()
      await expectShown(carousel, [1])
    })
  }
})

test.describe('with reduced motion', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const { title, slideMs } of CAROUSELS) {
    test(`${title} stays until it is asked, and then changes at once`, async ({ page }) => {
      await openStill(page)
      const carousel = carouselOf(page, title)
      await scrollIntoView(carousel)
      await page.clock.runFor(LONG_MS)
      await expectStill(carousel)
      await expectShown(carousel, [0])
      await expect(carousel.locator('.swiper-initialized')).toHaveCount(0)
      await arrow(carousel, 'Next').click()
      expect(await findShown(carousel)).toEqual([1])
      await rotationButton(carousel, 'Play').click()
      await page.clock.runFor(slideMs)
      await expectShown(carousel, [2])
    })
  }

  test('a rotating carousel stops when the visitor comes to prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openStill(page)
    const carousel = carouselOf(page, DONORS.title)
    await bringIntoView(carousel)
    await arrow(carousel, 'Next').click()
    await expectShown(carousel, [1])
    await rotationButton(carousel, 'Play').click()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(rotationButton(carousel, 'Play')).toBeVisible()
    await expect(carousel.locator('.swiper-initialized')).toHaveCount(0)
    await expectShown(carousel, [1])
    await arrow(carousel, 'Next').click()
    await expectShown(carousel, [2])
  })
})

test.describe('without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  for (const { title } of CAROUSELS) {
    test(`${title} scrolls, is read whole, and has no dead buttons`, async ({ page }) => {
      await page.goto('/')
      const carousel = carouselOf(page, title)
      await expect(carousel.getByRole('button').filter({ visible: true })).toHaveCount(0)
      await expect(carousel.locator('[aria-hidden=true][role=group]')).toHaveCount(0)
      await trackOf(carousel).focus()
      await page.keyboard.press('ArrowRight')
      await expectShown(carousel, [1])
    })
  }
})

async function hasSwiper(scripts: Response[]): Promise<boolean> {
  const texts = await Promise.all(scripts.map(script => script.text()))
  return texts.some(text => text.includes(SWIPER))
}

/** Passes all scripts through, except that Swiper is held or aborted. `happened` resolves at the first request for Swiper. */
async function routeSwiper(page: Page, treat: () => Promise<void> | 'abort') {
  let happen = () => {}
  const happened = new Promise<void>(resolve => {
    happen = resolve
  })
  await page.route(SCRIPTS, async route => {
    const response = await route.fetch()
    if (!(await response.text()).includes(SWIPER)) return route.fulfill({ response })
    const treatment = treat()
    happen()
    if (treatment === 'abort') return route.abort()
    await treatment
    return route.fulfill({ response })
  })
  return { happened }
}

/** The returned function gives the sum of layout shifts from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const shifts = await page.evaluateHandle(() => {
    const seen = { value: 0 }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.value += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift' })
    return seen
  })
  return () => shifts.evaluate(seen => seen.value)
}
