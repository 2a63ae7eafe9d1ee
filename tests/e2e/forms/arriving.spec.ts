import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { openOutbox } from '../../../forms/outbox/open.ts'
import type { Mark } from '../../../lib/requests/requests.ts'
import { SHORT_ANSWERS } from '../../support/form-answers.ts'
import { newVisitor, receivedFrom } from '../../support/form-service.ts'
import { delayCode } from '../../support/forms.ts'
import { test, untilInteractive } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'
import { field, fillIn, send } from '../../support/trial-form.ts'

/** Marked submissions are delivered at ten a minute for each form. */
const DELIVERY_TIMEOUT_MS = 90_000
const TOKEN_URL = '**/api/forms/token'

const visitor = newVisitor()
test.use({ extraHTTPHeaders: visitor })
/** Without the console check, because browsers log failed requests while offline. */
const offlineTest = base.extend({ extraHTTPHeaders: visitor })

let emails = 0
const newEmail = () => `arriving-${Date.now()}-${++emails}@masjid.example`

test('delivers a form that was filled in before hydration and sent afterwards', async ({ page }) => {
  const email = newEmail()
  const bringCode = await delayCode(page)
  await page.goto('/karima', { waitUntil: 'commit' })
  await fillIn(page, { ...SHORT_ANSWERS, Email: email })
  bringCode()
  await untilInteractive(page)
  await sendAndExpectArrival(page, email)
})

test('delivers a form that was autofilled and sent within a second', async ({ page }) => {
  const email = newEmail()
  await page.goto('/karima')
  await untilInteractive(page)
  await fillIn(page, { ...SHORT_ANSWERS, Email: email })
  await sendAndExpectArrival(page, email)
})

offlineTest('delivers a form that was first focused while offline', async ({ page, context }) => {
  const email = newEmail()
  await page.route(TOKEN_URL, route => route.abort('internetdisconnected'))
  await page.goto('/karima')
  await untilInteractive(page)
  await context.setOffline(true)
  await field(page, 'Name').focus()
  await fillIn(page, { ...SHORT_ANSWERS, Email: email })
  await context.setOffline(false)
  await page.unroute(TOKEN_URL)
  const token = page.waitForResponse(TOKEN_URL)
  await send(page)
  await token
  await expectArrival(page, email)
})

offlineTest('delivers a form without a token when none can be fetched, and marks it', async ({ page }) => {
  const email = newEmail()
  await page.route(TOKEN_URL, route => route.abort('internetdisconnected'))
  await page.goto('/karima')
  await untilInteractive(page)
  await fillIn(page, { ...SHORT_ANSWERS, Email: email })
  await sendAndExpectArrival(page, email)
  expect(await marksOf(email)).toEqual(['token missing'])
})

test('delivers a form when the page is left while it waits for a token', async ({ page }) => {
  const email = newEmail()
  await page.route(TOKEN_URL, () => {})
  await page.goto('/karima')
  await untilInteractive(page)
  await fillIn(page, { ...SHORT_ANSWERS, Email: email })
  await send(page)
  await page.goto('/terms')
  await expect.poll(() => receivedFrom(email), { timeout: DELIVERY_TIMEOUT_MS }).toHaveLength(1)
})

async function sendAndExpectArrival(page: Page, email: string): Promise<void> {
  await send(page)
  await expectArrival(page, email)
}

async function expectArrival(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeVisible()
  await expect.poll(() => receivedFrom(email), { timeout: DELIVERY_TIMEOUT_MS }).toHaveLength(1)
}

async function marksOf(email: string): Promise<Mark[] | undefined> {
  const outbox = openOutbox({ folder: join(stack.dataFolder, 'outbox') })
  try {
    return (await Array.fromAsync(outbox.list())).find(({ values }) => values.email === email)?.marks
  } finally {
    await outbox.close()
  }
}
