import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DRAFT_MESSAGES } from '@/components/forms/registration/saving/messages'
import { EVERYTHING } from '../../support/form-answers'
import { expectClosed, settled } from '../support/fields'
import { site, startSite } from '../support/form-site'
import { expectPageAccessible } from '../support/page'
import {
  field,
  headingOf,
  linkShown,
  openRegistration,
  prefill,
  readFields,
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

test.each(['too many', 'too large', 'off', 'refused', 'full', 'failed'] as const)(
  'says why nothing was saved (%s), and loses nothing',
  async trouble => {
    const message = DRAFT_MESSAGES[trouble]
    openRegistration()
    await field('I01name').fill('Khalid Rahman')
    site.drafts.fail(trouble)
    await save().click()
    await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect.element(field('I01name')).toHaveValue('Khalid Rahman')
    site.drafts.fail(null)
    await saveAndClose()
    await expect.element(page.getByText(message)).not.toBeInTheDocument()
  },
)

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

const THEIRS = { I01name: 'Amina', II14masjidcountry: 'CA', II04masjidstate: 'ON' }

/** Two people have typed names of their own, and this one saves last. */
async function saveAfterOthers(): Promise<string> {
  openRegistration()
  await field('I01name').fill('Khalid Rahman')
  const link = await saveAndClose()
  await site.drafts.elsewhere.save(await site.drafts.elsewhere.open(link), THEIRS)
  await field('I01name').fill('Khalid R.')
  await save().click()
  await expect.element(saved().getByRole('heading', { name: W.sinceTitle })).toHaveFocus()
  return link
}

const choose = (name: string) => saved().getByRole('button', { name }).click()

test('asks whose answers to go on with once somebody else has saved, and changes neither before', async () => {
  const link = await saveAfterOthers()
  await expect.element(saved().getByText(/: Name, State \(Masjid\), Country\. /)).toBeVisible()
  await expectPageAccessible()
  await expect.element(save()).not.toBeInTheDocument()
  expect(readFields()).toMatchObject({ I01name: 'Khalid R.' })
  expect((await site.drafts.elsewhere.open(link)).values).toMatchObject(THEIRS)
  reload()
  await expect.element(field('I01name')).toHaveValue('Khalid R.')
  await save().click()
  await expect.element(saved().getByRole('heading', { name: W.sinceTitle })).toBeVisible()
})

test.each([
  ['the saved answers', W.useSaved, THEIRS],
  ['what was typed here', W.keepTyped, { I01name: 'Khalid R.' }],
])('goes on with %s', async (_, choice, answers) => {
  const link = await saveAfterOthers()
  await choose(choice)
  await expect.element(saved().getByRole('heading', { name: W.title })).toHaveFocus()
  expect(linkShown()).toBe(link)
  expect(readFields()).toMatchObject(answers)
  await field('I04role').fill('Treasurer')
  expect(await saveAndClose()).toBe(link)
  expect((await site.drafts.elsewhere.open(link)).values).toMatchObject({ ...answers, I04role: 'Treasurer' })
})

test('asks before the form is sent, and sends what was chosen', async () => {
  await prefill()
  const link = await saveAndClose()
  await site.drafts.elsewhere.save(await site.drafts.elsewhere.open(link), { I04role: 'Treasurer' })
  for (let presses = 0; presses < 2; presses++) {
    await submit().click()
    await expect.element(saved().getByText(/: Role\. /)).toBeVisible()
  }
  expect(site.sent).toEqual([])
  await choose(W.useSaved)
  await submit().click()
  await settled(received())
  expect(site.values()).toMatchObject([{ ...EVERYTHING, I04role: 'Treasurer' }])
})

test('a save that is on its way is shown before the form can be sent', async () => {
  await prefill()
  const held = Promise.withResolvers<void>()
  const answer = vi.mocked(window.fetch).getMockImplementation()
  vi.mocked(window.fetch).mockImplementationOnce(async (...request) => {
    await held.promise
    return answer?.(...request) ?? Response.error()
  })
  await save().click()
  await submit().click()
  await expect.element(submit()).not.toHaveTextContent('Submitting...')
  held.resolve()
  await expect.element(saved()).toBeVisible()
  expect(site.sent).toEqual([])
})

test('the form is sent where the saved answers cannot be asked for', async () => {
  await prefill()
  await saveAndClose()
  site.drafts.fail('failed')
  await submit().click()
  await settled(received())
  expect(site.values()).toMatchObject([EVERYTHING])
})

test('says that the link is dead once somebody else has sent the answers, and then makes a new one', async () => {
  openRegistration()
  const link = await saveAndClose()
  site.drafts.stored.clear()
  await save().click()
  await expect.element(page.getByText(DRAFT_MESSAGES.gone)).toBeVisible()
  expect(await saveAndClose()).not.toBe(link)
})
