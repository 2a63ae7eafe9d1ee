import { expect } from '@playwright/test'
import { expectAtTop, openLandingPage, test } from '../../support/page.ts'

/** Without reduced motion, scrolling is smooth and takes time. */
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('an address with an anchor jumps there, and a click glides', async ({ page }) => {
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    await page.goto('/#platform')
    await expectAtTop(page, 'platform')
    expect(await behavior()).toBe('auto')
    await openLandingPage(page)
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expectAtTop(page, 'contact')
    expect(await behavior()).toBe('smooth')
  })
})

test('the tab order continues at the anchor', async ({ page }) => {
  await openLandingPage(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).press('Enter')
  await expectAtTop(page, 'contact')
  await page.keyboard.press('Tab')
  await expect(page.locator('#contact').locator('a, button').first()).toBeFocused()
})

test('an address without an anchor opens at the top', async ({ page }) => {
  await page.goto('/#impact')
  await expectAtTop(page, 'impact')
  await page.getByRole('banner').getByRole('link', { name: 'Minara', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
