import { expect } from '@playwright/test'
import { SHORT_ANSWERS } from '../../support/form-answers.ts'
import { newVisitor, receivedFrom } from '../../support/form-service.ts'
import { delayCode, fillIn, formOf, send } from '../../support/forms.ts'
import { test, untilInteractive } from '../../support/page.ts'

/** Marked submissions are delivered at ten a minute for each form. */
const DELIVERY_TIMEOUT_MS = 90_000
const TOKEN_URL = '**/api/forms/token'

const visitor = newVisitor()
test.use({ extraHTTPHeaders: visitor })

let emails = 0
const newEmail = () => `arriving-${Date.now()}-${++emails}@masjid.example`

test('delivers a form that was filled in before hydration and sent afterwards', async ({ page }) => {
  const email = newEmail()
  const bringCode = await delayCode(page)
  await page.goto('/karima', { waitUntil: 'commit' })
  await fillIn(formOf(page), { ...SHORT_ANSWERS, Email: email })
  bringCode()
  await untilInteractive(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeVisible()
  await expect.poll(() => receivedFrom(email), { timeout: DELIVERY_TIMEOUT_MS }).toHaveLength(1)
})

test('delivers a form when the page is left while it waits for a token', async ({ page }) => {
  const email = newEmail()
  await page.route(TOKEN_URL, () => {})
  await page.goto('/karima')
  await untilInteractive(page)
  await fillIn(formOf(page), { ...SHORT_ANSWERS, Email: email })
  await send(page)
  await page.goto('/terms')
  await expect.poll(() => receivedFrom(email), { timeout: DELIVERY_TIMEOUT_MS }).toHaveLength(1)
})
