import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { MINI_TRIAL_VALUES } from '../../support/form-answers'
import { dialogOf, expectClosed, expectErrors, expectValues, fieldOf, fillIn } from '../support/fields'
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

test('the form is sent on a page by http, where browsers have no randomUUID', async () => {
  const { randomUUID } = crypto
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  onTestFinished(() => {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
  })
  const drawer = await openDrawer()
  await fillIn(drawer, MINI_TRIAL_VALUES)
  await submitOf(drawer).click()
  await expectThanks()
  expect(site.sent).toHaveLength(1)
})

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
  await expect.element(thanks.getByText("We'll be in touch soon.")).toBeVisible()
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
  await thanks.getByRole('button', { name: 'Close' }).last().click()
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
  await expect.element(fieldOf(drawer, 'Email')).toHaveFocus()
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
