import { expect } from '@playwright/test'
import { fillWords } from '../../../lib/words/default-words.ts'
import { DRAFT_WORDS } from '../../../schemas/documents/registration-page.words.ts'
import { EVERYTHING } from '../../support/form-answers.ts'
import { mailsTo, newVisitor, receivedFrom } from '../../support/form-service.ts'
import { startAMinuteAgo } from '../../support/forms.ts'
import { test } from '../../support/page.ts'
import {
  fillStep,
  goTo,
  headingOf,
  openRegistration,
  readFields,
  submit,
  waitForWizard,
} from '../../support/registration.ts'
import { openRequestsTool, requestOf } from '../../support/requests.ts'
import { stack } from '../../support/stack.ts'

const { title, link, save, mail, mailed, open, goneTitle, fresh } = fillWords(DRAFT_WORDS, {})

test('a registration begins in one browser, goes on in another without JavaScript, and is sent from a third', async ({
  page,
  browser,
}) => {
  const email = `elsewhere-${Date.now()}@masjid.example`
  const values = { ...EVERYTHING, I02email: email }
  await openRegistration(page)
  for (const step of [1, 2] as const) {
    await goTo(page, step)
    await fillStep(page, step, values)
  }
  await page.getByRole('button', { name: save }).click()
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
  const address = await page.getByRole('textbox', { name: link }).inputValue()
  await page.getByRole('button', { name: mail }).click()
  await expect(page.getByText(mailed)).toBeVisible()
  expect(mailsTo(email)[0]?.text).toContain(address)

  // A dead link has status 410, which the page of the test takes for a fault.
  const settings = { baseURL: stack.siteUrl, extraHTTPHeaders: newVisitor() }
  const plain = await browser.newContext({ ...settings, javaScriptEnabled: false })
  const lobby = await plain.newPage()
  await lobby.goto(address)
  await lobby.getByRole('textbox', { name: link }).fill(address)
  await lobby.getByRole('button', { name: open }).click()
  await expect(lobby.locator('[name="I02email"]')).toHaveValue(email)
  for (const step of [3, 4] as const) await fillStep(lobby, step, values)
  await lobby.getByRole('button', { name: save }).click()
  await expect(lobby.getByRole('heading', { name: title })).toBeFocused()

  const other = await browser.newContext(settings)
  const home = await other.newPage()
  await startAMinuteAgo(home)
  await home.goto(address)
  await waitForWizard(home)
  await expect(home).toHaveURL('/register')
  await expect(headingOf(home, 2)).toBeVisible()
  await expect.poll(() => readFields(home)).toEqual(values)
  await goTo(home, 4)
  await expect(home.getByRole('checkbox', { name: 'Send me a copy' })).toBeChecked()
  await submit(home).click()
  const received = home.getByRole('dialog', { name: 'Submission Received' })
  await expect(received).toBeVisible()
  const reference = /\w{3}-\w{3}$/.exec((await received.getByRole('status').textContent()) ?? '')?.[0] ?? 'none'
  await expect.poll(() => mailsTo(email)[0]?.subject).toContain(reference)
  await expect.poll(() => receivedFrom(email, 'I02email')).toHaveLength(1)

  const office = await browser.newContext(settings)
  const studio = await office.newPage()
  await openRequestsTool(studio, reference)
  await studio.locator('[role="row"][data-index] b', { hasText: EVERYTHING.I01name }).click()
  const request = requestOf(studio, EVERYTHING.I01name ?? '')
  for (const words of [`Reference ${reference}`, 'mailed to the sender']) await expect(request).toContainText(words)
  await office.close()

  await home.goto('/')
  await home.goto(address)
  await expect(home.getByRole('heading', { name: goneTitle })).toBeVisible()
  await home.getByRole('link', { name: fresh }).click()
  await waitForWizard(home)
  expect(await readFields(home)).toEqual({})
  await plain.close()
  await other.close()
})
