import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { DEMO_VALUES } from '../../support/form-answers'
import { expectFilled, expectReady, fillInDemo, openDemo, submitOf } from '../support/demo'
import { expectErrors, fieldOf } from '../support/fields'
import { type FormSite, startFormSite } from '../support/form-site'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('under another name of the site it says that the form was not sent, and keeps what was typed', async () => {
  site.reply({ outcome: 'refused' })
  const dialog = await openDemo()
  await fillInDemo(dialog)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText(MESSAGES.refused)).toBeVisible()
  await expect.element(dialog.getByLabelText('Name')).toHaveValue(DEMO_VALUES.Name)
})

test.each([{ outcome: 'failed' }, { outcome: 'too many', retryAfterMs: 600_000 }] as const)(
  'nothing changes when sending came to "$outcome", and it can be sent again',
  async answer => {
    site.reply(answer, answer, { outcome: 'accepted' })
    const dialog = await openDemo()
    await fillInDemo(dialog)
    await expect.element(submitOf(dialog)).toHaveAttribute('aria-disabled', 'false')
    const look = () => page.screenshot({ element: dialog, base64: true, save: false })
    const before = await look()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => site.sent).toHaveLength(1)
    expect(await look()).toEqual(before)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => site.sent).toHaveLength(2)
    const [first, second] = site.values()
    expect(second).toMatchObject({
      submissionId: first?.submissionId,
      name: DEMO_VALUES.Name,
      email: DEMO_VALUES.Email,
    })
    await userEvent.keyboard('{Enter}')
    await expectReady()
  },
)

test('nothing changes when the server cannot be reached', async () => {
  site.reply('unreachable')
  const dialog = await openDemo()
  await fillInDemo(dialog)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => site.sent).toHaveLength(1)
  await expectFilled(dialog)
  await expect.element(submitOf(dialog)).toHaveAttribute('aria-disabled', 'false')
})

test('errors of the form service appear at their fields until these change', async () => {
  const message = 'Email is required, should be an email'
  const phoneMessage = 'Phone should be a number'
  site.reply({ outcome: 'invalid', errors: { email: [message], phone: [phoneMessage] } })
  const dialog = await openDemo()
  await fillInDemo(dialog)
  await userEvent.keyboard('{Enter}')
  await expect.element(fieldOf(dialog, 'Email')).toHaveFocus()
  await expect.element(fieldOf(dialog, 'Email')).toHaveAccessibleDescription(message)
  await expect.element(fieldOf(dialog, 'Phone')).toHaveAccessibleDescription(phoneMessage)
  await expectFilled(dialog)
  await userEvent.keyboard('x')
  await expectErrors(dialog, [phoneMessage])
})

/** A colour token as the browser serializes it. */
