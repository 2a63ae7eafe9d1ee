import { beforeEach, describe, expect, test } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { MINI_TRIAL_VALUES } from '../../support/form-answers'
import { autofill, dialogOf, expectClosed, expectErrors, expectValues, fieldOf, fillIn, paste } from '../support/fields'
import { LandingPage } from '../support/form-pages'
import { type FormSite, startFormSite } from '../support/form-site'
import { hydrate } from '../support/hydrate'
import { drawerOpener, expectEmpty, expectThanks, openDrawer, reopenDrawer, submitOf } from '../support/mini-trial'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test.each([
  ['Full name', '', 'Full name is required.'],
  ['Full name', '   ', 'Full name is required.'],
  ['Full name', 'Khalid', 'Please enter at least your first and last name.'],
  ['Full name', ' Khalid ', 'Please enter at least your first and last name.'],
  ['Phone', '', 'Phone number is required.'],
  ['Phone', '419555014', 'Phone number must be exactly 10 digits.'],
  ['Email', '', 'Please enter a valid email address'],
  ['Email', 'khalid@masjid', 'Please enter a valid email address'],
] as const)('%s "%s" keeps the form from being sent: %s', async (field, value, message) => {
  const drawer = await openDrawer()
  await fillIn(drawer, { ...MINI_TRIAL_VALUES, [field]: value })
  await submitOf(drawer).click()
  const wrong = fieldOf(drawer, field)
  await expect.element(wrong).toHaveFocus()
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect.element(wrong).toHaveAccessibleDescription(field === 'Phone' ? `10 digits ${message}` : message)
  await expectErrors(drawer, [message])

  await wrong.fill(MINI_TRIAL_VALUES[field])
  await expectErrors(drawer, [])
  expect(site.sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expectThanks()
  expect(site.sent).toHaveLength(1)
})

test('any kind of space separates first and last name', async () => {
  const drawer = await openDrawer()
  await fillIn(drawer, { ...MINI_TRIAL_VALUES, 'Full name': 'Khalid\u200bRahman' })
  await submitOf(drawer).click()
  await expectErrors(drawer, ['Please enter at least your first and last name.'])
  await fieldOf(drawer, 'Full name').fill('Khalid\u00a0Rahman')
  await expectErrors(drawer, [])
  await userEvent.keyboard('{Enter}')
  await expectThanks()
})

test.each(['\u200fkhalid@masjid.example', 'imam@xn--mgbx5cf.xn--mgberp4a5d4ar'])(
  'the address %j is accepted',
  async Email => {
    const drawer = await openDrawer()
    await fillIn(drawer, { ...MINI_TRIAL_VALUES, Email })
    await submitOf(drawer).click()
    await expectThanks()
    expect(site.sent).toHaveLength(1)
  },
)

test('the button says that it is submitting, and thanks follow', async () => {
  site.reply('held')
  const drawer = await openDrawer()
  await fillIn(drawer, MINI_TRIAL_VALUES)
  await submitOf(drawer).click()
  const sending = drawer.getByRole('button', { name: 'Submitting...' })
  await expect.element(sending).toHaveAttribute('aria-busy', 'true')
  await fieldOf(drawer, 'Full name').fill('Khalid A. Rahman')
  await expect.element(sending).toBeVisible()
  await sending.click()
  await expect.poll(() => site.sent).toHaveLength(1)
  site.release({ outcome: 'accepted' })
  const thanks = await expectThanks()
  await expect.element(thanks.getByText('We’ll be in touch soon.')).toBeVisible()
  expect(site.sent).toHaveLength(1)
})

test('closing clears the fields, so the drawer reopens empty', async () => {
  const drawer = await openDrawer()
  await fillIn(drawer, { ...MINI_TRIAL_VALUES, Phone: '419' })
  await submitOf(drawer).click()
  await expectErrors(drawer, ['Phone number must be exactly 10 digits.'])
  await userEvent.keyboard('{Escape}')
  await expectClosed(drawer)
  await expectEmpty(await reopenDrawer())
})

test('the drawer reopens empty after the thanks', async () => {
  const drawer = await openDrawer()
  await fillIn(drawer, MINI_TRIAL_VALUES)
  await userEvent.keyboard('{Enter}')
  const thanks = await expectThanks()
  await thanks.getByRole('button', { name: 'Close' }).click()
  await expectClosed(thanks)
  await expect.element(drawerOpener()).toHaveFocus()
  await expectEmpty(await reopenDrawer())
  await expect.element(page.getByRole('heading', { name: 'Sign Up for a Trial' })).toHaveFocus()
})

test('every field has the right autocomplete', async () => {
  const drawer = await openDrawer()
  for (const [label, autoComplete] of [
    ['Full name', 'name'],
    ['Phone', 'tel-national'],
    ['Email', 'email'],
  ] as const) {
    await expect.element(fieldOf(drawer, label)).toHaveAttribute('autocomplete', autoComplete)
    await expect.element(fieldOf(drawer, label)).toHaveAttribute('required')
  }
  await expect.element(fieldOf(drawer, 'Email')).toHaveAttribute('type', 'email')
})

test('the whole form works by keyboard', async () => {
  hydrate(<LandingPage />)
  drawerOpener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Sign Up for a Trial' })).toHaveFocus()
  for (const value of Object.values(MINI_TRIAL_VALUES)) {
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(value)
  }
  await userEvent.keyboard('{Tab}')
  await expect.element(submitOf(dialogOf('Sign Up for a Trial'))).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectThanks()
  const fields = { name: 'Khalid Rahman', phone: '4195550118', email: MINI_TRIAL_VALUES.Email }
  expect(site.sent).toMatchObject([{ form: 'miniTrial', values: fields }])
})

test('errors of the form service appear at their fields, the first gets the focus, and the corrected form is accepted', async () => {
  const errors = { email: ['Email is required, should be an email'], phone: ['Phone should be a number'] }
  site.reply({ outcome: 'invalid', errors }, { outcome: 'accepted' })
  const drawer = await openDrawer()
  await fillIn(drawer, MINI_TRIAL_VALUES)
  await submitOf(drawer).click()
  const description = 'Email is required, should be an email'
  await expect.element(fieldOf(drawer, 'Email')).toHaveAccessibleDescription(description)
  await expect.element(fieldOf(drawer, 'Phone')).toHaveAccessibleDescription('10 digits Phone should be a number')
  await expect.element(fieldOf(drawer, 'Phone')).toHaveFocus()
  await expectValues(drawer, MINI_TRIAL_VALUES)
  await fieldOf(drawer, 'Email').fill('mended@trial.example')
  await submitOf(drawer).click()
  await expectThanks()
  expect(site.values()[1]).toMatchObject({ email: 'mended@trial.example' })
})

test.each([
  ['failed', 'This could not be sent. Please try again.'],
  ['too many', 'Too much was sent from here. Please try again in ten minutes.'],
  ['refused', MESSAGES.refused],
  ['unreachable', 'This could not be sent. Please try again.'],
] as const)('"%s" is said, keeps what was typed, and the form can be sent again', async (outcome, message) => {
  const reply = outcome === 'unreachable' ? outcome : { outcome, retryAfterMs: 600_000 }
  site.reply(reply, reply, { outcome: 'accepted' })
  const drawer = await openDrawer()
  await fillIn(drawer, MINI_TRIAL_VALUES)
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer.getByRole('alert')).toHaveTextContent(message)
  await expectValues(drawer, MINI_TRIAL_VALUES)

  await submitOf(drawer).click()
  await expect.poll(() => site.sent).toHaveLength(2)
  const [first, second] = site.values()
  expect(second?.submissionId).toBe(first?.submissionId)
  await expect.element(drawer.getByRole('alert')).toHaveTextContent(message)
  await submitOf(drawer).click()
  await expectThanks()
})

describe('the phone field', () => {
  test('accepts only digits, ten at most', async () => {
    const phone = fieldOf(await openDrawer(), 'Phone')
    await userEvent.type(phone, '(419) abc555-0142 ext 99')
    await expect.element(phone).toHaveValue('4195550142')
    await expect.element(phone).toHaveAttribute('inputmode', 'numeric')
    await expect.element(phone).toHaveAttribute('type', 'tel')
  })

  test('accepts digits of every script', async () => {
    const phone = fieldOf(await openDrawer(), 'Phone')
    for (const typed of ['٣١٢٥٥٥٠١٤٢', '۳۱۲ ۵۵۵ ۰۱۴۲', '+१ (३१२) ५५५-०१४२', '３１２５５５０１４２']) {
      await phone.clear()
      await userEvent.type(phone, typed)
      await expect.element(phone).toHaveValue('3125550142')
      await userEvent.keyboard('٧')
      await expect.element(phone).toHaveValue('3125550142')
    }
  })

  test('keeps the caret where the visitor types', async () => {
    const phone = fieldOf(await openDrawer(), 'Phone')
    await userEvent.type(phone, '41950142')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await userEvent.keyboard('-5-5')
    await expect.element(phone).toHaveValue('4195550142')
  })

  test('drops punctuation and country code of a pasted number, but not its end', async () => {
    const phone = fieldOf(await openDrawer(), 'Phone')
    await phone.click()
    for (const [pasted, kept] of [
      ['(419) 555-0142', '4195550142'],
      ['419.555.0118', '4195550118'],
      ['+1 (555) 123-4567', '5551234567'],
      ['15551234567', '5551234567'],
      ['\u202a+1 (٣١٢) ٥٥٥-٠١٤٢\u202c', '3125550142'],
    ] as const) {
      await paste(pasted)
      await expect.element(phone).toHaveValue(kept)
      await userEvent.keyboard('{Control>}a{/Control}')
    }
  })

  test('drops the country code of an autofilled number', async () => {
    const phone = fieldOf(await openDrawer(), 'Phone')
    autofill(phone, '+15551234567')
    await expect.element(phone).toHaveValue('5551234567')
  })

  test('drops a typed country code once the number is complete', async () => {
    const phone = fieldOf(await openDrawer(), 'Phone')
    await userEvent.type(phone, '+1 (555) 123-456')
    await expect.element(phone).toHaveValue('1555123456')
    await userEvent.keyboard('7')
    await expect.element(phone).toHaveValue('5551234567')
  })

  test.each([
    ['pasted', (_: Locator, text: string) => paste(text)],
    ['filled in', autofill],
  ] as const)('keeps a number of too many digits that is %s whole, and says so', async (_, fill) => {
    const drawer = await openDrawer()
    await fillIn(drawer, { ...MINI_TRIAL_VALUES, Phone: '' })
    const phone = fieldOf(drawer, 'Phone')
    await phone.click()
    await fill(phone, '+44 20 7946 0000')
    await expect.element(phone).toHaveValue('442079460000')
    await submitOf(drawer).click()
    await expectErrors(drawer, ['Phone number must be exactly 10 digits.'])
    await expect.element(phone).toHaveFocus()
    expect(site.sent).toEqual([])
  })

  test('keeps the caret behind the digit that it followed when a number is pasted', async () => {
    const phone = fieldOf(await openDrawer(), 'Phone')
    await phone.click()
    await paste('4567')
    await userEvent.keyboard('{Home}')
    await paste('+1 (555) 123-')
    await expect.element(phone).toHaveValue('5551234567')
    await userEvent.keyboard('{Backspace}')
    await expect.element(phone).toHaveValue('555124567')
  })
})
