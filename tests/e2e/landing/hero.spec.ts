import { expect, type Locator, type Page } from '@playwright/test'
import { drawFrame, openWithStoppedClock } from '../../support/clock.ts'
import { readFigures } from '../../support/landing.ts'
import { openLandingPage, test } from '../../support/page.ts'

const WORD_INTERVAL_MS = 2_400
/** Longer than any counter runs. */
const COUNTED_MS = 3_000

test('the headline rotates, and the counters below it end with the figures of the stats host', async ({ page }) => {
  const { donorsInHero } = await readFigures()
  await openWithStoppedClock(page)
  await expect.poll(() => shownWord(page)).toBe('Support')
  const counters = page.locator('#hero .counter')
  await expect.poll(() => drawnFigures(counters)).toHaveLength(2)
  await page.clock.runFor(WORD_INTERVAL_MS)
  await expect.poll(() => shownWord(page)).toBe('Build')
  await page.clock.runFor(COUNTED_MS)
  await expect.poll(() => drawnFigures(counters)).toEqual([])
  await expect(counters).toHaveText([donorsInHero, '$1,000,000'])
})

test('the counters of the hero eventually show the final figures when JavaScript does not load', async ({ page }) => {
  await page.route('**/*.js', route => route.abort('aborted'))
  await page.goto('/')
  const dollars = page.locator('#hero .counter').last()
  await expect(dollars.locator('[data-figure]')).toHaveCSS('opacity', '0')
  await expect(dollars.getByText('$1,000,000')).toHaveCSS('opacity', '1')
})

test('the statistics count once they are in view, and show the figures and the fee of the stats host', async ({
  page,
}) => {
  const { cards, fee, exampleFee } = await readFigures()
  await openWithStoppedClock(page)
  const impact = page.locator('#impact')
  await impact.evaluate(section => section.scrollIntoView({ behavior: 'instant' }))
  await drawFrame(page)
  await page.clock.runFor(100)
  await expect(impact.locator('.counter [data-figure]')).toHaveCount(4)
  await page.clock.runFor(COUNTED_MS)
  await expect(impact.locator('.counter [data-figure]')).toHaveCount(0)
  await expect(impact.locator('dd:has(.counter)')).toHaveText(Object.values(cards))
  await expect(impact.getByText(fee, { exact: true })).toHaveText(/^\d+\.\d{2}%$/)
  await expect(impact).toContainText(`Of every $1,000 raised, the average fee is ${exampleFee}`)
})

test('the explainer of the fees leads to the contacts and can be closed afterwards', async ({ page }) => {
  await openLandingPage(page)
  const explainer = page.locator('details', { hasText: 'Looking to Learn More About Our Fees?' })
  await explainer.locator('summary').click()
  for (const figure of ['1%', '3%', '0.8%']) await expect(explainer.getByText(figure, { exact: true })).toBeVisible()
  await explainer.getByRole('link').click()
  await expect(page).toHaveURL('/#contact')
  await explainer.locator('summary').click()
  await expect(explainer.getByText('0.8%')).toBeHidden()
})

/** Figures that are drawn over the final ones while they count. */
function drawnFigures(counters: Locator): Promise<(string | null)[]> {
  return counters.locator('[data-figure]').evaluateAll(all => all.map(figure => figure.getAttribute('data-figure')))
}

/** The visible word. */
function shownWord(page: Page): Promise<string> {
  return page
    .locator('.headline-words > [data-shown=true]')
    .evaluate(word => (word.getAttribute('data-word') ?? word.textContent ?? '').trim())
}
