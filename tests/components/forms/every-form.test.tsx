import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { drawFrame } from '../support/clock'
import { expectClosed, settled } from '../support/fields'
import { type Reply, site, startHeldSite, visited } from '../support/form-site'
import {
  demo,
  drawer,
  EVERY_FORM,
  expectReference,
  fieldNamed,
  fullTrial,
  type SentForm,
  shortTrial,
} from '../support/forms'
import { find, findAll, takeComplaints } from '../support/page'

const ACCEPTED = { outcome: 'accepted', reference: 'K7P-4MX' } as const
const EMAIL_ERROR = 'Email is required, should be an email'
const PHONE_ERROR = 'Phone should be a number'

/** What becomes of a request that is not accepted. A held one is never answered, so a limit of time ends it. */
const TROUBLES: [told: keyof SentForm['told'], reply: Reply, motion?: 'reduce' | 'no-preference'][] = [
  ['refused', { outcome: 'refused' }],
  ['failed', { outcome: 'failed' }],
  ['too many', { outcome: 'too many', retryAfterMs: 600_000 }],
  ['unreachable', 'unreachable'],
  ['unreachable', 'unreachable', 'no-preference'],
  ['unreachable', 'held'],
  ['unreachable', 'held', 'no-preference'],
]

beforeEach(startHeldSite)

describe.each(EVERY_FORM)('the form “%s”', (_, form) => {
  const { id, fields, told, open, fill, send, success, expectKept } = form
  const formElement = () => find(`form[data-form="${id}"]`)

  test('is sent once, however often its button is pressed, and then says the reference', async () => {
    site.reply('held')
    const place = await open()
    await fill(place)
    await send(place)
    await expect.poll(() => site.sent).toHaveLength(1)
    const element = formElement()
    if (element instanceof HTMLFormElement) element.requestSubmit()
    site.release(ACCEPTED)
    await expectReference(await settled(success()), ACCEPTED.reference)
    expect(site.sent).toHaveLength(1)
  })

  test.each(TROUBLES)(
    'keeps what was typed when its request is “%s” (%j, %s), does not say that it arrived, and is sent again as the same request',
    async (outcome, reply, reducedMotion = 'reduce') => {
      await commands.emulateMedia({ reducedMotion })
      site.reply(reply, ACCEPTED)
      const endWaiting = holdTimeLimits()
      const place = await open()
      await fill(place)
      await expect.poll(() => findAll('.named > .crest-empty', formElement())).toEqual([])
      const before = formElement().innerHTML
      await send(place)
      await expect.poll(() => site.sent).toHaveLength(1)
      if (reply === 'held') endWaiting()
      await expect.poll(() => document.body.textContent).not.toContain(MESSAGES.sending)
      await drawFrame()
      await expectClosed(success())
      await expectKept(place)
      expect(visited).toEqual([])
      const message = told[outcome]
      if (message) await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
      else await expect.poll(() => formElement().innerHTML).toBe(before)
      await send(place)
      await settled(success())
      expect(new Set(site.values().map(({ submissionId }) => submissionId)).size).toBe(1)
      expect(takeComplaints()).toEqual(id === 'registration' ? ['console: Form submission failed'] : [])
    },
  )

  test('shows errors of the form service at their fields until these change, and is accepted when it is corrected', async () => {
    const [email, phone] = fields
    site.reply({ outcome: 'invalid', errors: { [email]: [EMAIL_ERROR], [phone]: [PHONE_ERROR] } }, ACCEPTED)
    const place = await open()
    await fill(place)
    await send(place)
    await expect.element(fieldNamed(form, email)).toHaveFocus()
    await expectClosed(success())
    await expect.element(fieldNamed(form, email)).toHaveAccessibleDescription(expect.stringContaining(EMAIL_ERROR))
    await expect.element(fieldNamed(form, phone)).toHaveAccessibleDescription(expect.stringContaining(PHONE_ERROR))
    await expectKept(place)
    await fieldNamed(form, email).fill('mended@masjid.example')
    const errors = () => findAll('.field .field-error', formElement()).map(error => error.textContent)
    await expect.poll(errors).toEqual([PHONE_ERROR])
    await send(place)
    await settled(success())
    expect(site.values()[1]).toMatchObject({ [email]: 'mended@masjid.example' })
  })
})

test.each([
  [demo, '{Tab} {ArrowRight}'],
  [drawer, ''],
  [shortTrial, ''],
  [fullTrial, '{Tab}{ArrowLeft}'],
])('the whole form works by keyboard: $id', async (form, choose) => {
  const place = await form.open()
  fieldNamed(form, 'name').element().focus()
  for (const [index, value] of Object.values(form.values).entries()) {
    if (index > 0) await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(value)
  }
  await userEvent.keyboard(`${choose}{Tab}`)
  await expect.element(form.submitOf(place)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element((await settled(form.success())).getByRole('heading', { level: 2 })).toHaveFocus()
  expect(site.sent).toMatchObject([{ form: form.id, values: { email: form.values.Email } }])
})

/** Name, type, autocomplete and, where the browser needs it, the input mode. */
const WHO = [
  ['name', 'text', 'name', ''],
  ['email', 'email', 'email', 'email'],
]
const PHONE = ['phone', 'tel', 'tel', 'tel']

test.each([
  [demo, [...WHO, PHONE]],
  [drawer, [...WHO, ['phone', 'tel', 'tel-national', 'numeric']]],
  [fullTrial, [...WHO, PHONE, ['masjid', 'text', 'organization', ''], ['location', 'text', 'address-level2', '']]],
])('the browser can fill in the form “$id”, and chooses nothing', async (form, expected) => {
  const place = await form.open()
  const inputs = expected.map(([field = '']) => fieldNamed(form, field).element())
  expect(
    inputs.map(
      input => input instanceof HTMLInputElement && [input.name, input.type, input.autocomplete, input.inputMode],
    ),
  ).toEqual(expected)
  expect(inputs.filter(input => !input.matches('[required], [aria-required]'))).toEqual([])
  expect(place.getByRole('radio', { checked: true }).length).toBe(0)
})

/** The returned function ends whatever waits for a limit of time. */
function holdTimeLimits(): () => void {
  const limits: AbortController[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  onTestFinished(() => timeout.mockRestore())
  return () => {
    for (const limit of limits) limit.abort()
  }
}
