import { expect } from '@playwright/test'
import { REGISTRATION } from '../../../lib/forms/registration.ts'
import {
  DEMO_VALUES,
  EVERYTHING,
  FULL_ANSWERS,
  MINI_TRIAL_VALUES,
  SHORT_ANSWERS,
  WAY,
} from '../../support/form-answers.ts'
import { mailsAbout, newVisitor, payloadsFrom, receivedFrom } from '../../support/form-service.ts'
import {
  dialogOf,
  expectSuccess,
  fieldOf,
  fillIn,
  fillInFull,
  formOf,
  openDialog,
  send,
  settled,
  showTrialOpener,
  startAMinuteAgo,
  submitOf,
  typeInto,
} from '../../support/forms.ts'
import { openLandingPage, test, untilInteractive } from '../../support/page.ts'
import {
  fillEverything,
  headingOf,
  openRegistration,
  readFields,
  submit,
  waitForWizard,
} from '../../support/registration.ts'
import { stack } from '../../support/stack.ts'

/** Without a token a submission is marked, and marked ones are delivered at ten a minute for each form. */
const MARKED_TIMEOUT_MS = 90_000

/** Each form once, from the visitor's keys to the form service. */

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  extraHTTPHeaders: newVisitor(),
})

test('a demo request arrives with its four fields, and the live demo is ready', async ({ page }) => {
  const email = `demo-${Date.now()}@demo.example`
  await openLandingPage(page)
  const dialog = await openDialog(page, 'demo')
  await typeInto(dialog, { ...DEMO_VALUES, Email: email })
  await dialog.getByText('Maybe / Unsure', { exact: true }).click()
  await submitOf(dialog, 'demo').click()
  const ready = await expectSuccess(page, 'demo')
  await expect(ready.getByRole('link', { name: 'Open the live demo' })).toHaveAttribute(
    'href',
    `${stack.lakeUrl}/donation-host/demo`,
  )
  const { Name: name, Phone: phone } = DEMO_VALUES
  const sent = { name, email, phone, lookingForDonationPlatform: 'Maybe / Unsure' }
  await expect.poll(() => payloadsFrom(email)).toEqual([Object.entries(sent)])
})

test('a mini trial arrives with its three fields, and staff get a mail without other data of the visitor', async ({
  page,
}) => {
  const name = `Safiya Noor ${Date.now()}`
  const email = `mini-${Date.now()}@trial.example`
  const phone = MINI_TRIAL_VALUES.Phone
  await openLandingPage(page)
  await showTrialOpener(page)
  const form = await openDialog(page, 'trial')
  await typeInto(form, { 'Full name': name, Phone: phone, Email: email })
  await submitOf(form, 'trial').click()
  await expectSuccess(page, 'trial')
  await expect.poll(() => mailsAbout(name).length).toBe(1)
  await expect.poll(() => payloadsFrom(email)).toEqual([Object.entries({ name, email, phone })])
  const [mail] = mailsAbout(name)
  expect(mail?.text).toContain(`Open it in the Studio: ${stack.siteUrl}/studio/requests/`)
  for (const secret of [phone, email]) expect(mail?.text).not.toContain(secret)
})

test('the full trial arrives with exactly its six fields, and its dialog leads home', async ({ page }) => {
  const email = `full-${Date.now()}@masjid.example`
  await startAMinuteAgo(page)
  await page.goto('/request-trial')
  await untilInteractive(page)
  await fillInFull(page)
  await fieldOf(formOf(page), 'Email').fill(email)
  await send(page)
  const dialog = await settled(dialogOf(page, 'received'))
  const { Name: name, Phone: phone, Masjid: masjid, Location: location } = FULL_ANSWERS
  const sent = { name, email, phone, masjid, location, bestcontact: WAY }
  await expect.poll(() => payloadsFrom(email)).toEqual([Object.entries(sent)])
  expect(receivedFrom(email)).toMatchObject([{ channel: 'trial' }])
  await dialog.getByRole('link', { name: 'Return to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('every field of the registration arrives as typed, and who comes back finds an empty form', async ({ page }) => {
  const email = `registration-${Date.now()}@assalam.example`
  const arrived = () => receivedFrom(email, 'I02email').map(({ fields }) => fields)
  const values = { ...EVERYTHING, I02email: email }
  await startAMinuteAgo(page)
  await openRegistration(page)
  await fillEverything(page, values)
  await submit(page).click()
  await settled(dialogOf(page, 'received'))
  await expect.poll(arrived).toEqual([{ ...values, IV01termsandconditions: true }])
  expect(Object.keys(arrived()[0] ?? {})).toEqual(Object.keys(REGISTRATION))

  expect(await page.evaluate(() => sessionStorage.getItem('registration'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await waitForWizard(page)
  await expect(headingOf(page, 1)).toBeVisible()
  expect(await readFields(page)).toEqual({})
})

test('a form arrives when its page is left while it waits for a token', async ({ page }) => {
  const email = `left-${Date.now()}@masjid.example`
  await page.route('**/api/forms/token', () => {})
  await page.goto('/karima')
  await untilInteractive(page)
  await fillIn(formOf(page), { ...SHORT_ANSWERS, Email: email })
  await send(page)
  await page.goto('/terms')
  await expect.poll(() => receivedFrom(email), { timeout: MARKED_TIMEOUT_MS }).toHaveLength(1)
})
