import { expect, type Page, type Route, test } from '@playwright/test'
import { STEPS } from '../../../components/forms/registration/steps.ts'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { freePort } from '../../../local/http/free-port.fixture.ts'
import { expectFilled, fillInDemo, openDemo, sendByEnter } from '../../support/demo-form.ts'
import { dialogOf, openDialog, showTrialOpener } from '../../support/dialogs.ts'
import { newVisitor } from '../../support/form-service.ts'
import { fieldOf, fillIn as fillInForm } from '../../support/forms.ts'
import { openLandingPage } from '../../support/page.ts'
import {
  EVERYTHING,
  expectEverything,
  field,
  fillEverything,
  fillStep,
  openRegistration,
  readFields,
  submit,
} from '../../support/registration.ts'
import { type SiteProcess, startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'
import {
  expectAnswers,
  FULL_ANSWERS,
  fillIn,
  fillInFull,
  formOf,
  openForm,
  SHORT_ANSWERS,
  send,
} from '../../support/trial-form.ts'

/**
 * What visitors see on a site without an outbox whose form service is gone. Pages come from the stack's site; every POST goes to the
 * failing one.
 */

const MINI_ANSWERS = { 'Full name': 'Khalid Rahman', Phone: '4195550118', Email: 'khalid@assalamtoledo.org' }

let failing: SiteProcess

test.use({ viewport: { width: 1440, height: 900 }, extraHTTPHeaders: newVisitor() })

test.beforeAll(async () => {
  const nobody = `http://127.0.0.1:${await freePort()}/`
  failing = await startSite({
    port: await freePort(),
    env: {
      LOCAL_SERVICES_URL: stack.lakeUrl,
      OUTBOX_DIR: 'off',
      FORM_DEMO_ENDPOINT: nobody,
      FORM_TRIAL_ENDPOINT: nobody,
      FORM_REGISTRATION_ENDPOINT: nobody,
    },
  })
})
test.afterAll(() => failing.end('SIGTERM'))

test.beforeEach(({ page }) =>
  page.route('**/*', route => (route.request().method() === 'POST' ? postToFailing(route) : route.fallback())),
)

test('the demo dialog keeps what was typed', async ({ page }) => {
  const dialog = await openDemo(page)
  await fillInDemo(dialog)
  const answer = page.waitForResponse('**/api/forms/demo')
  await sendByEnter(page)
  expect((await answer).status()).toBe(503)
  await expectFilled(dialog)
})

test('the mini trial reports the failure and keeps what was typed', async ({ page }) => {
  await openLandingPage(page)
  await showTrialOpener(page)
  const drawer = await openDialog(page, 'trial')
  await fillInForm(drawer, MINI_ANSWERS)
  await fieldOf(drawer, 'Email').press('Enter')
  await expect(drawer.getByRole('alert').filter({ hasText: MESSAGES.notSent })).toBeVisible()
  for (const [label, answer] of Object.entries(MINI_ANSWERS)) await expect(fieldOf(drawer, label)).toHaveValue(answer)
})

test('the full trial reports the failure and keeps what was typed', async ({ page }) => {
  await openForm(page, '/request-trial')
  await fillInFull(page)
  await send(page)
  await expect(formOf(page).getByRole('alert').filter({ hasText: MESSAGES.notSent })).toBeVisible()
  await expect(dialogOf(page, 'received')).toBeHidden()
  await expectAnswers(page, FULL_ANSWERS)
})

test('the short trial reports the failure and keeps what was typed', async ({ page }) => {
  await openForm(page, '/karima')
  await fillIn(page, SHORT_ANSWERS)
  await send(page)
  await expect(formOf(page).getByRole('alert').filter({ hasText: MESSAGES.notSent })).toBeVisible()
  await expectAnswers(page, SHORT_ANSWERS)
})

test('the registration keeps everything and logs the failure on the console', async ({ page }) => {
  const errors = watchErrors(page)
  await openRegistration(page)
  await fillEverything(page)
  await submit(page).click()
  await expect.poll(() => errors).toContain('Form submission failed')
  await expect(dialogOf(page, 'received')).toBeHidden()
  await expectEverything(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the short trial reports the failure and keeps what was typed', async ({ page }) => {
    await page.goto('/scranton')
    await fillIn(page, SHORT_ANSWERS)
    await send(page)
    await expect(formOf(page).getByRole('alert').filter({ hasText: MESSAGES.notSent })).toBeVisible()
    await expectAnswers(page, SHORT_ANSWERS)
  })

  test('the registration reports the failure and keeps everything', async ({ page }) => {
    await page.goto('/register')
    for (const step of STEPS) await fillStep(page, step)
    await submit(page).click()
    await expect(page.getByRole('alert').filter({ hasText: MESSAGES.notSent })).toBeVisible()
    await expect(field(page, 'I01name')).toHaveValue(EVERYTHING.I01name ?? '')
    expect(await readFields(page)).toEqual(EVERYTHING)
  })
})

/** Next rejects a server action whose origin differs from the host, so the original host is forwarded. */
async function postToFailing(route: Route): Promise<void> {
  const request = route.request()
  const { host, pathname } = new URL(request.url())
  const headers = { ...(await request.allHeaders()), 'x-forwarded-host': host }
  await route.fulfill({ response: await route.fetch({ url: failing.url + pathname, headers }) })
}

function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
