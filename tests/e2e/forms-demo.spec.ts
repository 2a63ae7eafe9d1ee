import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { visitor } from '../support/content.ts'
import { dialogOf, openDialog, openerOf } from '../support/dialogs.ts'
import { payloadsFrom } from '../support/form-service.ts'
import {
  answerForms,
  bringCode,
  fieldOf,
  fillIn,
  holdForms,
  pressDisabled,
  typeInto,
  withholdCode,
} from '../support/forms.ts'
import { openLandingPage, test } from '../support/page.ts'
import { stack } from '../support/stack.ts'

const VALUES = { Name: 'Khalid Rahman', Email: 'khalid@assalamtoledo.org', Phone: '(419) 555-0118' }
const EMAIL_MESSAGE = 'Please enter a valid email address'
/** The token clay-600, as the browser gives it. */
const RED = /^lab\(41\.7\d* 47\.3\d* 38\.6\d*\)$/

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test('a request arrives with its four fields, and the live demo is ready', async ({ page }) => {
  const email = 'payload@demo.example'
  const dialog = await openDemo(page)
  await typeInto(dialog, { ...VALUES, Email: email })
  await choose(dialog, 'Maybe / Unsure')
  await submitOf(dialog).click()
  await expectReady(page)
  await expect
    .poll(() => payloadsFrom(email))
    .toEqual([
      [
        ['name', VALUES.Name],
        ['email', email],
        ['phone', VALUES.Phone],
        ['lookingForDonationPlatform', 'Maybe / Unsure'],
      ],
    ])
})

test('the live demo is a link, a QR code, a contact and a way out', async ({ page }) => {
  await answerForms(page, { outcome: 'accepted' })
  await fillInDemo(await openDemo(page))
  await page.keyboard.press('Enter')
  const ready = await expectReady(page)
  await expect(ready.getByRole('link', { name: 'Open the live demo' })).toHaveAttribute(
    'href',
    `${stack.lakeUrl}/donation-host/demo`,
  )
  await expect(ready.getByRole('img', { name: 'QR code that opens the live demo' })).toBeVisible()
  const email = await visitor.fetch<string>('*[_id == "siteSettings"][0].email')
  await expect(ready.getByText(`Questions? ${email}`).getByRole('link')).toHaveAttribute('href', `mailto:${email}`)
  await ready.getByRole('button', { name: 'Close' }).last().click()
  await expect(ready).toBeHidden()
  await expect(openerOf(page, 'demo')).toBeFocused()
})

test('whoever closes the dialog by mistake finds what was typed', async ({ page }) => {
  const dialog = await openDemo(page)
  await fieldOf(dialog, 'Name').fill('Khalid')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openDialog(page, 'demo')
  await expect(fieldOf(dialog, 'Name')).toHaveValue('Khalid')
})

test('whoever has sent the form finds it anew', async ({ page }) => {
  await answerForms(page, { outcome: 'accepted' })
  await fillInDemo(await openDemo(page))
  await page.keyboard.press('Enter')
  const ready = await expectReady(page)
  await page.keyboard.press('Escape')
  await expect(ready).toBeHidden()
  await expectEmpty(await openDialog(page, 'demo'))
  await expect(page.getByRole('heading', { name: 'Try a Demo' })).toBeFocused()
})

test('Try It Now waits for a name, a valid e-mail, a phone and a choice', async ({ page }) => {
  const dialog = await openDemo(page)
  const submit = submitOf(dialog)
  const steps = [
    () => fieldOf(dialog, 'Name').fill('Khalid'),
    () => fieldOf(dialog, 'Email').fill('khalid@masjid'),
    () => fieldOf(dialog, 'Phone').fill('5'),
    () => choose(dialog, 'No'),
  ]
  for (const step of steps) {
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await step()
  }
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await fieldOf(dialog, 'Email').fill('khalid@masjid.org')
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
  await fieldOf(dialog, 'Name').fill(' ')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
})

test('Try It Now, pressed all the same, says what is missing and leads there', async ({ page }) => {
  const sent = await answerForms(page, { outcome: 'accepted' })
  const dialog = await openDemo(page)
  await fieldOf(dialog, 'Name').fill('Khalid')
  await pressDisabled(submitOf(dialog))
  await expect(fieldOf(dialog, 'Email')).toBeFocused()
  await expect(fieldOf(dialog, 'Name')).not.toHaveAttribute('aria-invalid')
  await expect(fieldOf(dialog, 'Email')).toHaveAccessibleDescription(EMAIL_MESSAGE)
  await expect(fieldOf(dialog, 'Phone')).toHaveAccessibleDescription('Please fill in this field.')
  await expect(dialog.getByRole('group')).toHaveAccessibleDescription('Please choose one of the answers.')

  await fillIn(dialog, VALUES)
  await pressDisabled(submitOf(dialog))
  await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeFocused()
  expect(sent).toEqual([])
})

for (const wrong of ['khalid', 'khalid@masjid', 'khalid@masjid.c', '@masjid.org', 'khalid rahman@masjid.org']) {
  test(`"${wrong}" is no e-mail`, async ({ page }) => {
    const dialog = await openDemo(page)
    const email = fieldOf(dialog, 'Email')
    await email.fill(wrong)
    await expect(email).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Tab')
    await expect(dialog.getByText(EMAIL_MESSAGE)).toBeVisible()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveCSS('border-top-color', RED)
    await email.fill('khalid@masjid.co')
    await expect(dialog.getByText(EMAIL_MESSAGE)).toBeHidden()
    await expect(email).not.toHaveAttribute('aria-invalid')
  })
}

test('every field says what belongs there', async ({ page }) => {
  const dialog = await openDemo(page)
  for (const [label, type, autoComplete] of [
    ['Name', 'text', 'name'],
    ['Email', 'email', 'email'],
    ['Phone', 'tel', 'tel'],
  ] as const) {
    const field = fieldOf(dialog, label)
    await expect(field).toHaveAttribute('type', type)
    await expect(field).toHaveAttribute('autocomplete', autoComplete)
    await expect(field).toHaveAttribute('required')
  }
  const group = dialog.getByRole('group', { name: 'Are you looking for a donation platform?' })
  await expect(group.getByRole('radio')).toHaveCount(3)
})

test('the whole form works by keyboard', async ({ page }) => {
  const sent = await answerForms(page, { outcome: 'accepted' })
  await openLandingPage(page)
  await openerOf(page, 'demo').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Try a Demo' })).toBeFocused()
  for (const value of Object.values(VALUES)) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(submitOf(dialogOf(page, 'demo'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expectReady(page)
  expect(sent).toMatchObject([{ email: VALUES.Email, lookingForDonationPlatform: 'No' }])
})

test('an answer that comes after the dialog was closed is there when it opens again', async ({ page }) => {
  const letGo = await holdForms(page)
  const dialog = await openDemo(page)
  await fillInDemo(dialog)
  const answered = page.waitForResponse('**/api/forms/demo')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await letGo()
  await answered
  await page.locator('button[commandfor="demo-dialog"]').first().click()
  await expectReady(page)
})

for (const width of [320, 390, 859, 860, 1920]) {
  test(`at ${width} px nothing is cut off or too small`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const dialog = await openDemo(page)
    await pressDisabled(submitOf(dialog))
    await expect(dialog.locator('.field-error')).toHaveCount(4)
    const panel = dialog.locator('.dialog-panel')
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    for (const target of await dialog.locator('.input, .choice, .button').all()) {
      const box = await target.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
  })
}

// The browser complains of an answer with an error by itself.
for (const outcome of ['failed', 'too many'] as const) {
  base(`nothing changes when sending came to "${outcome}", and it can be sent again`, async ({ page }) => {
    const dialog = await openDemo(page)
    await fillInDemo(dialog)
    await expect(submitOf(dialog)).toHaveAttribute('aria-disabled', 'false')
    const before = await dialog.screenshot({ caret: 'hide' })
    const sent = await answerForms(page, outcome === 'failed' ? { outcome } : { outcome, retryAfterMs: 600_000 })
    await sendByEnter(page)
    expect(await dialog.screenshot({ caret: 'hide' })).toEqual(before)
    await sendByEnter(page)
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toMatchObject({ submissionId: sent[0]?.submissionId, name: VALUES.Name, email: VALUES.Email })

    await answerForms(page, { outcome: 'accepted' })
    await page.keyboard.press('Enter')
    await expectReady(page)
  })
}

base('nothing changes when the server cannot be reached', async ({ page }) => {
  const dialog = await openDemo(page)
  await fillInDemo(dialog)
  await page.route('**/api/forms/demo', route => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.press('Enter')
  await failed
  await expectFilled(dialog)
  await expect(submitOf(dialog)).toHaveAttribute('aria-disabled', 'false')
})

base('errors of the form service show at their fields until these change', async ({ page }) => {
  const dialog = await openDemo(page)
  await fillInDemo(dialog)
  const message = 'Email is required, should be an email'
  await answerForms(page, { outcome: 'invalid', errors: { email: [message], phone: ['Phone should be a number'] } })
  await page.keyboard.press('Enter')
  await expect(fieldOf(dialog, 'Email')).toBeFocused()
  await expect(fieldOf(dialog, 'Email')).toHaveAccessibleDescription(message)
  await expect(fieldOf(dialog, 'Phone')).toHaveAccessibleDescription('Phone should be a number')
  await expectFilled(dialog)
  await page.keyboard.type('x')
  await expect(dialog.getByText(message)).toBeHidden()
  await expect(dialog.getByText('Phone should be a number')).toBeVisible()
})

base('a page whose code comes late takes over what was sent without it', async ({ page }) => {
  await withholdCode(page)
  await page.goto('/')
  await openerOf(page, 'demo').click()
  const dialog = dialogOf(page, 'demo')
  await fillIn(dialog, { ...VALUES, Email: 'khalid@masjid' })
  await bringCode(page)
  await submitOf(dialog).click()
  await expect(submitOf(dialog)).toHaveAttribute('aria-disabled', 'true')
  await expect(fieldOf(dialog, 'Name')).toHaveValue(VALUES.Name)
  await expect(fieldOf(dialog, 'Email')).toHaveAccessibleDescription(EMAIL_MESSAGE)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await openDialog(page, 'demo')
  await expect(fieldOf(dialog, 'Name')).toHaveValue(VALUES.Name)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1440]) {
    test(`at ${width} px the page comes back with what is wrong, what was typed, and then the live demo`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await openerOf(page, 'demo').click()
      const dialog = dialogOf(page, 'demo')
      await fillIn(dialog, { ...VALUES, Email: 'khalid@masjid' })
      await submitOf(dialog).click()
      await expect(dialog.getByText(EMAIL_MESSAGE)).toBeInViewport()
      await expect(dialog.getByText('Please choose one of the answers.')).toBeInViewport()
      await expect(page.getByRole('heading', { name: 'Try a Demo' })).toBeFocused()
      await expect(fieldOf(dialog, 'Name')).toHaveValue(VALUES.Name)
      await expect(fieldOf(dialog, 'Phone')).toHaveValue(VALUES.Phone)
      await expect(fieldOf(dialog, 'Email')).toHaveAttribute('aria-invalid', 'true')

      await fieldOf(dialog, 'Email').fill(`plain${width}@demo.example`)
      await choose(dialog, 'Yes')
      await submitOf(dialog).click()
      const ready = await expectReady(page)
      await expect(ready.getByRole('link', { name: 'Open the live demo' })).toBeInViewport()
      await ready.getByRole('button', { name: 'Close' }).last().click()
      await expect(ready).toBeHidden()
    })
  }
})

async function openDemo(page: Page): Promise<Locator> {
  await openLandingPage(page)
  return openDialog(page, 'demo')
}

/** Leaves the focus in the e-mail's field. */
async function fillInDemo(dialog: Locator): Promise<void> {
  await fillIn(dialog, VALUES)
  await choose(dialog, 'Yes')
  await fieldOf(dialog, 'Email').focus()
}

async function choose(dialog: Locator, answer: string): Promise<void> {
  await dialog.getByText(answer, { exact: true }).click()
}

function submitOf(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Try It Now' })
}

async function sendByEnter(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/forms/demo')
  await page.keyboard.press('Enter')
  await (await answered).finished()
}

/** The dialog once it shows its success; it is named by it, and read from its title. */
async function expectReady(page: Page): Promise<Locator> {
  const ready = page.getByRole('dialog', { name: 'Your Live Demo is Ready', exact: true })
  await expect(ready).toBeVisible()
  await expect(ready.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(ready.locator('form')).toHaveCount(0)
  return ready
}

async function expectFilled(dialog: Locator): Promise<void> {
  for (const [label, value] of Object.entries(VALUES)) await expect(fieldOf(dialog, label)).toHaveValue(value)
  await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked()
}

async function expectEmpty(dialog: Locator): Promise<void> {
  for (const label of Object.keys(VALUES)) await expect(fieldOf(dialog, label)).toHaveValue('')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog.locator('.field-error')).toHaveCount(0)
  await expect(submitOf(dialog)).toHaveAttribute('aria-disabled', 'true')
}
