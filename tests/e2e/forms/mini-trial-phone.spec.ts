import { expect, type Locator, type Page } from '@playwright/test'
import { answerForms, fieldOf, fillIn } from '../../support/forms.ts'
import { openDrawer, submitOf, VALUES } from '../../support/mini-trial.ts'
import { test } from '../../support/page.ts'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test('the phone field accepts only digits, ten at most', async ({ page }) => {
  const phone = fieldOf(await openDrawer(page), 'Phone')
  await phone.pressSequentially('(419) abc555-0142 ext 99')
  await expect(phone).toHaveValue('4195550142')
  await expect(phone).toHaveAttribute('inputmode', 'numeric')
  await expect(phone).toHaveAttribute('type', 'tel')
})

test('the caret of the phone field stays where the visitor types', async ({ page }) => {
  const phone = fieldOf(await openDrawer(page), 'Phone')
  await phone.pressSequentially('41950142')
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft')
  await phone.pressSequentially('-5-5')
  await expect(phone).toHaveValue('4195550142')
})

test('a pasted phone number loses its punctuation and its country code, but not its end', async ({ page }) => {
  const phone = fieldOf(await openDrawer(page), 'Phone')
  await phone.focus()
  for (const [pasted, kept] of [
    ['(419) 555-0142', '4195550142'],
    ['419.555.0118', '4195550118'],
    ['+1 (555) 123-4567', '5551234567'],
    ['15551234567', '5551234567'],
  ] as const) {
    await paste(page, pasted)
    await expect(phone).toHaveValue(kept)
    await phone.selectText()
  }
})

test('an autofilled phone number loses its country code', async ({ page }) => {
  const phone = fieldOf(await openDrawer(page), 'Phone')
  await autofill(phone, '+15551234567')
  await expect(phone).toHaveValue('5551234567')
})

test('a typed country code is removed once the number is complete', async ({ page }) => {
  const phone = fieldOf(await openDrawer(page), 'Phone')
  await phone.pressSequentially('+1 (555) 123-456')
  await expect(phone).toHaveValue('1555123456')
  await phone.press('7')
  await expect(phone).toHaveValue('5551234567')
})

for (const [way, fill] of [
  ['pasted', (phone: Locator, text: string) => paste(phone.page(), text)],
  ['filled in', autofill],
] as const) {
  test(`a number of too many digits that is ${way} stays whole, and says so`, async ({ page }) => {
    const sent = await answerForms(page, { outcome: 'accepted' })
    const drawer = await openDrawer(page)
    await fillIn(drawer, { ...VALUES, Phone: '' })
    const phone = fieldOf(drawer, 'Phone')
    await phone.focus()
    await fill(phone, '+44 20 7946 0000')
    await expect(phone).toHaveValue('442079460000')
    await submitOf(drawer).click()
    await expect(drawer.locator('.field-error')).toHaveText(['Phone number must be exactly 10 digits.'])
    await expect(phone).toBeFocused()
    expect(sent).toEqual([])
  })
}

test('the caret stays behind the digit that it followed when a number is pasted', async ({ page }) => {
  const phone = fieldOf(await openDrawer(page), 'Phone')
  await phone.focus()
  await paste(page, '4567')
  await page.keyboard.press('Home')
  await paste(page, '+1 (555) 123-')
  await expect(phone).toHaveValue('5551234567')
  await page.keyboard.press('Backspace')
  await expect(phone).toHaveValue('555124567')
})

/** Inserts the whole text at once, as from the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text)
}

/** Fills a field as autofill does: sets the value and sends an input event without data. */
async function autofill(field: Locator, text: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, value) => {
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
}
