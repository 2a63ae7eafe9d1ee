import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { MINI_TRIAL_VALUES } from '../../support/form-answers'
import { autofill, dialogOf, expectClosed, expectErrors, fieldOf, fillIn, paste } from '../support/fields'
import { LandingPage } from '../support/form-pages'
import { type FormSite, startFormSite } from '../support/form-site'
import { drawerOpener, expectEmpty, expectThanks, openDrawer, reopenDrawer, submitOf } from '../support/mini-trial'
import { hydrate } from '../support/mount'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test.each([
  ['Full name', ' Khalid ', 'Please enter at least your first and last name.'],
  ['Phone', '419555014', 'Phone number must be exactly 10 digits.'],
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

test('an address of another script, with an invisible sign before it, is sent on a page by http, where browsers have no randomUUID', async () => {
  const { randomUUID } = crypto
  const give = (value: unknown) => Object.defineProperty(crypto, 'randomUUID', { value, configurable: true })
  give(undefined)
  onTestFinished(() => void give(randomUUID))
  const drawer = await openDrawer()
  await fillIn(drawer, { ...MINI_TRIAL_VALUES, Email: '\u200fimam@xn--mgbx5cf.xn--mgberp4a5d4ar' })
  await submitOf(drawer).click()
  await expectThanks()
  expect(site.sent).toHaveLength(1)
})

test('the button says that it is submitting, whatever is typed meanwhile, and thanks follow', async () => {
  site.reply('held')
  const drawer = await openDrawer()
  await fillIn(drawer, MINI_TRIAL_VALUES)
  await submitOf(drawer).click()
  const sending = drawer.getByRole('button', { name: MESSAGES.sending })
  await expect.element(sending).toHaveAttribute('aria-busy', 'true')
  await fieldOf(drawer, 'Full name').fill('Khalid A. Rahman')
  await sending.click()
  await expect.element(sending).toBeVisible()
  site.release({ outcome: 'accepted' })
  await expect.element((await expectThanks()).getByText("We'll be in touch soon.")).toBeVisible()
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

/** What becomes of each notation is in lib/words/phone.test.ts. */
test.each([
  ['typed', (phone: Locator, text: string) => userEvent.type(phone, text)],
  ['pasted', (_: Locator, text: string) => paste(text)],
  ['filled in', async (phone: Locator, text: string) => autofill(phone, text)],
])('the phone field keeps the ten digits of what is %s', async (how, fill) => {
  const phone = fieldOf(await openDrawer(), 'Phone')
  await phone.click()
  for (const [written, kept] of [
    ['(419) 555-0142', '4195550142'],
    ['+1 (555) 123-4567', '5551234567'],
    ['\u202a+1 (٣١٢) ٥٥٥-٠١٤٢\u202c', '3125550142'],
    ...(how === 'typed' ? [['(419) abc555-0142 ext 99', '4195550142']] : []),
  ] as const) {
    await phone.clear()
    await fill(phone, written)
    await expect.element(phone).toHaveValue(kept)
  }
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

test('the phone field keeps the caret where the visitor types or pastes', async () => {
  const phone = fieldOf(await openDrawer(), 'Phone')
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
