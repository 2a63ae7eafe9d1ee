import { expect } from '@playwright/test'
import { findOverflow } from '../../support/overflow.ts'
import { findBrokenPictures, openLandingPage, readToTheEnd, test } from '../../support/page.ts'

for (const width of [1200, 1240, 1280, 1316, 1440]) {
  test(`at ${width} px no gift beside the phone leaves the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLandingPage(page)
    const gifts = await page.locator('.gift-tag').filter({ visible: true }).all()
    expect(gifts.length).toBeGreaterThan(1)
    for (const gift of gifts) {
      const { x = -1, width: own = width } = (await gift.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + own).toBeLessThanOrEqual(width)
    }
  })
}

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`at ${width} px every picture shows, and nothing reaches over the edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLandingPage(page)
    await readToTheEnd(page)
    expect(await findBrokenPictures(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
  })
}
