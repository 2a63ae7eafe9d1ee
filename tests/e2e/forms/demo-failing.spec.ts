import { test as base, expect } from '@playwright/test'
import {
  choose,
  EMAIL_MESSAGE,
  expectFilled,
  expectReady,
  fillInDemo,
  openDemo,
  sendByEnter,
  submitOf,
  VALUES,
} from '../../support/demo-form.ts'
import { dialogOf, openDialog, openerOf } from '../../support/dialogs.ts'
import { answerForms, bringCode, fieldOf, fillIn, withholdCode } from '../../support/forms.ts'
import { test } from '../../support/page.ts'

base.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

// The base test, because browsers log responses with an error status.
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

base('errors of the form service appear at their fields until these change', async ({ page }) => {
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

base('hydration takes over the answer to a form that was sent before it', async ({ page }) => {
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
