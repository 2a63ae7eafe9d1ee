import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/accessible'
import { takeComplaints } from '../support/complaints'
import { EVERY_FORM, expectReference, fieldNamed } from '../support/every-form'
import { expectClosed, settled } from '../support/fields'
import { find, findAll } from '../support/find'
import { type FormSite, startFormSite } from '../support/form-site'
import { holdNavigations } from '../support/navigations'
import { field, goTo, prefill, reload, submit } from '../support/registration'

/** What every form does with an answer; what it does without one is in without-answer.test.tsx. */

const ACCEPTED = { outcome: 'accepted', reference: 'K7P-4MX' } as const
const EMAIL_ERROR = 'Email is required, should be an email'
const PHONE_ERROR = 'Phone should be a number'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  site.reply(ACCEPTED)
  holdNavigations()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

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
    await expectAccessible()
  })

  test('says nothing where there is no reference', async () => {
    site.reply({ outcome: 'accepted' })
    const place = await open()
    await fill(place)
    await send(place)
    await expect.element((await settled(success())).getByRole('status')).toHaveTextContent('')
  })

  test.each(['refused', 'failed', 'too many', 'unreachable'] as const)(
    'keeps what was typed when the answer is “%s”, says what it has to say, and is sent again as the same request',
    async outcome => {
      const reply = outcome === 'unreachable' ? outcome : { outcome, retryAfterMs: 600_000 }
      site.reply(reply, reply, ACCEPTED)
      const place = await open()
      await fill(place)
      await expect.poll(() => findAll('.named > .crest-empty', formElement())).toEqual([])
      const before = formElement().innerHTML
      for (const attempt of [1, 2]) {
        await send(place)
        await expect.poll(() => site.sent).toHaveLength(attempt)
        await expectClosed(success())
        await expectKept(place)
        const message = told[outcome]
        if (message) await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
        else await expect.poll(() => formElement().innerHTML).toBe(before)
      }
      await send(place)
      await settled(success())
      expect(new Set(site.values().map(({ submissionId }) => submissionId)).size).toBe(1)
      const complaints = id === 'registration' ? Array(2).fill('console: Form submission failed') : []
      expect(takeComplaints()).toEqual(complaints)
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

/** Name, type, autocomplete and, where the browser needs it, the input mode. */
const WHO = [
  ['name', 'text', 'name', ''],
  ['email', 'email', 'email', 'email'],
]
const PHONE = ['phone', 'tel', 'tel', 'tel']
const AUTOCOMPLETE: Record<string, string[][]> = {
  demo: [...WHO, PHONE],
  drawer: [...WHO, ['phone', 'tel', 'tel-national', 'numeric']],
  'full trial': [...WHO, PHONE, ['masjid', 'text', 'organization', ''], ['location', 'text', 'address-level2', '']],
}

test.each(EVERY_FORM.filter(([name]) => name in AUTOCOMPLETE))(
  'the browser can fill in the form “%s”, and chooses nothing',
  async (name, form) => {
    const place = await form.open()
    const inputs = (AUTOCOMPLETE[name] ?? []).map(([field = '']) => fieldNamed(form, field).element())
    expect(
      inputs.map(
        input => input instanceof HTMLInputElement && [input.name, input.type, input.autocomplete, input.inputMode],
      ),
    ).toEqual(AUTOCOMPLETE[name])
    expect(inputs.filter(input => !input.matches('[required], [aria-required]'))).toEqual([])
    expect(place.getByRole('radio', { checked: true }).length).toBe(0)
  },
)

describe('the box for a copy of a registration', () => {
  const box = () => page.getByRole('checkbox', { name: 'Send me a copy' })

  test('is ticked, and what was chosen is sent beside the fields of the form', async () => {
    await prefill(undefined, { hasCopies: true })
    await expect.element(box()).toBeChecked()
    await expectAccessible()
    await submit().click()
    await expect.poll(() => site.values()).toMatchObject([{ sendCopy: 'true' }])
  })

  test('is reached by the keyboard after the terms, stays unticked over steps and a reload, and sends nothing then', async () => {
    await prefill(undefined, { hasCopies: true })
    field('IV01termsandconditions').element().focus()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(box()).toHaveFocus()
    await userEvent.keyboard(' ')
    await page.getByRole('button', { name: 'Previous' }).click()
    await goTo(4)
    await expect.element(box()).not.toBeChecked()
    reload({ hasCopies: true })
    await goTo(4)
    await expect.element(box()).not.toBeChecked()
    await submit().click()
    await expect.poll(() => site.sent).toHaveLength(1)
    expect(site.values()[0]).not.toHaveProperty('sendCopy')
  })

  test('is left out where visitors get no mail', async () => {
    await prefill()
    await expect.element(box()).not.toBeInTheDocument()
  })
})
