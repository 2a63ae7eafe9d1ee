import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { DEMO_VALUES } from '../../support/form-answers'
import { settings } from '../support/content/settings'
import {
  choose,
  demoOpener,
  expectEmpty,
  expectReady,
  fillInDemo,
  openDemo,
  reopenDemo,
  submitOf,
} from '../support/demo'
import { dialogOf, expectClosed, expectErrors, fieldOf, fillIn, pressDisabled } from '../support/fields'
import { DEMO_URL } from '../support/form-content'
import { LandingPage } from '../support/form-pages'
import { type FormSite, startFormSite } from '../support/form-site'
import { hydrate } from '../support/hydrate'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('the success view offers a link, a QR code, a contact and a close button', async () => {
  await fillInDemo(await openDemo())
  await userEvent.keyboard('{Enter}')
  const ready = await expectReady()
  expect(ready.getByRole('button', { name: 'Send it' }).length).toBe('share' in navigator ? 1 : 0)
  await expect.element(ready.getByRole('link', { name: 'Open the live demo' })).toHaveAttribute('href', DEMO_URL)
  await expect.element(ready.getByRole('img', { name: 'QR code that opens the live demo' })).toBeVisible()
  await expect.element(ready.getByText(`Questions? ${settings.email}`)).toBeVisible()
  const email = ready.getByRole('link', { name: settings.email })
  await expect.element(email).toHaveAttribute('href', settings.emailHref)
  await ready.getByRole('button', { name: 'Close' }).last().click()
  await expectClosed(ready)
  await expect.element(demoOpener()).toHaveFocus()
})

test('a phone gets the link first and no code, which is not loaded either', async () => {
  await page.viewport(390, 844)
  performance.clearResourceTimings()
  await fillInDemo(await openDemo())
  await userEvent.keyboard('{Enter}')
  const ready = await expectReady()
  const code = ready.element().querySelector('.demo-code')
  await expect.poll(() => code && getComputedStyle(code).display).toBe('none')
  await userEvent.keyboard('{Tab}')
  await expect.element(ready.getByRole('link', { name: 'Open the live demo' })).toHaveFocus()
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/live-demo.svg'))).toEqual([])
})

test('the address of the demo can be shared where the browser can', async () => {
  const shared: unknown[] = []
  const share = async (data: ShareData) => void shared.push(data)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await fillInDemo(await openDemo())
  await userEvent.keyboard('{Enter}')
  const ready = await expectReady()
  await ready.getByRole('button', { name: 'Send it to your board' }).click()
  expect(shared).toEqual([{ url: DEMO_URL }])
})

test('keeps what was typed when the dialog is closed and reopened', async () => {
  const dialog = await openDemo()
  await fieldOf(dialog, 'Name').fill('Khalid')
  await userEvent.keyboard('{Escape}')
  await expectClosed(dialog)
  await reopenDemo()
  await expect.element(fieldOf(dialog, 'Name')).toHaveValue('Khalid')
})

test('shows an empty form again after it was sent', async () => {
  await fillInDemo(await openDemo())
  await userEvent.keyboard('{Enter}')
  const ready = await expectReady()
  await userEvent.keyboard('{Escape}')
  await expectClosed(ready)
  const dialog = await reopenDemo()
  await expectEmpty(dialog)
  await expect.element(dialog.getByRole('heading', { name: 'Try a Demo' })).toHaveFocus()
})

test('Try It Now requires a name, a valid e-mail address, a phone number and a choice', async () => {
  const dialog = await openDemo()
  const submit = submitOf(dialog)
  const steps = [
    () => fieldOf(dialog, 'Name').fill('Khalid'),
    () => fieldOf(dialog, 'Email').fill('khalid@masjid'),
    () => fieldOf(dialog, 'Phone').fill('5'),
    () => choose(dialog, 'No'),
  ]
  for (const step of steps) {
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
    await step()
  }
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await fieldOf(dialog, 'Email').fill('khalid@masjid.org')
  await expect.element(submit).toHaveAttribute('aria-disabled', 'false')
  await fieldOf(dialog, 'Name').fill(' ')
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
})

test('Try It Now, clicked while disabled, names what is missing and moves the focus there', async () => {
  const dialog = await openDemo()
  await fieldOf(dialog, 'Name').fill('Khalid')
  await pressDisabled(submitOf(dialog))
  await expect.element(fieldOf(dialog, 'Email')).toHaveFocus()
  await expect.element(fieldOf(dialog, 'Name')).not.toHaveAttribute('aria-invalid')
  await expect.element(fieldOf(dialog, 'Email')).toHaveAccessibleDescription(MESSAGES.emailInvalid)
  await expect.element(fieldOf(dialog, 'Phone')).toHaveAccessibleDescription(MESSAGES.enterPhone)
  await expect.element(dialog.getByRole('group')).toHaveAccessibleDescription(MESSAGES.choiceRequired)

  await fillIn(dialog, DEMO_VALUES)
  await pressDisabled(submitOf(dialog))
  await expect.element(dialog.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  expect(site.sent).toEqual([])
})

test.each(['khalid', 'khalid@masjid', 'khalid@masjid.c', '@masjid.org', 'khalid rahman@masjid.org'])(
  '"%s" is no e-mail, which is said and shown once the field is left',
  async wrong => {
    const dialog = await openDemo()
    const email = fieldOf(dialog, 'Email')
    await email.fill(wrong)
    await expect.element(email).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Tab}')
    await expectErrors(dialog, [MESSAGES.emailInvalid])
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => getComputedStyle(email.element()).borderTopColor).toBe(colourOf('--color-clay-600'))
    await email.fill('khalid@masjid.co')
    await expectErrors(dialog, [])
    await expect.element(email).not.toHaveAttribute('aria-invalid')
  },
)

test('every field has the right type and autocomplete', async () => {
  const dialog = await openDemo()
  for (const [label, type, autoComplete] of [
    ['Name', 'text', 'name'],
    ['Email', 'email', 'email'],
    ['Phone', 'tel', 'tel'],
  ] as const) {
    const field = fieldOf(dialog, label)
    await expect.element(field).toHaveAttribute('type', type)
    await expect.element(field).toHaveAttribute('autocomplete', autoComplete)
    await expect.element(field).toHaveAttribute('required')
  }
  const group = dialog.getByRole('group', { name: 'Are you looking for a donation platform?' })
  expect(group.getByRole('radio').length).toBe(3)
})

test('the whole form works by keyboard', async () => {
  hydrate(<LandingPage />)
  demoOpener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Try a Demo' })).toHaveFocus()
  for (const value of Object.values(DEMO_VALUES)) {
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(value)
  }
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Tab}')
  await expect.element(submitOf(dialogOf('Try a Demo'))).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectReady()
  expect(site.sent).toMatchObject([
    { form: 'demo', values: { email: DEMO_VALUES.Email, lookingForDonationPlatform: 'No' } },
  ])
})

test('shows the success when the response arrived while the dialog was closed', async () => {
  site.reply('held')
  const dialog = await openDemo()
  await fillInDemo(dialog)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => site.sent).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expectClosed(dialog)
  site.release({ outcome: 'accepted' })
  await demoOpener().click()
  await expectReady()
})

test.each([320, 390, 859, 860, 1920])('at %i px nothing is cut off or too small', async width => {
  await page.viewport(width, 800)
  const dialog = await openDemo()
  await pressDisabled(submitOf(dialog))
  await expect.poll(() => dialog.element().querySelectorAll('.field-error').length).toBe(4)
  const panel = dialog.element().querySelector('.dialog-panel')
  expect(panel?.scrollWidth).toBe(panel?.clientWidth)
  const targets = dialog.element().querySelectorAll('.input, .choice, .button')
  expect(targets.length).toBe(7)
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect()
    expect(Math.min(width, height), target.outerHTML).toBeGreaterThanOrEqual(44)
  }
})

function colourOf(token: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
