import { expect, type Page } from '@playwright/test'
import { openWithStoppedClock, STEP_MS } from '../../support/clock.ts'
import { shownFigure, watchCounter } from '../../support/counters.ts'
import { readFigures } from '../../support/landing.ts'
import { test } from '../../support/page.ts'

const DONORS_COUNT_MS = 1_800
const RAISED_COUNT_MS = 2_200

test.describe('the counters of the hero', () => {
  test('count donors from 500 for 1.8 s and end with a plus, in hundreds', async ({ page }) => {
    const { donorsInHero } = await readFigures()
    await openWithStoppedClock(page)
    const donors = page.locator('#hero .counter').first()
    expect(await shownFigure(donors)).toBe('500+')
    const { durationMs, figures } = await watchCounter(page, donors)
    expectDuration(durationMs, DONORS_COUNT_MS)
    expectRising(figures, 500)
    expect(await shownFigure(donors)).toBe(donorsInHero)
  })

  test('count dollars from 500,000 to 1,000,000 for 2.2 s', async ({ page }) => {
    await openWithStoppedClock(page)
    const dollars = page.locator('#hero .counter').last()
    expect(await shownFigure(dollars)).toBe('$500,000')
    const { durationMs, figures } = await watchCounter(page, dollars)
    expectDuration(durationMs, RAISED_COUNT_MS)
    expectRising(figures, 500_000)
    expect(await shownFigure(dollars)).toBe('$1,000,000')
  })

  test('always contain the final figures for screen readers, and keep their size', async ({ page }) => {
    const { donorsInHero } = await readFigures()
    await openWithStoppedClock(page)
    const places = await placesOfCounters(page)
    for (let step = 0; step < 5; step++) {
      await expect(page.locator('#hero')).toContainText(`Trusted by ${donorsInHero} Muslims`)
      await expect(page.locator('#hero')).toContainText('Over $1,000,000 raised for masjids')
      expect(await placesOfCounters(page)).toEqual(places)
      await page.clock.runFor(RAISED_COUNT_MS / 4)
    }
    await expect(page.locator('#hero .counter [data-figure]')).toHaveCount(0)
  })

  test('eventually show the final figures when JavaScript does not load', async ({ page }) => {
    await page.route('**/*.js', route => route.abort('aborted'))
    await page.goto('/')
    const dollars = page.locator('#hero .counter').last()
    await expect(dollars.locator('[data-figure]')).toHaveCSS('opacity', '0')
    await expect(dollars.getByText('$1,000,000')).toHaveCSS('opacity', '1')
  })
})

test.describe('the buttons of the hero', () => {
  test('lead to the free trial and open the demo', async ({ page }) => {
    await page.goto('/')
    const hero = page.locator('#hero')
    const trial = hero.getByRole('link', { name: 'Request a Trial' })
    await expect(trial).toHaveAttribute('href', '/request-trial')
    await expect(trial).toContainText('Free')
    await expect(hero.getByRole('button', { name: 'Try a Demo' })).toHaveAttribute('commandfor', 'demo-dialog')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the counters show their final figures at once and never count', async ({ page }) => {
    await openWithStoppedClock(page)
    for (let passedMs = 0; passedMs <= RAISED_COUNT_MS; passedMs += STEP_MS) {
      await expectFinalFigures(page)
      await page.clock.runFor(STEP_MS)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the counters show their final figures', async ({ page }) => {
    await page.goto('/')
    await expectFinalFigures(page)
  })
})

/** Tolerates two steps, because React renders shortly after the clock has moved. */
function expectDuration(actualMs: number, expectedMs: number): void {
  expect(Math.abs(actualMs - expectedMs)).toBeLessThanOrEqual(2 * STEP_MS)
}

function expectRising(figures: number[], from: number): void {
  expect(figures.length).toBeGreaterThan(20)
  expect(figures[0]).toBeGreaterThanOrEqual(from)
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
}

function placesOfCounters(page: Page): Promise<unknown> {
  return page.locator('#hero .counter').evaluateAll(all => all.map(part => part.getBoundingClientRect().toJSON()))
}

async function expectFinalFigures(page: Page): Promise<void> {
  const { donorsInHero } = await readFigures()
  for (const figure of [donorsInHero, '$1,000,000']) {
    await expect(page.locator('#hero').getByText(figure)).toHaveCSS('opacity', '1')
  }
  await expect(page.locator('#hero .counter [data-figure]:visible')).toHaveCount(0)
}
