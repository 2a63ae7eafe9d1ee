import { expect, test } from '@playwright/test'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { dialogOf, settled } from '../../support/dialogs.ts'
import { FULL_ANSWERS, MINI_TRIAL_VALUES, SHORT_ANSWERS, WAY } from '../../support/form-answers.ts'
import { newVisitor, payloadsFrom, switchFormService } from '../../support/form-service.ts'
import { fieldOf, typeInto } from '../../support/forms.ts'
import { expectThanks, openDrawer, submitOf } from '../../support/mini-trial.ts'
import {
  expectAnswers,
  field,
  fillIn,
  fillInFull,
  fillInLikeAPerson,
  formOf,
  holdSending,
  messageOf,
  openForm,
  send,
} from '../../support/trial-form.ts'

/** What visitors see of errors and delays of the form service. The base test, because browsers log responses with an error status. */

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  extraHTTPHeaders: newVisitor(),
})
test.afterEach(() => switchFormService('normal'))

const EMAIL_ERRORS = 'Email is required, should be an email'
const PHONE_ERRORS = 'Phone should be a number'

test('errors of the form service appear at the fields of the drawer, and the corrected form is accepted', async ({
  page,
}) => {
  await switchFormService('field-errors')
  const drawer = await openDrawer(page)
  await typeInto(drawer, MINI_TRIAL_VALUES)
  await submitOf(drawer).click()
  await expect(fieldOf(drawer, 'Email')).toHaveAccessibleDescription(EMAIL_ERRORS)
  await expect(fieldOf(drawer, 'Phone')).toHaveAccessibleDescription(`10 digits ${PHONE_ERRORS}`)

  await switchFormService('normal')
  const email = `mended-${Date.now()}@trial.example`
  await fieldOf(drawer, 'Email').fill(email)
  await submitOf(drawer).click()
  await expectThanks(page)
  await expect.poll(() => payloadsFrom(email).length).toBe(1)
})

test('errors of the form service close the dialog of the full form and keep what was typed', async ({ page }) => {
  await switchFormService('field-errors')
  await fillInLikeAPerson(page, '/request-trial', () => fillInFull(page))
  await send(page)
  await expect(messageOf(page, 'Email')).toHaveText(EMAIL_ERRORS)
  await expect(messageOf(page, 'Phone')).toHaveText(PHONE_ERRORS)
  await expect(dialogOf(page, 'received')).toBeHidden()
  await expect(field(page, 'Email')).toBeFocused()
  await expectAnswers(page, FULL_ANSWERS)
  await expect(formOf(page).getByRole('radio', { name: WAY })).toBeChecked()
})

test('the dialog opens before a slow form service responds, and stays open', async ({ page }) => {
  await switchFormService('slow')
  await fillInLikeAPerson(page, '/request-trial', () => fillInFull(page))
  const release = await holdSending(page)
  let isAnswered = false
  const answer = page.waitForResponse('**/api/forms/trial').then(response => {
    isAnswered = true
    return response.status()
  })
  await send(page)
  await settled(dialogOf(page, 'received'))
  expect(isAnswered).toBe(false)
  release()
  expect(await answer).toBe(200)
  await expect(formOf(page).getByText(MESSAGES.sending)).toBeHidden()
  await expect(dialogOf(page, 'received')).toBeVisible()
})

test('visitors do not notice a fault of the form service', async ({ page }) => {
  await switchFormService('fault')
  await fillInLikeAPerson(page, '/karima', () => fillIn(page, SHORT_ANSWERS))
  await send(page)
  await expect(dialogOf(page, 'received')).toBeVisible()
})

test('a link of the dialog that is opened in another tab leaves the dialog and the form as they are', async ({
  page,
  context,
}) => {
  await openForm(page, '/request-trial')
  await fillInFull(page)
  const release = await holdSending(page)
  await send(page)
  const home = (await settled(dialogOf(page, 'received'))).getByRole('link', { name: 'Return to the home page' })
  for (const click of [() => home.click({ modifiers: ['ControlOrMeta'] }), () => home.click({ button: 'middle' })]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), click()])
    await expect(tab).toHaveURL('/')
    await tab.close()
    await expect(dialogOf(page, 'received')).toBeVisible()
  }
  release({ status: 422, json: { outcome: 'invalid', errors: { email: [EMAIL_ERRORS] } } })
  await expect(messageOf(page, 'Email')).toHaveText(EMAIL_ERRORS)
  expect(new URL(page.url()).pathname).toBe('/request-trial')
})
