import { expect } from '@playwright/test'
import { findOverflow } from '../../support/overflow.ts'
import { findBrokenPictures, test } from '../../support/page.ts'

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`at ${width} px its drawing shows, and nothing reaches over the edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/success', { waitUntil: 'load' })
    await expect(page.locator('main .success-art')).toBeVisible()
    expect(await findBrokenPictures(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
  })
}
