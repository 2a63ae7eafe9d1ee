import { expect, type Locator, type Page } from '@playwright/test'
import { FULL_ANSWERS, WAY } from './form-answers.ts'
import { untilInteractive } from './page.ts'

/** A submission within two seconds is marked and delivered after unmarked ones; this leaves a margin. */
const PERSONS_TIME_MS = 2_300

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
export async function openForm(page: Page, path: string): Promise<void> {
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

export async function expectAnswers(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await expect(field(page, label)).toHaveValue(answer)
}

export async function send(page: Page): Promise<void> {
  await formOf(page).getByRole('button').click()
}

/** Opens a form, fills it in and takes as long as a person does. */
export async function fillInLikeAPerson(page: Page, path: string, fill: () => Promise<void>): Promise<void> {
  await openForm(page, path)
  const start = Date.now()
  await fill()
  await expect.poll(() => Date.now() - start).toBeGreaterThan(PERSONS_TIME_MS)
}

/** Holds the submission until it is released; then the given answer is used, or else the server's. */
export async function holdSending(page: Page): Promise<(answer?: { status: number; json: unknown }) => void> {
  const gate = Promise.withResolvers<{ status: number; json: unknown } | undefined>()
  await page.route(/\/api\/forms\/(trial|shortTrial)$/, async route => {
    const answer = await gate.promise
    return answer ? route.fulfill(answer) : route.continue()
  })
  return answer => gate.resolve(answer)
}
