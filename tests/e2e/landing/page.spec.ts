import { expect } from '@playwright/test'
import { readFigures, readSentences, SECTION_NAMES } from '../../support/landing.ts'
import { openLandingPage, test } from '../../support/page.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('every section, sub-section and headline is visible', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Your Masjid')
      for (const name of [...SECTION_NAMES, 'platform']) await expect(page.locator(`#${name}`)).toBeVisible()
    })
  })
}

test('the page contains every sentence that staff wrote for the sections', async ({ page }) => {
  await openLandingPage(page)
  const text = (await page.locator('main').textContent()) ?? ''
  const sentences = await readSentences()
  expect(sentences.length).toBeGreaterThan(80)
  expect(sentences.filter(sentence => !text.includes(sentence))).toEqual([])
})

test('the counters end with the figures of the stats host', async ({ page }) => {
  const figures = await readFigures()
  await page.goto('/')
  const impact = page.locator('#impact')
  for (const [label, figure] of Object.entries(figures.cards)) {
    await expect(impact.locator('dl > div', { hasText: label }).locator('dd:has(.counter)')).toHaveText(figure)
  }
  await expect(impact.getByText(figures.fee, { exact: true })).toBeVisible()
})
