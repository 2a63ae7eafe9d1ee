import { test as base, expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { dialogOf, openerOf } from '../support/dialogs.ts'
import { SHORT_ANSWERS } from '../support/form-answers.ts'
import { newVisitor } from '../support/form-service.ts'
import { fieldOf, withholdCode } from '../support/forms.ts'
import { test, untilInteractive } from '../support/page.ts'
import { fillIn, messageOf, send } from '../support/trial-form.ts'

/** Whole pages as they are served. tests/components checks the states of their forms and dialogs. */

const WIDTHS = [390, 1440]

const OPTIONS = { contextOptions: { reducedMotion: 'reduce' }, extraHTTPHeaders: newVisitor() } as const

base.use(OPTIONS)
test.use(OPTIONS)

for (const path of ['/request-trial', '/karima', '/register', '/success']) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await untilInteractive(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
  })
}

// JavaScript is only withheld, not disabled: axe needs scripts to run.
base.describe('on a page whose JavaScript does not load', () => {
  base.beforeEach(({ page }) => withholdCode(page))

  base('the form with errors is accessible', async ({ page }) => {
    await page.goto('/request-trial')
    await send(page)
    await expect(messageOf(page, 'Name')).toBeVisible()
    await expectAccessible(page)
  })

  base('the message that replaces the form after sending is accessible', async ({ page }) => {
    await page.goto('/karima')
    await fillIn(page, SHORT_ANSWERS)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeVisible()
    await expectAccessible(page)
  })

  base('the demo dialog with errors is accessible', async ({ page }) => {
    await page.goto('/')
    await openerOf(page, 'demo').click()
    const dialog = dialogOf(page, 'demo')
    await fieldOf(dialog, 'Email').fill('khalid@masjid')
    await dialog.getByRole('button', { name: 'Try It Now' }).click()
    await expect(dialog.locator('.field-error')).toHaveCount(4)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
  })
})
