import { expect } from '@playwright/test'
import { openLandingPage, test } from '../../support/page.ts'
import { scrollTo } from '../../support/scrolling.ts'

const MIDDLE_PX = 2000
const ONE_MINUTE_MS = 60_000
const OPENED = Date.parse('2026-03-01T12:00:00Z')
const NOTE = /^Someone donated \$[\d,.]+ (today|1 day ago|\d+ days ago)$/

test.use({ viewport: { width: 1440, height: 900 } })

test('a donation shows in a toast ten seconds after the page; dismissed, it leaves the tab order at its place', async ({
  page,
}) => {
  await page.clock.install({ time: OPENED - ONE_MINUTE_MS })
  await page.clock.pauseAt(OPENED)
  await openLandingPage(page)
  await scrollTo(page, MIDDLE_PX)
  await page.clock.runFor(9_900)
  const toast = page.locator('.toast [role="status"]')
  await expect(toast).toHaveText('')
  await page.clock.runFor(100)
  await expect(toast).toHaveText(NOTE)
  const dismiss = page.getByRole('button', { name: 'Dismiss donation note' })
  // A click that something covers would wait for it to go.
  await dismiss.click({ trial: true })
  await dismiss.press('Enter')
  await expect(toast).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign Up for a Trial' })).toBeFocused()
})
