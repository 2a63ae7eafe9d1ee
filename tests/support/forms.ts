import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Answer } from '../../lib/forms/answer.ts'

/** Typing 50 characters at this pace exceeds the two seconds within which a submission is marked. */
const KEY_DELAY_MS = 60

/** Types into the fields key by key, at a person's pace. */
export async function typeInto(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await fieldOf(form, label).pressSequentially(value, { delay: KEY_DELAY_MS })
  }
}

export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldOf(form, label).fill(value)
}

export function fieldOf(form: Locator, label: string): Locator {
  return form.getByRole('textbox', { name: label, exact: true })
}

/** Clicks a button with aria-disabled that still responds; Playwright would wait until it is enabled. */
export async function pressDisabled(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
}

const STATUS: Record<Answer['outcome'], number> = { accepted: 200, invalid: 422, 'too many': 429, failed: 503 }

/** Intercepts every submission of the page with this answer. Returns the submitted values, oldest first. */
export async function answerForms(page: Page, answer: Answer): Promise<Record<string, string>[]> {
  return interceptForms(page, route => route.fulfill({ status: STATUS[answer.outcome], json: answer }))
}

/** Holds the submissions of the page. The returned function answers all of them as accepted. */
export async function holdForms(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  await interceptForms(page, async route => void held.push(route))
  return async () => {
    const answers = held.map(route => route.fulfill({ json: { outcome: 'accepted' } satisfies Answer }))
    await Promise.all(answers)
  }
}

async function interceptForms(page: Page, handle: (route: Route) => Promise<void>): Promise<Record<string, string>[]> {
  const sent: Record<string, string>[] = []
  await page.unroute(FORMS_URL)
  await page.route(FORMS_URL, route => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.push(route.request().postDataJSON())
    return handle(route)
  })
  return sent
}

const FORMS_URL = '**/api/forms/*'

/** Aborts the page's JavaScript, although the browser runs scripts. */
export async function withholdCode(page: Page): Promise<void> {
  await page.route(CODE_URL, route => route.abort())
}

/** Holds back the page's JavaScript, as on a slow network, until the returned function is called. */
export async function delayCode(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(CODE_URL, async route => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** Lets JavaScript load again, from the next navigation on. */
export async function bringCode(page: Page): Promise<void> {
  await page.unroute(CODE_URL)
}

const CODE_URL = '**/_next/static/**/*.js'
