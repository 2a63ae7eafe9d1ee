import { beforeEach, expect, test } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { DEMO_VALUES } from '../../support/form-answers'
import { DEMO_URL, settings } from '../support/content'
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
import { colorOf } from '../support/find'
import { LandingPage } from '../support/form-pages'
import { type FormSite, startFormSite } from '../support/form-site'
import { hydrate } from '../support/mount'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('the success view offers a link, a QR code, a contact and a close button', async () => {
  const ready = await sendDemo()
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

test('shows an empty form again after it was sent', async () => {
  const ready = await sendDemo()
  await userEvent.keyboard('{Escape}')
  await expectClosed(ready)
  const dialog = await reopenDemo()
  await expectEmpty(dialog)
  await expect.element(dialog.getByRole('heading', { name: 'Try a Demo' })).toHaveFocus()
})

test('Try It Now requires a name, a valid e-mail address, a phone number and a choice', async () => {
  const dialog = await openDemo()
  const steps: [isReady: boolean, step: () => Promise<void>][] = [
    [false, () => fieldOf(dialog, 'Name').fill('Khalid')],
    [false, () => fieldOf(dialog, 'Email').fill('khalid@masjid')],
    [false, () => fieldOf(dialog, 'Phone').fill('5')],
    [false, () => choose(dialog, 'No')],
    [true, () => fieldOf(dialog, 'Email').fill('khalid@masjid.org')],
    [false, () => fieldOf(dialog, 'Name').fill(' ')],
  ]
  for (const [isReady, step] of steps) {
    await step()
    await expect.element(submitOf(dialog)).toHaveAttribute('aria-disabled', String(!isReady))
  }
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

test('what is no e-mail address is said and shown once the field is left', async () => {
  const dialog = await openDemo()
  const email = fieldOf(dialog, 'Email')
  await email.fill('khalid@masjid.c')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Tab}')
  await expectErrors(dialog, [MESSAGES.emailInvalid])
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => getComputedStyle(email.element()).borderTopColor).toBe(colorOf('var(--color-clay-600)'))
  await email.fill('khalid@masjid.co')
  await expectErrors(dialog, [])
  await expect.element(email).not.toHaveAttribute('aria-invalid')
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
  await userEvent.keyboard('{Tab} {ArrowRight}{Tab}')
  await expect.element(submitOf(dialogOf('Try a Demo'))).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectReady()
  expect(site.sent).toMatchObject([
    { form: 'demo', values: { email: DEMO_VALUES.Email, lookingForDonationPlatform: 'No' } },
  ])
})

async function sendDemo(): Promise<Locator> {
  await fillInDemo(await openDemo())
  await userEvent.keyboard('{Enter}')
  return expectReady()
}
