import { expect, type Page } from '@playwright/test'
import { drawFrame, openWithStoppedClock, STEP_MS } from '../../support/clock.ts'
import { shownFigure, watchCounter } from '../../support/counters.ts'
import { readFigures } from '../../support/landing.ts'
import { openLandingPage, test } from '../../support/page.ts'

const COUNT_MS = 2_500

test.describe('the statistics', () => {
  test('show their final figures until they come into view', async ({ page }) => {
    await openWithStoppedClock(page)
    await page.clock.runFor(2 * COUNT_MS)
    expect(await shownStatistics(page)).toEqual(await finalStatistics())
  })

  test('start when a tenth of the section is in view', async ({ page }) => {
    await openWithStoppedClock(page)
    await showFraction(page, 0.08)
    await page.clock.runFor(2 * STEP_MS)
    expect(await shownStatistics(page)).toEqual(await finalStatistics())
    await showFraction(page, 0.12)
    await expect(page.locator('#impact .counter[data-waits]')).toHaveCount(0)
    await page.clock.runFor(2 * STEP_MS)
    await expect(page.locator('#impact .counter [data-figure]')).toHaveCount(4)
  })

  test('count up from 0 for 2.5 s', async ({ page }) => {
    await openWithStoppedClock(page)
    await showFraction(page, 0.5)
    const { durationMs, figures } = await watchCounter(page, page.locator('#impact .counter').first())
    expect(Math.abs(durationMs - COUNT_MS)).toBeLessThanOrEqual(2 * STEP_MS)
    expect(figures.length).toBeGreaterThan(20)
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
    expect(figures[0]).toBeLessThan(100_000)
    expect(await shownStatistics(page)).toEqual(await finalStatistics())
  })

  test('count only once', async ({ page }) => {
    await openWithStoppedClock(page)
    await showFraction(page, 0.5)
    await watchCounter(page, page.locator('#impact .counter').first())
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await drawFrame(page)
    await showFraction(page, 0.5)
    await page.clock.runFor(2 * STEP_MS)
    await expect(page.locator('#impact .counter [data-figure]')).toHaveCount(0)
    expect(await shownStatistics(page)).toEqual(await finalStatistics())
  })

  test('contain the final figures for screen readers while they count, and keep their size', async ({ page }) => {
    const { cards } = await readFigures()
    await openWithStoppedClock(page)
    const places = await sizesOfCards(page)
    await showFraction(page, 0.5)
    await expect(page.locator('#impact .counter[data-waits]')).toHaveCount(0)
    await page.clock.runFor(COUNT_MS / 2)
    await expect(page.locator('#impact .counter [data-figure][aria-hidden=true]')).toHaveCount(4)
    await expect(page.locator('#impact').getByRole('definition')).toHaveText(Object.values(cards))
    expect(await sizesOfCards(page)).toEqual(places)
  })
})

test.describe('the fee', () => {
  test('is stated in words for every 1,000 dollars and drawn to scale in a decorative bar', async ({ page }) => {
    const { fee, exampleFee } = await readFigures()
    await openLandingPage(page)
    const impact = page.locator('#impact')
    await expect(impact.getByText(fee, { exact: true })).toHaveText(/^\d+\.\d{2}%$/)
    await expect(impact).toContainText(`Of every $1,000 raised, the average fee is ${exampleFee}`)
    const bar = impact.locator('div[aria-hidden=true]:has(> i)')
    const [whole, end] = [await bar.boundingBox(), await bar.locator('i').boundingBox()]
    expect(end?.width).toBeCloseTo(Math.max(8, ((whole?.width ?? 0) * Number.parseFloat(fee)) / 100), 0)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the statistics never count', async ({ page }) => {
    await openWithStoppedClock(page)
    await showFraction(page, 0.5)
    for (let step = 0; step < COUNT_MS / 100; step++) {
      await page.clock.runFor(100)
      await expect(page.locator('#impact .counter [data-figure]')).toHaveCount(0)
    }
    expect(await shownStatistics(page)).toEqual(await finalStatistics())
  })
})

/** Scrolls until this fraction of the section is in view, at the lower edge of the viewport. */
async function showFraction(page: Page, fraction: number): Promise<void> {
  await page.locator('#impact').evaluate((section, fraction) => {
    const { top, height } = section.getBoundingClientRect()
    scrollTo({ top: scrollY + top + height * fraction - innerHeight, behavior: 'instant' })
  }, fraction)
  await drawFrame(page)
}

function sizesOfCards(page: Page): Promise<number[][]> {
  return page.locator('#impact .stat, #impact .counter').evaluateAll(parts =>
    parts.map(part => {
      const { width, height } = part.getBoundingClientRect()
      return [width, height]
    }),
  )
}

async function shownStatistics(page: Page): Promise<string[]> {
  const counters = await page.locator('#impact .counter').all()
  return Promise.all(counters.map(shownFigure))
}

async function finalStatistics(): Promise<string[]> {
  return Object.values((await readFigures()).cards)
}
