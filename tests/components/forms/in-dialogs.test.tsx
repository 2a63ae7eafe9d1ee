import { beforeEach, expect, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { DEMO_VALUES, MINI_TRIAL_VALUES } from '../../support/form-answers'
import { drawFrame } from '../support/clock'
import {
  autofill,
  expectClosed,
  expectErrors,
  expectValues,
  fieldOf,
  fillIn,
  paste,
  pressDisabled,
} from '../support/fields'
import { site, startSite } from '../support/form-site'
import { demo, drawer } from '../support/forms'

beforeEach(startSite)

test('a demo that was sent shows an empty form when it opens again', async () => {
  const sent = await demo.open()
  await demo.fill(sent)
  await demo.send(sent)
  await expect.element(demo.success()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectClosed(demo.success())
  const dialog = await demo.reopen()
  await expectValues(dialog, { Name: '', Email: '', Phone: '' })
  expect(dialog.getByRole('radio', { checked: true }).length).toBe(0)
  await expectErrors(dialog, [])
  await expect.element(demo.submitOf(dialog)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dialog.getByRole('heading', { name: 'Try a Demo' })).toHaveFocus()
})

test('Try It Now, clicked while disabled, names what is missing and moves the focus there, until all is filled in', async () => {
  const dialog = await demo.open()
  await fieldOf(dialog, 'Name').fill('Khalid')
  await pressDisabled(demo.submitOf(dialog))
  await expect.element(fieldOf(dialog, 'Email')).toHaveFocus()
  await expect.element(fieldOf(dialog, 'Name')).not.toHaveAttribute('aria-invalid')
  await expect.element(fieldOf(dialog, 'Email')).toHaveAccessibleDescription(MESSAGES.emailInvalid)
  await expect.element(fieldOf(dialog, 'Phone')).toHaveAccessibleDescription(MESSAGES.enterPhone)
  await expect.element(dialog.getByRole('group')).toHaveAccessibleDescription(MESSAGES.choiceRequired)

  await fillIn(dialog, DEMO_VALUES)
  await pressDisabled(demo.submitOf(dialog))
  await expect.element(dialog.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  await dialog.getByText('No', { exact: true }).click()
  await expect.element(demo.submitOf(dialog)).toHaveAttribute('aria-disabled', 'false')
  await fieldOf(dialog, 'Name').fill(' ')
  await expect.element(demo.submitOf(dialog)).toHaveAttribute('aria-disabled', 'true')
  expect(site.sent).toEqual([])
})

test.each([
  ['the answer is there', 'accepted'],
  ['the form is still filled in', 'failed'],
] as const)(
  'when a demo dialog opens again that was closed while its request was on its way, %s',
  async (_, outcome) => {
    site.reply('held')
    const dialog = await demo.open()
    await demo.fill(dialog)
    await demo.send(dialog)
    await userEvent.keyboard('{Escape}')
    await expectClosed(dialog)
    site.release({ outcome })
    if (outcome === 'failed') return demo.expectKept(await demo.reopen())
    await demo.opener().click()
    await expect.element(demo.success()).toBeVisible()
  },
)

test.each([
  ['Full name', ' Khalid ', 'Please enter at least your first and last name.'],
  ['Phone', '419555014', 'Phone number must be exactly 10 digits.'],
  ['Email', 'khalid@masjid', 'Please enter a valid email address'],
] as const)('%s "%s" keeps the form from being sent: %s', async (field, value, message) => {
  const dialog = await drawer.open()
  await fillIn(dialog, { ...MINI_TRIAL_VALUES, [field]: value })
  await drawer.send(dialog)
  const wrong = fieldOf(dialog, field)
  await expect.element(wrong).toHaveFocus()
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect.element(wrong).toHaveAccessibleDescription(field === 'Phone' ? `10 digits ${message}` : message)
  await expectErrors(dialog, [message])

  await wrong.fill(MINI_TRIAL_VALUES[field])
  await expectErrors(dialog, [])
  expect(site.sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer.success()).toBeVisible()
  expect(site.sent).toHaveLength(1)
})

test('the button says that it is submitting', async () => {
  site.reply('held')
  const dialog = await drawer.open()
  await drawer.fill(dialog)
  await drawer.send(dialog)
  const sending = dialog.getByRole('button', { name: MESSAGES.sending })
  await expect.element(sending).toHaveAttribute('aria-busy', 'true')
  site.release({ outcome: 'accepted' })
  await expect.element(drawer.success()).toBeVisible()
})

test('closing clears the fields, so the drawer reopens empty', async () => {
  const dialog = await drawer.open()
  await fillIn(dialog, { ...MINI_TRIAL_VALUES, Phone: '419' })
  await drawer.send(dialog)
  await expectErrors(dialog, ['Phone number must be exactly 10 digits.'])
  await userEvent.keyboard('{Escape}')
  await expectClosed(dialog)
  await drawer.reopen()
  await expectValues(dialog, { 'Full name': '', Phone: '', Email: '' })
  await expectErrors(dialog, [])
})

test('an answer that comes after the drawer was closed is not taken for that of the next request', async () => {
  site.reply('held', 'held')
  await drawer.fill(await drawer.open())
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  const dialog = await drawer.reopen()
  await fillIn(dialog, { ...MINI_TRIAL_VALUES, 'Full name': 'Amina Yusuf' })
  site.release({ outcome: 'accepted' })
  await drawFrame()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => site.sent).toHaveLength(2)
  site.release({ outcome: 'accepted' })
  await expect.element(drawer.success()).toBeVisible()
})

/** What becomes of each notation is in lib/words/phone.test.ts. A number of another country stays whole, and is refused when the form is sent. */
test.each([
  ['typed', (phone: Locator, text: string) => userEvent.type(phone, text), '(419) abc555-0142 ext 99', '4195550142'],
  ['pasted', (_: Locator, text: string) => paste(text), '+1 (555) 123-4567', '5551234567'],
  ['filled in', async (phone: Locator, text: string) => autofill(phone, text), '+44 20 7946 0000', '442079460000'],
] as const)('the phone field keeps the ten digits of what is %s', async (_, fill, written, kept) => {
  const phone = fieldOf(await drawer.open(), 'Phone')
  await phone.click()
  await fill(phone, written)
  await expect.element(phone).toHaveValue(kept)
})

test('the phone field keeps the caret where the visitor types or pastes', async () => {
  const phone = fieldOf(await drawer.open(), 'Phone')
  await userEvent.type(phone, '41950142')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await userEvent.keyboard('-5-5')
  await expect.element(phone).toHaveValue('4195550142')
  await phone.clear()
  await paste('4567')
  await userEvent.keyboard('{Home}')
  await paste('+1 (555) 123-')
  await expect.element(phone).toHaveValue('5551234567')
  await userEvent.keyboard('{Backspace}')
  await expect.element(phone).toHaveValue('555124567')
})
