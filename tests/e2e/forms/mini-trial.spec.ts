import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { dialogOf, openDialog, openerOf, showTrialOpener } from '../../support/dialogs.ts'
import { payloadsFrom, switchFormService } from '../../support/form-service.ts'
import { answerForms, fieldOf, fillIn, holdForms, typeInto } from '../../support/forms.ts'
import { openDrawer, submitOf, VALUES } from '../../support/mini-trial.ts'
import { openLandingPage, test } from '../../support/page.ts'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test('a request arrives with its three fields', async ({ page }) => {
  const email = 'payload@trial.example'
  const drawer = await openDrawer(page)
  await typeInto(drawer, { ...VALUES, Email: email })
  await submitOf(drawer).click()
  await expectThanks(page)
  await expect
    .poll(() => payloadsFrom(email))
    .toEqual([
      [
        ['name', 'Khalid Rahman'],
        ['email', email],
        ['phone', '4195550118'],
      ],
    ])
})

for (const [field, value, message] of [
  ['Full name', '', 'Full name is required.'],
  ['Full name', '   ', 'Full name is required.'],
  ['Full name', 'Khalid', 'Please enter at least your first and last name.'],
  ['Full name', ' Khalid ', 'Please enter at least your first and last name.'],
  ['Phone', '', 'Phone number is required.'],
  ['Phone', '419555014', 'Phone number must be exactly 10 digits.'],
  ['Email', '', 'Please enter a valid email address'],
  ['Email', 'khalid@masjid', 'Please enter a valid email address'],
] as const) {
  test(`"${value}" as ${field} keeps the form from being sent: ${message}`, async ({ page }) => {
    const sent = await answerForms(page, { outcome: 'accepted' })
    const drawer = await openDrawer(page)
    await fillIn(drawer, { ...VALUES, [field]: value })
    await submitOf(drawer).click()
    const wrong = fieldOf(drawer, field)
    await expect(wrong).toBeFocused()
    await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    await expect(wrong).toHaveAccessibleDescription(field === 'Phone' ? `10 digits ${message}` : message)
    await expect(drawer.locator('.field-error')).toHaveText([message])

    await wrong.fill(VALUES[field])
    await expect(drawer.locator('.field-error')).toHaveCount(0)
    expect(sent).toEqual([])
    await page.keyboard.press('Enter')
    await expectThanks(page)
    expect(sent).toHaveLength(1)
  })
}

test('any kind of space separates first and last name', async ({ page }) => {
  await answerForms(page, { outcome: 'accepted' })
  const drawer = await openDrawer(page)
  await fillIn(drawer, { ...VALUES, 'Full name': 'Khalid\u200bRahman' })
  await submitOf(drawer).click()
  await expect(drawer.locator('.field-error')).toHaveText(['Please enter at least your first and last name.'])
  await fieldOf(drawer, 'Full name').fill('Khalid\u00a0Rahman')
  await expect(drawer.locator('.field-error')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expectThanks(page)
})

test('the button says that it is submitting, and thanks follow', async ({ page }) => {
  const letGo = await holdForms(page)
  const drawer = await openDrawer(page)
  await fillIn(drawer, VALUES)
  await submitOf(drawer).click()
  const sending = drawer.getByRole('button', { name: 'Submitting...' })
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  await fieldOf(drawer, 'Full name').fill('Khalid A. Rahman')
  await expect(sending).toBeVisible()
  await letGo()
  const thanks = await expectThanks(page)
  await expect(thanks.getByText('We’ll be in touch soon.')).toBeVisible()
})

test('closing clears the fields, so the drawer reopens empty', async ({ page }) => {
  const drawer = await openDrawer(page)
  await fillIn(drawer, { ...VALUES, Phone: '419' })
  await submitOf(drawer).click()
  await expect(drawer.locator('.field-error')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expectEmpty(await openDialog(page, 'trial'))
})

test('the drawer reopens empty after the thanks', async ({ page }) => {
  await answerForms(page, { outcome: 'accepted' })
  const drawer = await openDrawer(page)
  await fillIn(drawer, VALUES)
  await page.keyboard.press('Enter')
  const thanks = await expectThanks(page)
  await thanks.getByRole('button', { name: 'Close' }).click()
  await expect(thanks).toBeHidden()
  await expect(openerOf(page, 'trial')).toBeFocused()
  await expectEmpty(await openDialog(page, 'trial'))
  await expect(page.getByRole('heading', { name: 'Sign Up for a Trial' })).toBeFocused()
})

test('every field has the right autocomplete', async ({ page }) => {
  const drawer = await openDrawer(page)
  for (const [label, autoComplete] of [
    ['Full name', 'name'],
    ['Phone', 'tel-national'],
    ['Email', 'email'],
  ] as const) {
    await expect(fieldOf(drawer, label)).toHaveAttribute('autocomplete', autoComplete)
    await expect(fieldOf(drawer, label)).toHaveAttribute('required')
  }
  await expect(fieldOf(drawer, 'Email')).toHaveAttribute('type', 'email')
})

test('the whole form works by keyboard', async ({ page }) => {
  const sent = await answerForms(page, { outcome: 'accepted' })
  await openLandingPage(page)
  await showTrialOpener(page)
  await openerOf(page, 'trial').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign Up for a Trial' })).toBeFocused()
  for (const value of Object.values(VALUES)) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Tab')
  await expect(submitOf(dialogOf(page, 'trial'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expectThanks(page)
  expect(sent).toMatchObject([{ name: 'Khalid Rahman', phone: '4195550118', email: VALUES.Email }])
})

// The base test, because browsers log responses with an error status.
base.describe('when the form service reports errors', () => {
  base.beforeEach(() => switchFormService('field-errors'))
  base.afterEach(() => switchFormService('normal'))

  base('they appear at their fields, and the corrected form is accepted', async ({ page }) => {
    const drawer = await openDrawer(page)
    await typeInto(drawer, VALUES)
    await submitOf(drawer).click()
    await expect(fieldOf(drawer, 'Email')).toHaveAccessibleDescription('Email is required, should be an email')
    await expect(fieldOf(drawer, 'Phone')).toHaveAccessibleDescription('10 digits Phone should be a number')
    await expect(fieldOf(drawer, 'Phone')).toBeFocused()
    await expectFilled(drawer)

    await switchFormService('normal')
    const email = 'mended@trial.example'
    await fieldOf(drawer, 'Email').fill(email)
    await submitOf(drawer).click()
    await expectThanks(page)
    await expect.poll(async () => (await payloadsFrom(email)).length).toBe(1)
  })
})

for (const [answer, message] of [
  [{ outcome: 'failed' }, 'This could not be sent. Please try again.'],
  [{ outcome: 'too many', retryAfterMs: 600_000 }, 'Too much was sent from here. Please try again in ten minutes.'],
] as const) {
  base(`"${answer.outcome}" is said, and keeps what was typed`, async ({ page }) => {
    const sent = await answerForms(page, answer)
    const drawer = await openDrawer(page)
    await fillIn(drawer, VALUES)
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('alert')).toHaveText(message)
    await expectFilled(drawer)

    await submitOf(drawer).click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId)
    await answerForms(page, { outcome: 'accepted' })
    await submitOf(drawer).click()
    await expectThanks(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page returns with errors and what was typed, and finally with thanks', async ({ page }) => {
    await page.goto('/')
    await openerOf(page, 'trial').click()
    const drawer = dialogOf(page, 'trial')
    await fillIn(drawer, { ...VALUES, 'Full name': 'Khalid', Phone: '(419) 555' })
    await submitOf(drawer).click()
    await expect(drawer.getByText('Please enter at least your first and last name.')).toBeInViewport()
    await expect(drawer.getByText('Phone number must be exactly 10 digits.')).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Sign Up for a Trial' })).toBeFocused()
    await expect(fieldOf(drawer, 'Email')).toHaveValue(VALUES.Email)
    await expect(fieldOf(drawer, 'Phone')).toHaveValue('(419) 555')

    await fieldOf(drawer, 'Phone').fill('')
    await fieldOf(drawer, 'Phone').pressSequentially('+44 20 7946 0000')
    await submitOf(drawer).click()
    await expect(drawer.getByText('Phone number must be exactly 10 digits.')).toBeInViewport()
    await expect(fieldOf(drawer, 'Phone')).toHaveValue('+44 20 7946 0000')

    const email = 'plain@trial.example'
    await fillIn(drawer, { ...VALUES, Email: email, Phone: '' })
    await fieldOf(drawer, 'Phone').pressSequentially('+1 (555) 123-4567')
    await submitOf(drawer).click()
    const thanks = await expectThanks(page)
    await thanks.getByRole('button', { name: 'Close' }).click()
    await expect(thanks).toBeHidden()
    await expect.poll(async () => (await payloadsFrom(email)).flat()).toContainEqual(['phone', '5551234567'])
  })
})

async function expectThanks(page: Page): Promise<Locator> {
  const thanks = page.getByRole('dialog', { name: 'Thanks for your submission!', exact: true })
  await expect(thanks).toBeVisible()
  await expect(thanks.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(thanks.locator('form')).toHaveCount(0)
  return thanks
}

async function expectFilled(drawer: Locator): Promise<void> {
  for (const [label, value] of Object.entries(VALUES)) await expect(fieldOf(drawer, label)).toHaveValue(value)
}

async function expectEmpty(drawer: Locator): Promise<void> {
  for (const label of Object.keys(VALUES)) await expect(fieldOf(drawer, label)).toHaveValue('')
  await expect(drawer.locator('.field-error')).toHaveCount(0)
}
