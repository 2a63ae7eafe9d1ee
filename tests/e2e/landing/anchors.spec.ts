import { expect } from '@playwright/test'
import { LONG } from '../../../scripts/proofs/short.ts'
import { openLandingPage, test } from '../../support/page.ts'
import { expectAtTop, scrollTo, topOf } from '../../support/scrolling.ts'

const ONE_MINUTE_MS = 60_000

/** Without reduced motion, scrolling is smooth and takes time. */
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test('an address with an anchor opens at its section', async ({ page }) => {
  await page.goto('/#platform')
  await expectAtTop(page, 'platform')
})

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

test('scrolls to the anchor again after 250 ms, in case the layout has shifted', async ({ page }) => {
  const opened = Date.parse('2026-03-01T12:00:00Z')
  await page.clock.install({ time: opened })
  await openLandingPage(page)
  await page.clock.pauseAt(opened + ONE_MINUTE_MS)
  await page.getByRole('banner').getByRole('link', { name: 'Features', exact: true }).click()
  await expectAtTop(page, 'features')
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
    document.querySelector('#hero')?.before(Object.assign(document.createElement('hr'), { style: 'height: 600px' }))
  })
  await page.clock.runFor(249)
  expect(await topOf(page, 'features')).toBeGreaterThan(600)
  await page.clock.runFor(1)
  await expectAtTop(page, 'features')
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

for (const hash of ['#nothing', '#%E0%A4%A', '#', '#"><img>']) {
  test(`an address with ${hash} opens at the top`, { tag: LONG }, async ({ page }) => {
    await page.clock.install()
    await page.goto(`/${hash}`)
    await page.clock.runFor(1_000)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('a reload restores the scroll position in spite of an anchor', async ({ page }) => {
  await page.clock.install()
  await openLandingPage(page)
  await page.getByRole('banner').getByRole('link', { name: 'Features', exact: true }).click()
  await expectAtTop(page, 'features')
  await page.clock.runFor(1_000)
  await scrollTo(page, 1_000)
  await page.reload()
  await page.clock.runFor(1_000)
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(1_000)
})
