import type { Locator, Page } from '@playwright/test'

/** Typing 50 characters at this pace exceeds the two seconds within which a submission is marked. */
const KEY_DELAY_MS = 60

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

export async function bringCode(page: Page): Promise<void> {
  await page.unroute(CODE_URL)
}

const CODE_URL = '**/_next/static/**/*.js'
