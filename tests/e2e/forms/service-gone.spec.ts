import { expect, type Route, test } from '@playwright/test'
import { freePort } from 'offline-content-lake/testing'
import { STEPS } from '../../../components/forms/registration/steps.ts'
import { FORMS } from '../../../lib/forms/forms.ts'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { dialogOf } from '../../support/dialogs.ts'
import { EVERYTHING, FULL_ANSWERS, SHORT_ANSWERS } from '../../support/form-answers.ts'
import { newVisitor } from '../../support/form-service.ts'
import { field, fillStep, readFields, submit } from '../../support/registration.ts'
import { type SiteProcess, startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'
import { expectAnswers, fillIn, fillInFull, formOf, openForm, send } from '../../support/trial-form.ts'

/** Answers that are valid in every form but the registration. */
const ANSWERS = {
  name: 'Khalid Rahman',
  email: 'khalid@masjid.example',
  phone: '4195550118',
  lookingForDonationPlatform: 'Yes',
  ...{ masjid: 'Masjid As-Salam', location: 'Toledo, Ohio', bestcontact: 'Text' },
}

/**
 * What visitors see on a site without an outbox whose form service is gone. Pages come from the stack's site; every POST goes to the
 * failing one.
 */

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

test('no form is accepted', async ({ request }) => {
  for (const form of Object.keys(FORMS)) {
    const data = form === 'registration' ? EVERYTHING : ANSWERS
    const answer = await request.post(`${failing.url}/api/forms/${form}`, { headers: newVisitor(), data })
    expect([form, answer.status(), await answer.json()]).toEqual([form, 503, { outcome: 'failed' }])
  }
})

test('the full trial reports the failure and keeps what was typed', async ({ page }) => {
  await openForm(page, '/request-trial')
  await fillInFull(page)
  await send(page)
  await expect(formOf(page).getByRole('alert').filter({ hasText: MESSAGES.notSent })).toBeVisible()
  await expect(dialogOf(page, 'received')).toBeHidden()
  await expectAnswers(page, FULL_ANSWERS)
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
