import { beforeEach, expect, test } from 'vitest'
import { commands, type Locator, userEvent } from 'vitest/browser'
import type { Answer } from '@/lib/forms/answer'
import { MESSAGES } from '@/lib/forms/rules'
import { SHORT_ANSWERS } from '../../support/form-answers'
import { clickBackdrop, expectClosed, expectValues, settled } from '../support/fields'
import { DEMO_URL } from '../support/form-content'
import { type FormSite, startFormSite } from '../support/form-site'
import { holdNavigations } from '../support/navigations'
import {
  DEMO_LINK,
  expectFull,
  expectMessage,
  fillInFull,
  fillInShort,
  formOf,
  HOME_LINK,
  openTrial,
  received,
  send,
  sendFull,
  trialField,
} from '../support/trial'

/** Where the visitor goes from the dialog, and what brings them back to the form. */

const EMAIL_ERRORS = 'Email is required, should be an email'
const PHONE_ERRORS = 'Phone should be a number'
const EMAIL_REFUSED: Answer = { outcome: 'invalid', errors: { email: [EMAIL_ERRORS] } }
const BOTH_REFUSED: Answer = { outcome: 'invalid', errors: { email: [EMAIL_ERRORS], phone: [PHONE_ERRORS] } }

let site: FormSite
let visited: string[]

beforeEach(async () => {
  site = startFormSite()
  visited = holdNavigations()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('a page that the browser has kept is loaded again, so that a second request is confirmed as well', async () => {
  await sendFull()
  await settled(received())
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => visited).toEqual(['/'])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => visited).toEqual(['/', location.pathname + location.search])
})

test.each([
  ['a click beside it', clickBackdrop],
  ['its close button', () => received().getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
] as const)('%s closes the dialog and leads home', async (_, close) => {
  openTrial('short')
  await fillInShort()
  await send()
  await settled(received())
  expect(visited).toEqual([])
  await close()
  await expect.poll(() => visited).toEqual(['/'])
})

test('the full form’s dialog opens before the answer, and stays open', async () => {
  site.reply('held')
  await sendFull()
  expect(formOf().element().textContent).toContain(MESSAGES.sending)
  site.release({ outcome: 'accepted' })
  await expect.poll(() => formOf().element().textContent).not.toContain(MESSAGES.sending)
  await expect.element(received()).toBeVisible()
  expect(visited).toEqual([])
})

test('when the dialog is closed while the form is being sent, the visitor goes home once it is stored', async () => {
  site.reply('held')
  const dialog = await sendFull()
  await clickBackdrop()
  await expectClosed(dialog)
  await expectFull()
  expect(visited).toEqual([])
  site.release({ outcome: 'accepted' })
  await expect.poll(() => visited).toEqual(['/'])
})

test('errors of the form service close the dialog, keep what was typed, and go when their field changes', async () => {
  site.reply(BOTH_REFUSED)
  openTrial('full')
  await fillInFull()
  await send()
  await expectMessage('Email', EMAIL_ERRORS)
  await expectMessage('Phone', PHONE_ERRORS)
  await expectClosed(received())
  await expect.element(trialField('Email')).toHaveFocus()
  await expectFull()
  await trialField('Email').fill('other@masjid.example')
  await expect.poll(() => formOf().element().querySelectorAll('.field .field-error').length).toBe(1)
  await expectMessage('Phone', PHONE_ERRORS)
})

test('the short form shows errors of the form service too', async () => {
  site.reply(BOTH_REFUSED)
  openTrial('short')
  await fillInShort()
  await send()
  await expectMessage('Email', EMAIL_ERRORS)
  await expectMessage('Phone', PHONE_ERRORS)
  await expect.element(trialField('Email')).toHaveFocus()
  await expectClosed(received())
  await expectValues(formOf(), SHORT_ANSWERS)
})

const FAILURES: { answer: Answer; message: string }[] = [
  { answer: { outcome: 'failed' }, message: MESSAGES.notSent },
  { answer: { outcome: 'too many', retryAfterMs: 600_000 }, message: MESSAGES.tooMany },
  { answer: { outcome: 'refused' }, message: MESSAGES.refused },
]

test.each(FAILURES)(
  '“$answer.outcome”: the full form says “$message”, closes the dialog and keeps what was typed',
  async ({ answer, message }) => {
    site.reply('held')
    const dialog = await sendFull()
    site.release(answer)
    await expectClosed(dialog)
    await expect.element(formOf().getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect.element(formOf().getByRole('button')).toHaveFocus()
    await expectFull()
  },
)

test.each(FAILURES)(
  '“$answer.outcome”: the short form says “$message” and can be sent again',
  async ({ answer, message }) => {
    site.reply(answer, { outcome: 'accepted' })
    openTrial('short')
    await fillInShort()
    await send()
    await expect.element(formOf().getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expectValues(formOf(), SHORT_ANSWERS)
    await send()
    await expect.element(received()).toBeVisible()
    const [first, second] = site.values()
    expect(second?.submissionId).toBe(first?.submissionId)
  },
)

test('when the dialog is closed before the errors arrive, the visitor stays on the form', async () => {
  site.reply('held')
  await sendFull()
  await clickBackdrop()
  site.release(EMAIL_REFUSED)
  await expectMessage('Email', EMAIL_ERRORS)
  await expect.element(trialField('Email')).toHaveFocus()
  await expectFull()
  expect(visited).toEqual([])
})

test.each([
  ['the home link', HOME_LINK, (link: Locator) => link.click()],
  ['the home link by keyboard', HOME_LINK, pressEnter],
  ['the link to the live demo', DEMO_LINK, (link: Locator) => link.click()],
] as const)('who follows %s before the errors are known stays with them', async (_, name, follow) => {
  site.reply('held')
  const dialog = await sendFull()
  await follow(dialog.getByRole('link', { name }))
  await expectClosed(dialog)
  await expect.element(formOf().getByRole('button')).toHaveTextContent(MESSAGES.sending)
  site.release(EMAIL_REFUSED)
  await expectMessage('Email', EMAIL_ERRORS)
  await expect.element(trialField('Email')).toHaveFocus()
  await expectClosed(received())
  await expectFull()
  expect(visited).toEqual([])
})

test.each([
  ['home', HOME_LINK, '/'],
  ['to the live demo', DEMO_LINK, DEMO_URL],
])('the link %s navigates as soon as the submission is stored', async (_, name, address) => {
  site.reply('held')
  const dialog = await sendFull()
  await dialog.getByRole('link', { name }).click()
  await expectClosed(dialog)
  expect(visited).toEqual([])
  site.release({ outcome: 'accepted' })
  await expect.poll(() => visited).toEqual([address])
})

async function pressEnter(link: Locator): Promise<void> {
  link.element().focus()
  await userEvent.keyboard('{Enter}')
}
