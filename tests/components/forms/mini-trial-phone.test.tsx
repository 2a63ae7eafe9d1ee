import { beforeEach, expect, test } from 'vitest'
import { commands, type Locator, userEvent } from 'vitest/browser'
import { MINI_TRIAL_VALUES } from '../../support/form-answers'
import { autofill, expectErrors, fieldOf, fillIn, paste } from '../support/fields'
import { type FormSite, startFormSite } from '../support/form-site'
import { openDrawer, submitOf } from '../support/mini-trial'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('the phone field accepts only digits, ten at most', async () => {
  const phone = fieldOf(await openDrawer(), 'Phone')
  await userEvent.type(phone, '(419) abc555-0142 ext 99')
  await expect.element(phone).toHaveValue('4195550142')
  await expect.element(phone).toHaveAttribute('inputmode', 'numeric')
  await expect.element(phone).toHaveAttribute('type', 'tel')
})

test('the phone field accepts digits of every script', async () => {
  const phone = fieldOf(await openDrawer(), 'Phone')
  for (const typed of ['٣١٢٥٥٥٠١٤٢', '۳۱۲ ۵۵۵ ۰۱۴۲', '+१ (३१२) ५५५-०१४२', '３１２５５５０１４２']) {
    await phone.clear()
    await userEvent.type(phone, typed)
    await expect.element(phone).toHaveValue('3125550142')
    await userEvent.keyboard('٧')
    await expect.element(phone).toHaveValue('3125550142')
  }
})

test('the phone field keeps the caret where the visitor types', async () => {
  const phone = fieldOf(await openDrawer(), 'Phone')
  await userEvent.type(phone, '41950142')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await userEvent.keyboard('-5-5')
  await expect.element(phone).toHaveValue('4195550142')
})

test('the phone field drops punctuation and country code of a pasted number, but not its end', async () => {
  const phone = fieldOf(await openDrawer(), 'Phone')
  await phone.click()
  for (const [pasted, kept] of [
    ['(419) 555-0142', '4195550142'],
    ['419.555.0118', '4195550118'],
    ['+1 (555) 123-4567', '5551234567'],
    ['15551234567', '5551234567'],
    ['\u202a+1 (٣١٢) ٥٥٥-٠١٤٢\u202c', '3125550142'],
    ['001 312 555 0142', '3125550142'],
  ] as const) {
    await paste(pasted)
    await expect.element(phone).toHaveValue(kept)
    await userEvent.keyboard('{Control>}a{/Control}')
  }
})

test('the phone field drops the country code of an autofilled number', async () => {
  const phone = fieldOf(await openDrawer(), 'Phone')
  autofill(phone, '+15551234567')
  await expect.element(phone).toHaveValue('5551234567')
})

test('the phone field drops a typed country code once the number is complete', async () => {
  const phone = fieldOf(await openDrawer(), 'Phone')
  await userEvent.type(phone, '+1 (555) 123-456')
  await expect.element(phone).toHaveValue('1555123456')
  await userEvent.keyboard('7')
  await expect.element(phone).toHaveValue('5551234567')
})

test.each([
  ['pasted', (_: Locator, text: string) => paste(text)],
  ['filled in', autofill],
] as const)('the phone field keeps a number of another country that is %s whole, and says so', async (_, fill) => {
  const drawer = await openDrawer()
  await fillIn(drawer, { ...MINI_TRIAL_VALUES, Phone: '' })
  const phone = fieldOf(drawer, 'Phone')
  await phone.click()
  await fill(phone, '+44 20 7946 0000')
  await expect.element(phone).toHaveValue('442079460000')
  await phone.clear()
  await fill(phone, '+47 22 12 34 56')
  await expect.element(phone).toHaveValue('+47 22 12 34 56')
  await submitOf(drawer).click()
  await expectErrors(drawer, ['Phone number must be exactly 10 digits.'])
  await expect.element(phone).toHaveFocus()
  expect(site.sent).toEqual([])
})

test('the phone field keeps the caret behind the digit that it followed when a number is pasted', async () => {
  const phone = fieldOf(await openDrawer(), 'Phone')
  await phone.click()
  await paste('4567')
  await userEvent.keyboard('{Home}')
  await paste('+1 (555) 123-')
  await expect.element(phone).toHaveValue('5551234567')
  await userEvent.keyboard('{Backspace}')
  await expect.element(phone).toHaveValue('555124567')
})
