import { expect } from '@playwright/test'
import { visitor } from '../../support/content.ts'
import {
  choose,
  EMAIL_MESSAGE,
  expectEmpty,
  expectReady,
  fillInDemo,
  openDemo,
  submitOf,
  VALUES,
} from '../../support/demo-form.ts'
import { dialogOf, openDialog, openerOf } from '../../support/dialogs.ts'
import { payloadsFrom } from '../../support/form-service.ts'
import { answerForms, fieldOf, fillIn, holdForms, pressDisabled, typeInto } from '../../support/forms.ts'
import { openLandingPage, test } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'

/** The colour token clay-600 as the browser serializes it. */
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

test('the success view offers a link, a QR code, a contact and a close button', async ({ page }) => {
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

test('keeps what was typed when the dialog is closed and reopened', async ({ page }) => {
  const dialog = await openDemo(page)
  await fieldOf(dialog, 'Name').fill('Khalid')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openDialog(page, 'demo')
  await expect(fieldOf(dialog, 'Name')).toHaveValue('Khalid')
})

test('shows an empty form again after it was sent', async ({ page }) => {
  await answerForms(page, { outcome: 'accepted' })
  await fillInDemo(await openDemo(page))
  await page.keyboard.press('Enter')
  const ready = await expectReady(page)
  await page.keyboard.press('Escape')
  await expect(ready).toBeHidden()
  await expectEmpty(await openDialog(page, 'demo'))
  await expect(page.getByRole('heading', { name: 'Try a Demo' })).toBeFocused()
})

test('Try It Now requires a name, a valid e-mail address, a phone number and a choice', async ({ page }) => {
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

test('Try It Now, clicked while disabled, names what is missing and moves the focus there', async ({ page }) => {
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

test('every field has the right type and autocomplete', async ({ page }) => {
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

test('shows the success when the response arrived while the dialog was closed', async ({ page }) => {
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
