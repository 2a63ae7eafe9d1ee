import { beforeEach, expect, test } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import type { Answer } from '@/lib/forms/answer'
import { MESSAGES } from '@/lib/forms/rules'
import { FULL_ANSWERS, WAY } from '../../support/form-answers'
import { DEMO_URL } from '../support/content'
import { clickBackdrop, dialogOf, expectClosed, expectValues, fillIn, settled } from '../support/fields'
import { type FormSite, startFormSite } from '../support/form-site'
import { holdNavigations } from '../support/navigations'
import {
  DEMO_LINK,
  expectFull,
  expectMessage,
  formOf,
  HOME_LINK,
  openTrial,
  received,
  send,
  sendFull,
  trialField,
} from '../support/trial'

const EMAIL_ERRORS = 'Email is required, should be an email'
const EMAIL_REFUSED: Answer = { outcome: 'invalid', errors: { email: [EMAIL_ERRORS] } }

let site: FormSite
let visited: string[]

beforeEach(async () => {
  site = startFormSite()
  visited = holdNavigations()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('an empty full form says of every field what to enter, and focuses the first', async () => {
  openTrial('full')
  await send()
  await expectMessage('Name', 'Enter your name.')
  await expectMessage('Email', 'Enter your email address.')
  await expectMessage('Phone', 'Enter your phone number.')
  await expectMessage('Masjid', 'Enter your masjid’s name.')
  await expectMessage('Location', 'Enter your city and state.')
  await expectMessage('Best contact', 'Choose one answer.')
  await expect.element(trialField('Name')).toHaveFocus()
  await expectClosed(received())
  expect(site.sent).toEqual([])

  const summary = summaryOf('Six answers need a look')
  expect(summary.getByRole('link').length).toBe(6)
  await summary.getByRole('link', { name: 'Best contact', exact: false }).click()
  await expect.element(formOf().getByRole('radio', { name: 'Email' })).toHaveFocus()
  history.replaceState(null, '', location.pathname + location.search)
})

test('the full form is sent with exactly its six fields, its id, its token and an empty honeypot', async () => {
  await sendFull()
  const fields = { name: 'Khalid Rahman', email: FULL_ANSWERS.Email, phone: FULL_ANSWERS.Phone }
  const more = { masjid: FULL_ANSWERS.Masjid, location: FULL_ANSWERS.Location, bestcontact: WAY }
  const extras = {
    submissionId: expect.stringMatching(/^\d+(-\d+){3}$/),
    startToken: expect.stringMatching(/^token-\d+$/),
    nickname: '',
  }
  expect(site.sent).toEqual([{ form: 'trial', values: { ...fields, ...more, ...extras } }])
})

test('“Need help?” opens the contact dialog, and what was typed stays', async () => {
  openTrial('full')
  await fillIn(formOf(), FULL_ANSWERS)
  await page.getByRole('button', { name: 'Need help?' }).first().click()
  const dialog = await settled(dialogOf('Need help?'))
  expect(dialog.getByRole('link').length).toBe(2)
  await userEvent.keyboard('{Escape}')
  await expectClosed(dialog)
  await expectValues(formOf(), FULL_ANSWERS)
})

test('the full form can be filled in and sent by keyboard alone', async () => {
  openTrial('full')
  trialField('Name').element().focus()
  for (const answer of Object.values(FULL_ANSWERS)) {
    await userEvent.keyboard(answer)
    await userEvent.keyboard('{Tab}')
  }
  await expect.element(formOf().getByRole('radio', { name: 'Email' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(formOf().getByRole('radio', { name: 'Any' })).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await expect.element(formOf().getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const dialog = await settled(received())
  await expect.element(dialog.getByRole('heading', { name: 'Submission Received' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog.getByRole('link', { name: DEMO_LINK })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => visited).toEqual(['/'])
})

test.each([
  ['a click beside it', clickBackdrop],
  ['its close button', () => received().getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
] as const)(
  '%s closes the dialog and leads home; a page that the browser has kept is loaded again for a second request',
  async (_, close) => {
    await sendFull()
    expect(visited).toEqual([])
    await close()
    await expect.poll(() => visited).toEqual(['/'])
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(() => visited).toEqual(['/', location.pathname + location.search])
  },
)

/** The full form’s dialog opens before the answer. */

test('the dialog of the full form stays open when the answer comes, and has its reference then', async () => {
  site.reply('held')
  const dialog = await sendFull()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('')
  expect(formOf().element().textContent).toContain(MESSAGES.sending)
  site.release({ outcome: 'accepted', reference: 'K7P-4MX' })
  await expect.poll(() => formOf().element().textContent).not.toContain(MESSAGES.sending)
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Your reference: K7P-4MX')
  await expect.element(received()).toBeVisible()
  expect(visited).toEqual([])
})

const WAYS: [way: string, leave: (dialog: Locator) => Promise<void>, address: string][] = [
  ['closes it', clickBackdrop, '/'],
  ['follows the home link', dialog => dialog.getByRole('link', { name: HOME_LINK }).click(), '/'],
  ['follows the home link by keyboard', dialog => pressEnter(dialog.getByRole('link', { name: HOME_LINK })), '/'],
  ['follows the link to the live demo', dialog => dialog.getByRole('link', { name: DEMO_LINK }).click(), DEMO_URL],
]

test.each(WAYS)('who %s while the form is being sent leaves once it is stored', async (_, leave, address) => {
  site.reply('held')
  const dialog = await sendFull()
  await leave(dialog)
  await expectClosed(dialog)
  await expectFull()
  expect(visited).toEqual([])
  site.release({ outcome: 'accepted' })
  await expect.poll(() => visited).toEqual([address])
})

test.each(WAYS)('who %s before errors are known stays with them', async (_, leave) => {
  site.reply('held')
  const dialog = await sendFull()
  await leave(dialog)
  await expectClosed(dialog)
  await expect.element(formOf().getByRole('button')).toHaveTextContent(MESSAGES.sending)
  site.release(EMAIL_REFUSED)
  await expectMessage('Email', EMAIL_ERRORS)
  await expect.element(trialField('Email')).toHaveFocus()
  await expectClosed(received())
  await expectFull()
  expect(visited).toEqual([])
})

function summaryOf(title: string) {
  return formOf()
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: title }) })
}

async function pressEnter(link: Locator): Promise<void> {
  link.element().focus()
  await userEvent.keyboard('{Enter}')
}
