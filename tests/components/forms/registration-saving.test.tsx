import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DRAFT_MESSAGES } from '@/components/forms/registration/saving/messages'
import { EVERYTHING } from '../../support/form-answers'
import { expectPageAccessible } from '../support/accessible'
import { expectClosed, settled } from '../support/fields'
import { site, startSite } from '../support/form-site'
import {
  field,
  headingOf,
  linkShown,
  openRegistration,
  prefill,
  received,
  reload,
  save,
  saveAndClose,
  saved,
  submit,
  W,
} from '../support/registration'

const erase = () => saved().getByRole('button', { name: W.erase })

beforeEach(startSite)

test('mails the link to the address in step 1, where visitors get mail', async () => {
  const mail = saved().getByRole('button', { name: W.mail })
  openRegistration()
  await field('I02email').fill('khalid@masjid.example')
  await saveAndClose()
  await save().click()
  await expect.element(saved()).toBeVisible()
  await expect.element(mail).not.toBeInTheDocument()
  reload({ hasCopies: true })
  await field('I02email').fill('')
  await save().click()
  await expect.element(saved()).toBeVisible()
  await expect.element(mail).not.toBeInTheDocument()
  await field('I02email').fill('khalid@masjid.example')
  await save().click()
  await expect.element(saved()).toBeVisible()
  await mail.click()
  await expect.element(saved().getByText(W.mailed)).toBeVisible()
  expect(JSON.parse(site.drafts.received.at(-1) ?? '')).toMatchObject({ link: linkShown() })
  await expectPageAccessible()
  site.drafts.fail('unsent')
  await mail.click()
  await expect.element(saved().getByRole('alert')).toHaveTextContent(DRAFT_MESSAGES.unsent)
  await expect.element(saved().getByText(W.mailed)).not.toBeInTheDocument()
  expect(linkShown()).not.toBe('')
})

test('shows a link with which anybody else reads everything, and sends none of it readable', async () => {
  await prefill()
  await save().click()
  await expect.element(saved()).toBeVisible()
  await expect.element(saved().getByRole('heading', { name: W.title })).toHaveFocus()
  const draft = await site.drafts.elsewhere.open(linkShown())
  expect(draft.step).toBe(4)
  expect(Object.entries(draft.values).filter(([, value]) => value !== '')).toEqual(
    expect.arrayContaining(Object.entries(EVERYTHING)),
  )
  const sent = site.drafts.received.join('\n')
  for (const value of Object.values(EVERYTHING).filter(({ length }) => length > 4)) expect(sent).not.toContain(value)
  expect(sent).not.toContain(linkShown().split('#')[1])
})

test('goes on here, and saves under the same link', async () => {
  openRegistration()
  await field('I01name').fill('Khalid Rahman')
  const link = await saveAndClose()
  await expect.element(save()).toHaveFocus()
  await field('I04role').fill('Treasurer')
  expect(await saveAndClose()).toBe(link)
  reload()
  await field('I04role').fill('Imam')
  expect(await saveAndClose()).toBe(link)
  expect((await site.drafts.elsewhere.open(link)).values).toMatchObject({ I01name: 'Khalid Rahman', I04role: 'Imam' })
  expect(site.drafts.stored.size).toBe(1)
})

test('copies the link, or marks it where the browser does not allow that', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValue(new Error('no'))
  onTestFinished(() => write.mockRestore())
  openRegistration()
  await save().click()
  await expect.element(saved()).toBeVisible()
  const copy = saved().getByRole('button', { name: W.copy })
  await copy.click()
  await expect.element(saved().getByText(W.copied)).toBeVisible()
  expect(write).toHaveBeenCalledWith(linkShown())
  await copy.click()
  await expect.element(saved().getByText(W.copied)).not.toBeInTheDocument()
  expect(String(getSelection())).toBe(linkShown())
})

test('deletes what was saved, and keeps what was typed', async () => {
  openRegistration()
  await field('I01name').fill('Khalid Rahman')
  const first = await saveAndClose()
  await save().click()
  await expect.element(saved()).toBeVisible()
  await erase().click()
  await expect.element(saved().getByRole('heading', { name: W.erasedTitle })).toHaveFocus()
  await expect.element(saved().getByText(W.erasedText)).toBeVisible()
  expect(site.drafts.stored.size).toBe(0)
  await page.getByRole('button', { name: W.stay }).click()
  await expect.element(field('I01name')).toHaveValue('Khalid Rahman')
  expect(await saveAndClose()).not.toBe(first)
})

test.each([
  ['too many', DRAFT_MESSAGES.tooMany],
  ['too large', DRAFT_MESSAGES.tooLarge],
  ['off', DRAFT_MESSAGES.off],
  ['refused', DRAFT_MESSAGES.refused],
  ['full', DRAFT_MESSAGES.failed],
  ['failed', DRAFT_MESSAGES.failed],
] as const)('says why nothing was saved (%s), and loses nothing', async (trouble, message) => {
  openRegistration()
  await field('I01name').fill('Khalid Rahman')
  site.drafts.fail(trouble)
  await save().click()
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect.element(field('I01name')).toHaveValue('Khalid Rahman')
  site.drafts.fail(null)
  await saveAndClose()
  await expect.element(page.getByText(message)).not.toBeInTheDocument()
})

test('sends the name of the draft with the form, and forgets the link afterwards', async () => {
  await prefill()
  const link = await saveAndClose()
  const { token } = await site.drafts.elsewhere.open(link)
  await submit().click()
  await settled(received())
  expect(site.values()[0]).toMatchObject({ draftToken: token, I01name: EVERYTHING.I01name })
  expect(sessionStorage.length).toBe(0)
})

test('Enter in a field goes on and neither saves nor mails anything, although the link is above the field', async () => {
  openRegistration({ hasCopies: true })
  await field('I02email').fill('khalid@masjid.example')
  await save().click()
  await expect.element(saved().getByRole('button', { name: W.mail })).toBeVisible()
  const requests = site.drafts.received.length
  await field('I01name').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(headingOf(2)).toBeVisible()
  await expectClosed(saved())
  expect(site.drafts.received).toHaveLength(requests)
})
