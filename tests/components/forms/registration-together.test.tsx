import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DRAFT_MESSAGES } from '@/lib/drafts/words'
import { EVERYTHING } from '../../support/form-answers'
import { expectPageAccessible } from '../support/accessible'
import { expectClosed, settled } from '../support/fields'
import {
  field,
  openRegistration,
  prefill,
  readFields,
  received,
  site,
  startSite,
  submit,
} from '../support/registration'
import { save, saveAndClose, saved, W } from '../support/saved-answers'

beforeEach(startSite)

test('says what somebody else had changed, takes what only they changed, and keeps what was typed here', async () => {
  openRegistration()
  await field('I01name').fill('Khalid Rahman')
  const link = await saveAndClose()
  const theirs = await site.drafts.elsewhere.open(link)
  await site.drafts.elsewhere.save(theirs, {
    ...{ I01name: 'Amina', I02email: 'amina@masjid.example' },
    ...{ II14masjidcountry: 'CA', II04masjidstate: 'ON' },
  })
  await field('I01name').fill('Khalid R.')
  await save().click()
  await settled(saved())
  await expect
    .element(saved().getByText(/New from them: Email \(About you\), State \(Masjid\), Country\.$/))
    .toBeVisible()
  await expect.element(saved().getByText(/had changed Name as well/)).toBeVisible()
  expect(readFields()).toEqual({
    ...{ I01name: 'Khalid R.', I02email: 'amina@masjid.example' },
    ...{ II14masjidcountry: 'CA', II04masjidstate: 'ON' },
  })
  expect((await site.drafts.elsewhere.open(link)).values).toMatchObject(readFields())
})

test('what somebody else has saved since is read before the form is sent, and is sent with it', async () => {
  await prefill()
  const link = await saveAndClose()
  await site.drafts.elsewhere.save(await site.drafts.elsewhere.open(link), { I04role: 'Treasurer' })
  await submit().click()
  await settled(saved())
  await expect.element(saved().getByText(/New from them: Role\.$/)).toBeVisible()
  await expect.element(saved().getByText(W.held)).toBeVisible()
  await expectPageAccessible()
  expect(site.sent).toEqual([])
  await saved().getByRole('button', { name: W.stay }).click()
  await expectClosed(saved())
  await submit().click()
  await settled(received())
  expect(site.values()).toMatchObject([{ ...EVERYTHING, I04role: 'Treasurer' }])
})

test('a save that is on its way opens its dialog before the form can be sent', async () => {
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
  await settled(saved())
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
