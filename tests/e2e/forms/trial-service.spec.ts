import { expect, type Locator, type Page, test } from '@playwright/test'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { clickScrim, dialogOf, settled } from '../../support/dialogs.ts'
import { newVisitor, receivedFrom, switchFormService } from '../../support/form-service.ts'
import { stack } from '../../support/stack.ts'
import {
  expectAnswers,
  FULL_ANSWERS,
  field,
  fillIn,
  fillInFull,
  fillInLikeAPerson,
  formOf,
  holdSending,
  messageOf,
  openForm,
  SHORT_ANSWERS,
  send,
  WAY,
} from '../../support/trial-form.ts'

/** What visitors see of errors and delays of the form service, and of failures of this site's server. */

test.use({ extraHTTPHeaders: newVisitor() })
test.afterEach(() => switchFormService('normal'))

const EMAIL_ERRORS = 'Email is required, should be an email'
const PHONE_ERRORS = 'Phone should be a number'

test('the full form reaches the form service with exactly its six fields', async ({ page }) => {
  const email = `full-${Date.now()}@masjid.example`
  await fillInLikeAPerson(page, '/request-trial', async () => {
    await fillInFull(page)
    await field(page, 'Email').fill(email)
  })
  await send(page)
  await expect(dialogOf(page, 'received')).toBeVisible()
  await expect
    .poll(() => receivedFrom(email).map(({ fields }) => Object.entries(fields)))
    .toEqual([
      [
        ['name', FULL_ANSWERS.Name],
        ['email', email],
        ['phone', FULL_ANSWERS.Phone],
        ['masjid', FULL_ANSWERS.Masjid],
        ['location', FULL_ANSWERS.Location],
        ['bestcontact', WAY],
      ],
    ])
  expect(receivedFrom(email)).toMatchObject([{ formKey: 'trial' }])
})

test('the short form reaches the form service with exactly its three fields', async ({ page }) => {
  const email = `short-${Date.now()}@masjid.example`
  await fillInLikeAPerson(page, '/karima', () => fillIn(page, { ...SHORT_ANSWERS, Email: email }))
  await send(page)
  await expect(dialogOf(page, 'received')).toBeVisible()
  await expect
    .poll(() => receivedFrom(email).map(({ fields }) => fields))
    .toEqual([{ name: SHORT_ANSWERS.Name, email, phone: SHORT_ANSWERS.Phone }])
})

test('the dialog opens before a slow form service responds, and stays open', async ({ page }) => {
  await switchFormService('slow')
  await fillInLikeAPerson(page, '/request-trial', () => fillInFull(page))
  let isAnswered = false
  const answer = page.waitForResponse('**/api/forms/trial').then(response => {
    isAnswered = true
    return response.status()
  })
  await send(page)
  await settled(dialogOf(page, 'received'))
  expect(isAnswered).toBe(false)
  expect(await answer).toBe(200)
  await expect(formOf(page).getByText(MESSAGES.sending)).toBeHidden()
  await expect(dialogOf(page, 'received')).toBeVisible()
})

test('errors of the form service close the dialog and keep what was typed', async ({ page }) => {
  await switchFormService('field-errors')
  await fillInLikeAPerson(page, '/request-trial', () => fillInFull(page))
  await send(page)
  await expect(messageOf(page, 'Email')).toHaveText(EMAIL_ERRORS)
  await expect(messageOf(page, 'Phone')).toHaveText(PHONE_ERRORS)
  await expect(dialogOf(page, 'received')).toBeHidden()
  await expect(field(page, 'Email')).toBeFocused()
  await expectAnswers(page, FULL_ANSWERS)
  await expect(formOf(page).getByRole('radio', { name: WAY })).toBeChecked()

  await field(page, 'Email').fill('other@masjid.example')
  await expect(messageOf(page, 'Email')).toHaveCount(0)
  await expect(messageOf(page, 'Phone')).toHaveText(PHONE_ERRORS)
})

test('the short form shows errors of the form service too', async ({ page }) => {
  await switchFormService('field-errors')
  await fillInLikeAPerson(page, '/scranton', () => fillIn(page, SHORT_ANSWERS))
  await send(page)
  await expect(messageOf(page, 'Email')).toHaveText(EMAIL_ERRORS)
  await expect(messageOf(page, 'Phone')).toHaveText(PHONE_ERRORS)
  await expect(field(page, 'Email')).toBeFocused()
  await expect(dialogOf(page, 'received')).toBeHidden()
  await expectAnswers(page, SHORT_ANSWERS)
})

test('visitors do not notice a fault of the form service', async ({ page }) => {
  await switchFormService('fault')
  await fillInLikeAPerson(page, '/karima', () => fillIn(page, SHORT_ANSWERS))
  await send(page)
  await expect(dialogOf(page, 'received')).toBeVisible()
})

const REFUSALS = [
  { status: 503, json: { outcome: 'failed' }, message: MESSAGES.notSent },
  { status: 429, json: { outcome: 'too many', retryAfterMs: 600_000 }, message: MESSAGES.tooMany },
]

for (const { message, ...answer } of REFUSALS) {
  test(`${answer.status}: the full form says “${message}”, closes the dialog and keeps what was typed`, async ({
    page,
  }) => {
    await openForm(page, '/request-trial')
    await fillInFull(page)
    const release = await holdSending(page)
    await send(page)
    await settled(dialogOf(page, 'received'))
    release(answer)
    await expect(dialogOf(page, 'received')).toBeHidden()
    await expect(formOf(page).getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(formOf(page).getByRole('button')).toBeFocused()
    await expectAnswers(page, FULL_ANSWERS)
    await expect(formOf(page).getByRole('radio', { name: WAY })).toBeChecked()
  })

  test(`${answer.status}: the short form says “${message}” and can be sent again`, async ({ page }) => {
    await openForm(page, '/karima')
    await fillIn(page, SHORT_ANSWERS)
    const release = await holdSending(page)
    release(answer)
    await send(page)
    await expect(formOf(page).getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expectAnswers(page, SHORT_ANSWERS)

    await page.unrouteAll()
    await send(page)
    await expect(dialogOf(page, 'received')).toBeVisible()
  })
}

test('when the dialog is closed before the errors arrive, the visitor stays on the form', async ({ page }) => {
  await openForm(page, '/request-trial')
  await fillInFull(page)
  const release = await holdSending(page)
  await send(page)
  await settled(dialogOf(page, 'received'))
  await clickScrim(page)
  release({ status: 422, json: { outcome: 'invalid', errors: { email: [EMAIL_ERRORS] } } })
  await expect(messageOf(page, 'Email')).toHaveText(EMAIL_ERRORS)
  await expect(field(page, 'Email')).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/request-trial')
  await expectAnswers(page, FULL_ANSWERS)
})

const ACCEPTED = { status: 200, json: { outcome: 'accepted' } }
const HOME_LINK = 'Return to the home page'
const EMAIL_REFUSED = { status: 422, json: { outcome: 'invalid', errors: { email: [EMAIL_ERRORS] } } }

for (const [way, name, follow] of [
  ['the home link', HOME_LINK, (link: Locator) => link.click()],
  ['the home link by keyboard', HOME_LINK, (link: Locator) => link.press('Enter')],
  ['the link to the live demo', 'Open the live demo', (link: Locator) => link.click()],
] as const) {
  test(`who follows ${way} before the errors are known stays with them`, async ({ page }) => {
    const release = await sendAndHold(page)
    await follow(dialogOf(page, 'received').getByRole('link', { name }))
    await expect(dialogOf(page, 'received')).toBeHidden()
    await expect(formOf(page).getByRole('button')).toHaveText(MESSAGES.sending)
    release(EMAIL_REFUSED)
    await expect(messageOf(page, 'Email')).toHaveText(EMAIL_ERRORS)
    await expect(field(page, 'Email')).toBeFocused()
    await expect(dialogOf(page, 'received')).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/request-trial')
    await expectAnswers(page, FULL_ANSWERS)
    await expect(formOf(page).getByRole('radio', { name: WAY })).toBeChecked()
  })
}

test('the home link navigates as soon as the submission is stored', async ({ page }) => {
  const release = await sendAndHold(page)
  await dialogOf(page, 'received').getByRole('link', { name: HOME_LINK }).click()
  await expect(dialogOf(page, 'received')).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/request-trial')
  release(ACCEPTED)
  await expect(page).toHaveURL('/')
})

test('the link to the live demo navigates as soon as the submission is stored', async ({ page }) => {
  const release = await sendAndHold(page)
  await dialogOf(page, 'received').getByRole('link', { name: 'Open the live demo' }).click()
  release(ACCEPTED)
  await expect(page).toHaveURL(`${stack.lakeUrl}/donation-host/demo`)
})

test('the home link navigates at once after the response', async ({ page }) => {
  const release = await sendAndHold(page)
  release(ACCEPTED)
  await expect(formOf(page).getByText(MESSAGES.sending)).toBeHidden()
  await dialogOf(page, 'received').getByRole('link', { name: HOME_LINK }).click()
  await expect(page).toHaveURL('/')
})

for (const [way, click] of [
  ['ctrl', (link: Locator) => link.click({ modifiers: ['ControlOrMeta'] })],
  ['the middle button', (link: Locator) => link.click({ button: 'middle' })],
] as const) {
  test(`a click with ${way} opens the home page in another tab, and the dialog stays`, async ({ page, context }) => {
    const release = await sendAndHold(page)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      click(dialogOf(page, 'received').getByRole('link', { name: HOME_LINK })),
    ])
    await expect(tab).toHaveURL('/')
    await expect(dialogOf(page, 'received')).toBeVisible()
    release(EMAIL_REFUSED)
    await expect(messageOf(page, 'Email')).toHaveText(EMAIL_ERRORS)
    expect(new URL(page.url()).pathname).toBe('/request-trial')
  })
}

/** Sends the full form and holds the response back; the dialog is open meanwhile. */
async function sendAndHold(page: Page): ReturnType<typeof holdSending> {
  await openForm(page, '/request-trial')
  await fillInFull(page)
  const release = await holdSending(page)
  await send(page)
  await settled(dialogOf(page, 'received'))
  return release
}
