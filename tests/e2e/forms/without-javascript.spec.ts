import { expect } from '@playwright/test'
import { STEPS, TERMS_REQUIRED } from '../../../lib/forms/registration.ts'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { DEMO_VALUES, EVERYTHING, MINI_TRIAL_VALUES } from '../../support/form-answers.ts'
import { newVisitor, payloadsFrom } from '../../support/form-service.ts'
import { dialogOf, expectSuccess, fieldOf, fillIn, openerOf, submitOf } from '../../support/forms.ts'
import { test } from '../../support/page.ts'
import * as registration from '../../support/registration.ts'

test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false, extraHTTPHeaders: newVisitor() })

test('the page with the demo returns with errors, with what was typed, and then with the live demo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/')
  await openerOf(page, 'demo').click()
  const dialog = dialogOf(page, 'demo')
  await fillIn(dialog, { ...DEMO_VALUES, Email: 'khalid@masjid' })
  await submitOf(dialog, 'demo').click()
  await expect(dialog.getByText(MESSAGES.emailInvalid)).toBeInViewport()
  await expect(dialog.getByText(MESSAGES.choiceRequired)).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Try a Demo' })).toBeFocused()
  await expect(fieldOf(dialog, 'Name')).toHaveValue(DEMO_VALUES.Name)
  await expect(fieldOf(dialog, 'Phone')).toHaveValue(DEMO_VALUES.Phone)
  await expect(fieldOf(dialog, 'Email')).toHaveAttribute('aria-invalid', 'true')

  await fieldOf(dialog, 'Email').fill(`plain-${Date.now()}@demo.example`)
  await dialog.getByText('Yes', { exact: true }).click()
  await submitOf(dialog, 'demo').click()
  const ready = await expectSuccess(page, 'demo')
  await expect(ready.getByRole('link', { name: 'Open the live demo' })).toBeInViewport()
  await ready.getByRole('button', { name: 'Close' }).last().click()
  await expect(ready).toBeHidden()
})

test('the page with the drawer returns with errors and what was typed, and finally with thanks', async ({ page }) => {
  await page.goto('/')
  await openerOf(page, 'trial').click()
  const form = dialogOf(page, 'trial')
  await fillIn(form, { ...MINI_TRIAL_VALUES, 'Full name': 'Khalid', Phone: '(419) 555' })
  await submitOf(form, 'trial').click()
  await expect(form.getByText(MESSAGES.nameTooShort)).toBeInViewport()
  await expect(form.getByText(MESSAGES.phoneWrongLength)).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Request a Trial' })).toBeFocused()
  await expect(fieldOf(form, 'Email')).toHaveValue(MINI_TRIAL_VALUES.Email)
  await expect(fieldOf(form, 'Phone')).toHaveValue('(419) 555')

  const email = `plain-${Date.now()}@trial.example`
  await fillIn(form, { ...MINI_TRIAL_VALUES, Email: email, Phone: '' })
  await fieldOf(form, 'Phone').pressSequentially('+1 (555) 123-4567')
  await submitOf(form, 'trial').click()
  const thanks = await expectSuccess(page, 'trial')
  await thanks.getByRole('button', { name: 'Close' }).last().click()
  await expect(thanks).toBeHidden()
  await expect.poll(() => payloadsFrom(email).flat()).toContainEqual(['phone', '5551234567'])
})

test('the registration is one page, with every field and no control that needs JavaScript, which confirms what was sent', async ({
  page,
}) => {
  await page.goto('/register')
  for (const step of STEPS) await expect(registration.headingOf(page, step)).toBeVisible()
  for (const name of Object.keys(EVERYTHING)) await expect(registration.field(page, name).first()).toBeEnabled()
  for (const name of ['II04masjidstate', 'III06recipientstate']) {
    await expect(registration.field(page, name).locator('option:not([value=""])')).toHaveCount(69)
  }
  await expect(registration.next(page)).toBeHidden()
  await expect(registration.previous(page)).toBeHidden()
  await expect(page.getByText('Check your answers')).toBeHidden()
  for (const step of STEPS) await registration.fillStep(page, step)
  await registration.submit(page).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Submission Received' })).toBeVisible()
  await expect(main.getByText('Please watch your e-mail').filter({ visible: true })).toHaveCount(1)
  await expect(main.locator('.crest-arch').filter({ visible: true })).toHaveCount(1)
  await expect(main.getByRole('link', { name: 'Save the picture' })).toHaveAttribute('download', /\.svg$/)
  await expect(page.locator('form')).toHaveCount(0)
  await main.getByRole('link', { name: 'Return to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the registration returns with an error and everything that was typed when the terms are not accepted', async ({
  page,
}) => {
  await page.goto('/register')
  for (const step of STEPS) await registration.fillStep(page, step, { ...EVERYTHING, IV01termsandconditions: '' })
  await registration.submit(page).click()
  const error = page.getByRole('link', { name: 'I accept the terms and conditions' })
  await expect(error).toBeVisible()
  await error.click()
  await expect(page.getByRole('checkbox')).toBeInViewport()
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(TERMS_REQUIRED)
  const { IV01termsandconditions: _, ...typed } = EVERYTHING
  expect(await registration.readFields(page)).toEqual(typed)
})
