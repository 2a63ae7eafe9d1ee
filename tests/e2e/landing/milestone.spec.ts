import { expect, type Page } from '@playwright/test'
import { dialogOf } from '../../support/dialogs.ts'
import { openLandingPage, test } from '../../support/page.ts'
import { publishMilestone, restoreMilestone, untilTonight } from '../../support/windows.ts'

const DELAY_MS = 1_000
const MINUTE_MS = 60_000

test.describe('while the milestone’s window is open', () => {
  test.beforeAll(({ request }) => publishMilestone(request, untilTonight(), true))
  test.afterAll(({ request }) => restoreMilestone(request))

  // East of the date line, because the time zone that staff chose counts, not the visitor's.
  test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Pacific/Kiritimati' })

  test('it opens with confetti one second after the page on its last day, once per visit', async ({ page }) => {
    await openWithClock(page)
    const dialog = dialogOf(page, 'milestone')
    await page.clock.runFor(DELAY_MS - 1)
    await expect(dialog).toBeHidden()
    await page.clock.runFor(1)
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('canvas')).toHaveCount(1)
    await expect(dialog).toContainText('Fees are waived on the first $5,000')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toBeHidden()

    await page.reload()
    await expect(page.getByRole('button', { name: /^Play: / })).toHaveCount(2)
    await page.clock.runFor(10 * DELAY_MS)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })
})

/** Opens the page with a stopped browser clock. */
async function openWithClock(page: Page, time = Date.now()): Promise<void> {
  await page.clock.install({ time: time - MINUTE_MS })
  await page.clock.pauseAt(time)
  await openLandingPage(page)
}
