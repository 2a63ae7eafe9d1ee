import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Answer } from '../../lib/forms/answer.ts'

/** A submission is marked when it comes within two seconds: 50 characters last longer. */
const KEY_DELAY_MS = 60

/** Types into the fields as people do, which takes its time. */
export async function typeInto(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await fieldOf(form, label).pressSequentially(value, { delay: KEY_DELAY_MS })
  }
}

/** Fills the fields in at once. */
export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldOf(form, label).fill(value)
}

/** The text field with this label. */
export function fieldOf(form: Locator, label: string): Locator {
  return form.getByRole('textbox', { name: label, exact: true })
}

/** Presses a button that says it is disabled and can be pressed all the same; Playwright would wait until it is enabled. */
export async function pressDisabled(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
}

const STATUS: Record<Answer['outcome'], number> = { accepted: 200, invalid: 422, 'too many': 429, failed: 503 }

/** Answers whatever is sent from the page in the server's place; gives what was sent, oldest first. */
export async function answerForms(page: Page, answer: Answer): Promise<Record<string, string>[]> {
  return interceptForms(page, route => route.fulfill({ status: STATUS[answer.outcome], json: answer }))
}

/** Holds what is sent from the page until it is let go, which answers that it was accepted. */
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

/** A page whose code never comes, though the browser would run it. */
export async function withholdCode(page: Page): Promise<void> {
  await page.route(CODE_URL, route => route.abort())
}

/** A page whose code comes only when the returned function is called: until then it is as on a slow network. */
export async function delayCode(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(CODE_URL, async route => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** From the next page on the code comes again. */
export async function bringCode(page: Page): Promise<void> {
  await page.unroute(CODE_URL)
}

const CODE_URL = '**/_next/static/**/*.js'
