import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DRAFT_MESSAGES } from '@/components/forms/registration/saving/messages'
import { EVERYTHING } from '../../support/form-answers'
import { site, startHeldSite, visited } from '../support/form-site'
import { expectPageAccessible } from '../support/page'
import { headingOf, makeLink, openLink, openRegistration, readFields, W } from '../support/registration'

const DRAFT = 'registration'

beforeEach(startHeldSite)

/** The page that the link leads to, in the same tab. */
async function goOn(): Promise<void> {
  await expect.poll(() => visited).toEqual(['/register'])
  openRegistration()
}

function tamper(link: string): string {
  for (const [token, version] of site.drafts.stored) {
    site.drafts.stored.set(token, { ...version, data: `AAAA${version.data.slice(4)}` })
  }
  return link
}

const typedHere = () => JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}')

test('a link that could not be asked for opens at the next press, although it has left the address', async () => {
  const link = await makeLink(EVERYTHING)
  site.drafts.fail('failed')
  openLink(link)
  await expect.element(page.getByRole('alert').getByText(DRAFT_MESSAGES.failed)).toBeVisible()
  site.drafts.fail(null)
  await page.getByRole('button', { name: W.open }).click()
  await goOn()
  await expect.element(headingOf(3)).toBeVisible()
})

test('a link that is put into the address of the page opens, and leaves the address', async () => {
  const link = await makeLink(EVERYTHING)
  openLink('#')
  await expect.element(page.getByRole('button', { name: W.open })).toBeVisible()
  location.hash = link.split('#')[1] ?? ''
  await goOn()
  expect(location.hash).toBe('')
})

test('where the browser keeps nothing, the page says so instead of leading to an empty form', async () => {
  const link = await makeLink(EVERYTHING)
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  onTestFinished(() => storage.mockRestore())
  openLink(link)
  await expect.element(page.getByRole('alert').getByText(DRAFT_MESSAGES.unkept)).toBeVisible()
  expect(visited).toEqual([])
  storage.mockRestore()
})

test.each([
  [W.keepTyped, { I01name: 'Amina', I03phone: '4195550118' }],
  [W.useSaved, { I01name: 'Khalid Rahman' }],
])('what was typed in this tab is not replaced without asking: “%s”', async (choice, fields) => {
  sessionStorage.setItem(DRAFT, JSON.stringify({ I01name: 'Amina', I03phone: '4195550118' }))
  openLink(await makeLink({ I01name: 'Khalid Rahman' }))
  await expect.element(page.getByRole('heading', { name: W.askTitle })).toBeVisible()
  await expect.element(page.getByText(/ in this browser: Name, Phone \(About you\)\. /)).toBeVisible()
  await expectPageAccessible()
  await page.getByRole('button', { name: choice }).click()
  await goOn()
  await expect.poll(readFields).toEqual(fields)
})

test.each<[what: string, change: (link: string) => string]>([
  ['expired, was sent or deleted', link => link],
  ['leads to answers that somebody tampered with', tamper],
  ['lacks a part', link => link.slice(0, -3)],
])('a link that %s says so, offers a fresh start, and leaves what was typed', async (_, change) => {
  const link = await makeLink(EVERYTHING)
  if (change !== tamper) site.drafts.stored.clear()
  sessionStorage.setItem(DRAFT, JSON.stringify({ I01name: 'Amina' }))
  openLink(change(link))
  await expect.element(page.getByRole('heading', { name: W.goneTitle })).toBeVisible()
  await expect.element(page.getByRole('link', { name: W.fresh })).toHaveAttribute('href', '/register')
  await expect.element(page.getByRole('textbox', { name: W.link })).toBeVisible()
  expect(typedHere()).toEqual({ I01name: 'Amina' })
  expect(visited).toEqual([])
  await expectPageAccessible()
})
