import { expect } from '@playwright/test'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { newVisitor, receivedFrom } from '../../support/form-service.ts'
import { test } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'
import {
  expectAnswers,
  FULL_ANSWERS,
  FULL_ROUTES,
  field,
  fillIn,
  fillInFull,
  formOf,
  messageOf,
  SHORT_ANSWERS,
  SHORT_ROUTES,
  send,
  WAY,
} from '../../support/trial-form.ts'

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newVisitor() })

test('without JavaScript the full form returns with its errors and with what was typed', async ({ page }) => {
  await page.goto('/request-trial')
  await fillInFull(page)
  await field(page, 'Email').fill('khalid@masjid')
  await field(page, 'Location').fill('')
  await send(page)
  await expect(messageOf(page, 'Email')).toHaveText(MESSAGES.emailInvalid)
  await expect(messageOf(page, 'Location')).toHaveText(MESSAGES.required)
  await expect(formOf(page).getByRole('alert').locator('[tabindex]')).toBeFocused()
  await expect(formOf(page).getByRole('alert').getByRole('link')).toHaveCount(2)
  await expectAnswers(page, { ...FULL_ANSWERS, Email: 'khalid@masjid', Location: '' })
  await expect(formOf(page).getByRole('radio', { name: WAY })).toBeChecked()
})

test('without JavaScript an empty form reports every field', async ({ page }) => {
  await page.goto('/trial')
  await send(page)
  await expect(formOf(page).locator('.field .field-error')).toHaveCount(6)
  await expect(messageOf(page, 'Best contact')).toHaveText(MESSAGES.choiceRequired)
  await formOf(page).getByRole('link', { name: 'Masjid' }).click()
  await expect(field(page, 'Masjid')).toBeFocused()
})

for (const path of [...FULL_ROUTES, ...SHORT_ROUTES]) {
  test(`without JavaScript ${path} says in the form’s place that it was received, and delivers it`, async ({
    page,
  }) => {
    const email = `plain-${Date.now()}@masjid.example`
    await page.goto(path)
    await (FULL_ROUTES.includes(path) ? fillInFull(page) : fillIn(page, SHORT_ANSWERS))
    await field(page, 'Email').fill(email)
    await send(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Submission Received' })).toBeFocused()
    await expect(formOf(page)).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Open the live demo' })).toHaveAttribute(
      'href',
      `${stack.lakeUrl}/donation-host/demo`,
    )
    await expect(main.getByRole('img', { name: 'QR code that opens the live demo' })).toBeVisible()
    await main.getByRole('link', { name: 'Return to the home page' }).click()
    await expect(page).toHaveURL(`${stack.siteUrl}/`)
    await expect.poll(() => receivedFrom(email)).toHaveLength(1)
  })
}
