import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { addStyles, openLandingPage, test } from '../support/page.ts'
import { scrollTo } from '../support/scrolling.ts'

const MIDDLE_PX = 2000

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [320, 390, 1440]) {
  test(`at ${width} px the landing page is accessible, also without its banner and with its floating buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLandingPage(page)
    await expectAccessible(page)
    const dismiss = page.getByRole('button', { name: 'Dismiss announcement' })
    await dismiss.click()
    await expect(dismiss).toBeHidden()
    await scrollTo(page, MIDDLE_PX)
    await expect(page.getByRole('region', { name: 'Trial and questions' })).toBeVisible()
    await expectAccessible(page)
  })

  // axe cannot compute the contrast of text over a picture. The patterns are fainter than the colours beneath them.
  test(`at ${width} px it is accessible with plain colours instead of the patterns, and with the next posts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLandingPage(page)
    await addStyles(page, '* { background-image: none !important; }')
    await page.getByRole('button', { name: 'Next: Blog' }).click()
    await expect(page.getByText('Page 2 of 4')).toBeVisible()
    await expectAccessible(page)
  })
}

test('the open menu is accessible on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLandingPage(page)
  await page.getByRole('link', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible()
  await expectAccessible(page)
})
