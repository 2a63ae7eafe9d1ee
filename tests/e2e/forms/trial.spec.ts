import { expect } from '@playwright/test'
import { MAX_LENGTH, MESSAGES } from '../../../lib/forms/rules.ts'
import { clickScrim, dialogOf, openDialog, settled } from '../../support/dialogs.ts'
import { newVisitor } from '../../support/form-service.ts'
import { findOverflow } from '../../support/overflow.ts'
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
  holdSending,
  messageOf,
  openForm,
  SHORT_ANSWERS,
  SHORT_ROUTES,
  send,
} from '../../support/trial-form.ts'

test.use({ extraHTTPHeaders: newVisitor() })

const FORMS = [
  ...FULL_ROUTES.map(path => ({
    path,
    title: 'Request a Trial',
    canonical: '/request-trial',
    fields: 5,
    ways: 4,
    head: 'Request a free trial of Minara',
  })),
  ...SHORT_ROUTES.map(path => ({
    path,
    title: 'See? That Was Easy',
    canonical: '/karima',
    fields: 3,
    ways: 0,
    head: 'See? That Was Easy · Minara',
  })),
]

for (const { path, title, canonical, fields, ways, head } of FORMS) {
  test(`${path} shows its form, and names the address it is known by`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(formOf(page).getByRole('textbox')).toHaveCount(fields)
    await expect(formOf(page).getByRole('radio')).toHaveCount(ways)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', stack.siteUrl + canonical)
    await expect(page).toHaveTitle(head)
    await expect(formOf(page).getByRole('button')).toHaveText('Request a TrialFree')
  })
}

test('every field has the right autocomplete and input mode, and no contact method is preselected', async ({
  page,
}) => {
  await page.goto('/request-trial')
  await expect(field(page, 'Name')).toHaveAttribute('autocomplete', 'name')
  await expect(field(page, 'Email')).toHaveAttribute('inputmode', 'email')
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email')
  await expect(field(page, 'Phone')).toHaveAttribute('inputmode', 'tel')
  await expect(field(page, 'Phone')).toHaveAttribute('autocomplete', 'tel')
  await expect(field(page, 'Masjid')).toHaveAttribute('autocomplete', 'organization')
  await expect(field(page, 'Location')).toHaveAttribute('placeholder', 'City and state')
  await expect(formOf(page).getByRole('radio', { checked: true })).toHaveCount(0)
})

test('an empty full form reports every field and focuses the first', async ({ page }) => {
  await openForm(page, '/request-trial')
  await send(page)
  for (const label of ['Name', 'Phone', 'Masjid', 'Location']) {
    await expect(messageOf(page, label)).toHaveText(MESSAGES.required)
  }
  await expect(messageOf(page, 'Email')).toHaveText(MESSAGES.emailInvalid)
  await expect(messageOf(page, 'Best contact')).toHaveText(MESSAGES.choiceRequired)
  await expect(field(page, 'Name')).toBeFocused()
  await expect(dialogOf(page, 'received')).toBeHidden()

  const summary = formOf(page).getByRole('alert').filter({ hasText: MESSAGES.checkAnswers })
  await expect(summary.getByRole('link')).toHaveCount(6)
  await summary.getByRole('link', { name: 'Best contact' }).click()
  await expect(formOf(page).getByRole('radio', { name: 'Email' })).toBeFocused()
})

test('an empty short form reports its three fields', async ({ page }) => {
  await openForm(page, '/karima')
  await send(page)
  await expect(messageOf(page, 'Name')).toHaveText(MESSAGES.required)
  await expect(messageOf(page, 'Email')).toHaveText(MESSAGES.emailInvalid)
  await expect(messageOf(page, 'Phone')).toHaveText(MESSAGES.required)
  await expect(field(page, 'Name')).toBeFocused()
})

test('every field of the full form is required', async ({ page }) => {
  await openForm(page, '/request-trial')
  await fillInFull(page)
  for (const [label, answer] of Object.entries(FULL_ANSWERS)) {
    await field(page, label).fill(' ')
    await send(page)
    await expect(field(page, label)).toBeFocused()
    await expect(messageOf(page, label)).toBeVisible()
    await expect(dialogOf(page, 'received')).toBeHidden()
    await field(page, label).fill(answer)
    await expect(messageOf(page, label)).toHaveCount(0)
  }
})

test('a malformed e-mail address is reported on blur, an overlong field on submit', async ({ page }) => {
  await openForm(page, '/request-trial')
  await field(page, 'Email').fill('khalid@masjid')
  await expect(messageOf(page, 'Email')).toHaveCount(0)
  await field(page, 'Email').blur()
  await expect(messageOf(page, 'Email')).toHaveText(MESSAGES.emailInvalid)
  await expect(field(page, 'Email')).toHaveAccessibleDescription(MESSAGES.emailInvalid)

  await fillInFull(page)
  await expect(messageOf(page, 'Email')).toHaveCount(0)
  await field(page, 'Masjid').fill('m'.repeat(MAX_LENGTH + 1))
  await send(page)
  await expect(messageOf(page, 'Masjid')).toHaveText(MESSAGES.tooLong)
  await expect(field(page, 'Masjid')).toBeFocused()
})

test('the dialog links to the live demo, shows its QR code, and its button leads home', async ({ page }) => {
  await openForm(page, '/request-trial')
  await fillInFull(page)
  const release = await holdSending(page)
  release({ status: 200, json: { outcome: 'accepted' } })
  await send(page)
  const dialog = await settled(dialogOf(page, 'received'))
  await expect(dialog.getByRole('heading', { name: 'Submission Received' })).toBeFocused()
  const demoUrl = `${stack.lakeUrl}/donation-host/demo`
  await expect(dialog.getByRole('link', { name: 'Open the live demo' })).toHaveAttribute('href', demoUrl)
  await expect(dialog.getByRole('img', { name: 'QR code that opens the live demo' })).toBeVisible()
  expect((await page.request.get(demoUrl)).status()).toBe(200)
  await dialog.getByRole('link', { name: 'Return to the home page' }).click()
  await expect(page).toHaveURL(`${stack.siteUrl}/`)
})

const WAYS_OUT = {
  'a click beside it': clickScrim,
  'its close button': page => dialogOf(page, 'received').getByRole('button', { name: 'Close' }).click(),
  Escape: page => page.keyboard.press('Escape'),
} satisfies Record<string, typeof clickScrim>

for (const [way, close] of Object.entries(WAYS_OUT)) {
  test(`${way} closes the dialog and leads home`, async ({ page }) => {
    await openForm(page, '/karima')
    await fillIn(page, SHORT_ANSWERS)
    const release = await holdSending(page)
    release({ status: 200, json: { outcome: 'accepted' } })
    await send(page)
    await settled(dialogOf(page, 'received'))
    await close(page)
    await expect(page).toHaveURL(`${stack.siteUrl}/`)
  })
}

test('the short form says that it is being sent, and opens the dialog after success', async ({ page }) => {
  await openForm(page, '/scranton')
  await fillIn(page, SHORT_ANSWERS)
  const release = await holdSending(page)
  await send(page)
  await expect(formOf(page).getByRole('button')).toHaveText(MESSAGES.sending)
  await expect(dialogOf(page, 'received')).toBeHidden()
  release({ status: 200, json: { outcome: 'accepted' } })
  await expect(dialogOf(page, 'received')).toBeVisible()
})

test('when the dialog is closed while the form is being sent, the visitor goes home once it is stored', async ({
  page,
}) => {
  await openForm(page, '/request-trial')
  await fillInFull(page)
  const release = await holdSending(page)
  await send(page)
  await settled(dialogOf(page, 'received'))
  await clickScrim(page)
  await expect(dialogOf(page, 'received')).toBeHidden()
  await expectAnswers(page, FULL_ANSWERS)
  expect(new URL(page.url()).pathname).toBe('/request-trial')
  release({ status: 200, json: { outcome: 'accepted' } })
  await expect(page).toHaveURL(`${stack.siteUrl}/`)
})

test('“Need help?” opens the contact dialog, and what was typed stays', async ({ page }) => {
  await openForm(page, '/request-trial')
  await fillIn(page, FULL_ANSWERS)
  const dialog = await openDialog(page, 'contact')
  await expect(dialog.getByRole('link')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectAnswers(page, FULL_ANSWERS)
})

test('the full form can be filled in and sent by keyboard alone', async ({ page }) => {
  await openForm(page, '/request-trial')
  const release = await holdSending(page)
  await field(page, 'Name').focus()
  for (const answer of Object.values(FULL_ANSWERS)) {
    await page.keyboard.type(answer)
    await page.keyboard.press('Tab')
  }
  await expect(formOf(page).getByRole('radio', { name: 'Email' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(formOf(page).getByRole('radio', { name: 'Any' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(formOf(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  release({ status: 200, json: { outcome: 'accepted' } })
  await settled(dialogOf(page, 'received'))
  await page.keyboard.press('Tab')
  await expect(dialogOf(page, 'received').getByRole('link', { name: 'Open the live demo' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${stack.siteUrl}/`)
})

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`at ${width} px nothing of the forms and the dialog reaches over the edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openForm(page, '/karima')
    await send(page)
    expect(await findOverflow(page)).toEqual([])
    await openForm(page, '/request-trial')
    await send(page)
    expect(await findOverflow(page)).toEqual([])
    await fillInFull(page)
    const release = await holdSending(page)
    release({ status: 200, json: { outcome: 'accepted' } })
    await send(page)
    await settled(dialogOf(page, 'received'))
    expect(await findOverflow(page)).toEqual([])
  })
}
