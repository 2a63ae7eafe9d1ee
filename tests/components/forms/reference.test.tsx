import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/accessible'
import { EVERY_FORM, expectReference } from '../support/every-form'
import { settled } from '../support/fields'
import { type FormSite, startFormSite } from '../support/form-site'
import { holdNavigations } from '../support/navigations'
import { field, goTo, prefill, reload, submit } from '../support/registration'
import { fillInFull, fillInShort, openTrial, received, send } from '../support/trial'

/** What is told after sending, and the box for a copy. */

const ACCEPTED = { outcome: 'accepted', reference: 'K7P-4MX' } as const
const LINE = 'Your reference: K7P-4MX'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  site.reply(ACCEPTED)
  holdNavigations()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test.each(EVERY_FORM)('after the form “%s” the dialog says the reference', async (_, { open, fill, send, success }) => {
  const place = await open()
  await fill(place)
  await send(place)
  await expectReference(await settled(success()), ACCEPTED.reference)
  await expectAccessible()
})

test('the full trial says it as soon as there is an answer, in a place that is read aloud', async () => {
  site.reply('held')
  openTrial('full')
  await fillInFull()
  await send()
  const dialog = await settled(received())
  const status = dialog.getByRole('status')
  await expect.element(status).toHaveTextContent('')
  site.release(ACCEPTED)
  await expect.element(status).toHaveTextContent(LINE)
})

test('without a reference nothing is said', async () => {
  site.reply({ outcome: 'accepted' })
  openTrial('short')
  await fillInShort()
  await send()
  await settled(received())
  await expect.element(received().getByRole('status')).toHaveTextContent('')
})

const box = () => page.getByRole('checkbox', { name: 'Send me a copy' })

test('the registration offers a copy, ticked, and sends what was chosen beside the fields of the form', async () => {
  await prefill(undefined, { hasCopies: true })
  await expect.element(box()).toBeChecked()
  await expectAccessible()
  await submit().click()
  await expect.poll(() => site.values()).toMatchObject([{ sendCopy: 'true' }])
})

test('an unticked box stays so over steps and a reload, and sends nothing', async () => {
  await prefill(undefined, { hasCopies: true })
  await box().click()
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

test('the keyboard reaches the box after the terms', async () => {
  await prefill(undefined, { hasCopies: true })
  field('IV01termsandconditions').element().focus()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(box()).not.toBeChecked()
})

test('where visitors get no mail, there is no box', async () => {
  await prefill()
  await expect.element(box()).not.toBeInTheDocument()
})
