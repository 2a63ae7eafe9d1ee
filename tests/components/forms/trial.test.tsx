import { beforeEach, describe, expect, test } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { DEMO_URL } from '../support/content'
import { clickBackdrop, expectClosed, fieldOf, settled } from '../support/fields'
import { site, startHeldSite, visited } from '../support/form-site'
import { formOf, fullTrial, received } from '../support/forms'
import { takeComplaints } from '../support/page'

const EMAIL_ERRORS = 'Email is required, should be an email'
/** The drawing of a success, and the code of the demo. */
const PICTURES = '**/{success,live-demo}.svg'

beforeEach(startHeldSite)

test('an empty full form says of every field what to enter, and focuses the first', async () => {
  await fullTrial.open()
  await fullTrial.send(formOf())
  await expectMessage('Name', 'Enter your name.')
  await expectMessage('Email', 'Enter your email address.')
  await expectMessage('Phone', 'Enter your phone number.')
  await expectMessage('Masjid', 'Enter your masjid’s name.')
  await expectMessage('Location', 'Enter your city and state.')
  await expectMessage('Best contact', 'Choose one answer.')
  await expect.element(fieldOf(formOf(), 'Name')).toHaveFocus()
  await expectClosed(received())
  expect(site.sent).toEqual([])

  const title = page.getByRole('heading', { name: 'Six answers need a look' })
  const summary = formOf().getByRole('alert').filter({ has: title })
  expect(summary.getByRole('link').length).toBe(6)
  await summary.getByRole('link', { name: 'Best contact', exact: false }).click()
  await expect.element(formOf().getByRole('radio', { name: 'Email' })).toHaveFocus()
  history.replaceState(null, '', location.pathname + location.search)
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

const homeLink = (dialog: Locator) => dialog.getByRole('link', { name: 'Return to the home page' })

describe.each<[way: string, leave: (dialog: Locator) => Promise<void>, address: string]>([
  ['closes it', clickBackdrop, '/'],
  ['follows the home link', dialog => homeLink(dialog).click(), '/'],
  ['follows the home link by keyboard', dialog => pressEnter(homeLink(dialog)), '/'],
  ['follows the demo link', dialog => dialog.getByRole('link', { name: 'Open the live demo' }).click(), DEMO_URL],
])('who %s while the form is being sent', (_, leave, address) => {
  beforeEach(async () => {
    site.reply('held')
    const dialog = await sendFull()
    await leave(dialog)
    await expectClosed(dialog)
    await expect.element(formOf().getByRole('button')).toHaveTextContent(MESSAGES.sending)
    await fullTrial.expectKept(formOf())
    expect(visited).toEqual([])
  })

  test('leaves once it is stored', async () => {
    site.release({ outcome: 'accepted' })
    await expect.poll(() => visited).toEqual([address])
  })

  test('stays with errors that were not known before', async () => {
    site.release({ outcome: 'invalid', errors: { email: [EMAIL_ERRORS] } })
    await expectMessage('Email', EMAIL_ERRORS)
    await expect.element(fieldOf(formOf(), 'Email')).toHaveFocus()
    await expectClosed(received())
    await fullTrial.expectKept(formOf())
    expect(visited).toEqual([])
  })
})

test('pictures that did not load while offline are there once the full trial arrives', async () => {
  await commands.failRequests(PICTURES)
  site.reply('held', { outcome: 'accepted' })
  await fullTrial.open()
  await fullTrial.fill(formOf())
  await fullTrial.send(formOf())
  await expect.poll(() => commands.countFailed(PICTURES)).toBe(2)
  site.release({ outcome: 'failed' })
  await expect.element(received()).not.toBeInTheDocument()
  await commands.allowRequests(PICTURES)
  await fullTrial.send(formOf())
  const widths = () => Array.from(received().element().querySelectorAll('img'), img => img.naturalWidth)
  await expect.poll(widths).toEqual([expect.closeTo(640), 16, expect.any(Number)])
  takeComplaints()
})

/** The dialog is open, whether or not there is an answer. */
async function sendFull(): Promise<Locator> {
  const form = await fullTrial.open()
  await fullTrial.fill(form)
  await fullTrial.send(form)
  return settled(received())
}

/** Expects this message alone at the field or question with this label. */
async function expectMessage(label: string, message: string): Promise<void> {
  const messages = () => {
    const fields = Array.from(formOf().element().querySelectorAll('.field'))
    const own = fields.find(field => field.querySelector('label:not(.choice), legend')?.textContent === label)
    return Array.from(own?.querySelectorAll('.field-error') ?? [], error => error.textContent)
  }
  await expect.poll(messages).toEqual([message])
}

async function pressEnter(link: Locator): Promise<void> {
  link.element().focus()
  await userEvent.keyboard('{Enter}')
}
