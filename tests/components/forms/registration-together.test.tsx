import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DRAFT_MESSAGES } from '@/components/forms/registration/saving/messages'
import { EVERYTHING } from '../../support/form-answers'
import { expectPageAccessible } from '../support/accessible'
import { settled } from '../support/fields'
import { site, startSite } from '../support/form-site'
import {
  field,
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

beforeEach(startSite)

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

test('goes on with the saved answers', async () => {
  const link = await saveAfterOthers()
  await choose(W.useSaved)
  await expect.element(saved().getByRole('heading', { name: W.title })).toHaveFocus()
  expect(readFields()).toMatchObject(THEIRS)
  await field('I04role').fill('Treasurer')
  expect(await saveAndClose()).toBe(link)
  expect((await site.drafts.elsewhere.open(link)).values).toMatchObject({ ...THEIRS, I04role: 'Treasurer' })
})

test('goes on with what was typed here', async () => {
  const link = await saveAfterOthers()
  await choose(W.keepTyped)
  await expect.element(saved().getByRole('heading', { name: W.title })).toHaveFocus()
  expect(linkShown()).toBe(link)
  expect((await site.drafts.elsewhere.open(link)).values).toMatchObject({ I01name: 'Khalid R.' })
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
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const answer = vi.mocked(window.fetch).getMockImplementation()
  vi.mocked(window.fetch).mockImplementationOnce(async (...request) => {
    await held
    return answer?.(...request) ?? Response.error()
  })
  await save().click()
  await submit().click()
  await expect.element(submit()).not.toHaveTextContent('Submitting...')
  release()
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
