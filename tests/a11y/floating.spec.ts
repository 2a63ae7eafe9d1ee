import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { openLandingPage, test } from '../support/page.ts'
import { scrollTo } from '../support/scrolling.ts'

const MIDDLE_PX = 2000

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [320, 390, 1440]) {
  test(`at ${width} px the landing page is accessible with its floating buttons`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLandingPage(page)
    await scrollTo(page, MIDDLE_PX)
    await expect(page.getByRole('region', { name: 'Trial and questions' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('the landing page is accessible with a toast', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await openLandingPage(page)
  await scrollTo(page, MIDDLE_PX)
  await page.clock.runFor(10_000 - (await page.evaluate(() => performance.now())))
  const text = page.locator('.toast').getByText('Someone donated')
  // Hovering keeps the toast open.
  await text.hover()
  await expectAccessible(page)
  await expect(text).toBeVisible()
})
