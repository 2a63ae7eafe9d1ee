import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { openOutbox } from '../../../forms/outbox/store.ts'
import { issueStartToken } from '../../../forms/start-token.ts'
import { HONEYPOT_FIELD, TOKEN_FIELD } from '../../../lib/forms/answer.ts'
import type { Mark } from '../../../lib/requests/requests.ts'
import { newVisitor, receivedFrom } from '../../support/form-service.ts'
import { delayCode } from '../../support/forms.ts'
import { test, untilInteractive } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'
import { field, fillIn, SHORT_ANSWERS, send } from '../../support/trial-form.ts'

/** Marked submissions are delivered at ten a minute for each form. */
const DELIVERY_TIMEOUT_MS = 90_000
const HOUR_MS = 60 * 60 * 1_000
const TOKEN_URL = '**/api/forms/token'
const MARKED_COUNT = 10

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
  await sendAndSeeItArrive(page, email)
})

test('delivers a form that was autofilled and sent within a second', async ({ page }) => {
  const email = newEmail()
  await page.goto('/karima')
  await untilInteractive(page)
  await fillIn(page, { ...SHORT_ANSWERS, Email: email })
  await sendAndSeeItArrive(page, email)
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
  await sendAndSeeItArrive(page, email)
  expect(marksOf(email)).toEqual(['token missing'])
})

test('delivers a form after more than ten from the same Wi-Fi, and marks it', async ({ page, request }) => {
  const email = newEmail()
  const wifi = newVisitor()
  // Held submissions take no place in the delivery queue.
  const held = { ...{ name: 'A B', email: 'hall@masjid.example', phone: '4195550142' }, [HONEYPOT_FIELD]: 'x' }
  for (let count = 0; count < MARKED_COUNT; count++) {
    const data = { ...held, [TOKEN_FIELD]: tokenOf(HOUR_MS) }
    expect((await request.post('/api/forms/miniTrial', { headers: wifi, data })).ok()).toBe(true)
  }
  await page.setExtraHTTPHeaders(wifi)
  await page.goto('/karima')
  await untilInteractive(page)
  await fillIn(page, { ...SHORT_ANSWERS, Email: email })
  await sendAndSeeItArrive(page, email)
  expect(marksOf(email)).toContain('many from one address')
})

test('delivers a form from a tab that was open for more than a day, and marks it', async ({ page }) => {
  const email = newEmail()
  await page.route(TOKEN_URL, route => route.fulfill({ json: { token: tokenOf(25 * HOUR_MS) } }))
  await page.goto('/karima')
  await untilInteractive(page)
  await fillIn(page, { ...SHORT_ANSWERS, Email: email })
  await sendAndSeeItArrive(page, email)
  expect(marksOf(email)).toEqual(['token expired'])
})

test('fetches the token once the page is idle, before the form is touched', async ({ page }) => {
  const token = page.waitForResponse(TOKEN_URL)
  await page.goto('/karima')
  expect((await token).ok()).toBe(true)
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

async function sendAndSeeItArrive(page: Page, email: string): Promise<void> {
  await send(page)
  await expectArrival(page, email)
}

async function expectArrival(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeVisible()
  await expect.poll(() => receivedFrom(email), { timeout: DELIVERY_TIMEOUT_MS }).toHaveLength(1)
}

/** A start token that the site would have issued this long ago. */
function tokenOf(ageMs: number): string {
  return withOutbox(outbox => issueStartToken(outbox.signingSecret(), Date.now() - ageMs))
}

function marksOf(email: string): Mark[] | undefined {
  return withOutbox(outbox => [...outbox.list()].find(({ values }) => values.email === email)?.marks)
}

function withOutbox<T>(use: (outbox: ReturnType<typeof openOutbox>) => T): T {
  const outbox = openOutbox(join(stack.dataFolder, 'outbox'))
  try {
    return use(outbox)
  } finally {
    outbox.close()
  }
}
