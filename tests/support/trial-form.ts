import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { openOutbox } from '../../forms/outbox/open.ts'
import { issueStartToken } from '../../forms/start-token.ts'
import { FULL_ANSWERS, WAY } from './form-answers.ts'
import { untilInteractive } from './page.ts'
import { stack } from './stack.ts'

const ONE_MINUTE_MS = 60_000

export function formOf(page: Page): Locator {
  return page.locator('main form')
}

export function field(page: Page, label: string): Locator {
  return formOf(page).getByRole('textbox', { name: label, exact: true })
}

export function messageOf(page: Page, label: string): Locator {
  const ownLabel = page.locator('label:not(.choice), legend', { hasText: new RegExp(`^${label}$`) })
  return page.locator('main .field', { has: ownLabel }).locator('.field-error')
}

/** Opens a page and waits for hydration; before it, the browser submits the form as without JavaScript. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilInteractive(page)
}

export async function fillIn(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer)
}

export async function fillInFull(page: Page): Promise<void> {
  await fillIn(page, FULL_ANSWERS)
  await formOf(page).getByRole('radio', { name: WAY }).check()
}

export async function send(page: Page): Promise<void> {
  await formOf(page).getByRole('button').click()
}

/** Opens a form and fills it in; for the server it took as long as a person needs. */
export async function fillInLikeAPerson(page: Page, path: string, fill: () => Promise<void>): Promise<void> {
  await startAMinuteAgo(page)
  await openForm(page, path)
  await fill()
}

/** Pages that open from now on get a start token of a minute ago. What is sent within two seconds of its token is marked, and delivered later. */
export async function startAMinuteAgo(page: Page): Promise<void> {
  const outbox = openOutbox({ folder: join(stack.dataFolder, 'outbox') })
  const secret = await outbox.signingSecret()
  await outbox.close()
  await page.route('**/api/forms/token', route =>
    route.fulfill({ json: { token: issueStartToken(secret, Date.now() - ONE_MINUTE_MS) } }),
  )
}
