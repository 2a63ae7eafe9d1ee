import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { openOutbox } from '../../forms/outbox/open.ts'
import { issueStartToken } from '../../forms/start-token.ts'
import { DIALOGS } from '../../lib/dialogs.ts'
import { FULL_ANSWERS, WAY } from './form-answers.ts'
import { scrollTo } from './page.ts'
import { stack } from './stack.ts'

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

const ONE_MINUTE_MS = 60_000

export function formOf(page: Page): Locator {
  return page.locator('main form')
}

export function messageOf(page: Page, label: string): Locator {
  const ownLabel = page.locator('label:not(.choice), legend', { hasText: new RegExp(`^${label}$`) })
  return page.locator('main .field', { has: ownLabel }).locator('.field-error')
}

export async function fillInFull(page: Page): Promise<void> {
  await fillIn(formOf(page), FULL_ANSWERS)
  await formOf(page).getByRole('radio', { name: WAY }).check()
}

export async function send(page: Page): Promise<void> {
  await formOf(page).getByRole('button').click()
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

/** The forms in dialogs: the words of their buttons, and the titles of the dialogs after success. */
const IN_DIALOGS = {
  demo: { button: 'Try It Now', success: 'Your Live Demo is Ready' },
  trial: { button: 'Request a Trial', success: 'Thanks for your submission!' },
}

export function submitOf(dialog: Locator, form: keyof typeof IN_DIALOGS): Locator {
  return dialog.getByRole('button', { name: IN_DIALOGS[form].button })
}

/** Returns the dialog after success. */
export async function expectSuccess(page: Page, form: keyof typeof IN_DIALOGS): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: IN_DIALOGS[form].success, exact: true })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialog.locator('form')).toHaveCount(0)
  return dialog
}

export type DialogName = keyof typeof DIALOGS

const MIDDLE_PX = 2_000

const TITLES: Record<DialogName, string> = {
  demo: 'Try a Demo',
  contact: 'Need help?',
  trial: 'Request a Trial',
  received: 'Submission Received',
  milestone: 'Alhamdulillah! Our partners have raised over $500,000',
}

/** Finds the dialog by its role, as a screen reader does, so only while it is open. */
export function dialogOf(page: Page, name: DialogName): Locator {
  return page.getByRole('dialog', { name: TITLES[name], exact: true })
}

export function openerOf(page: Page, name: DialogName): Locator {
  return page.locator(`button[commandfor="${DIALOGS[name]}"][command="show-modal"]`).first()
}

/** Scrolls to where the floating buttons appear, one of which opens the trial drawer on large screens. */
export async function showTrialOpener(page: Page): Promise<void> {
  await scrollTo(page, MIDDLE_PX)
  await expect(openerOf(page, 'trial')).toBeVisible()
}

export async function openDialog(page: Page, name: DialogName): Promise<Locator> {
  await openerOf(page, name).click()
  return settled(dialogOf(page, name))
}

export async function settled(dialog: Locator): Promise<Locator> {
  await expect(dialog).toBeVisible()
  await dialog.evaluate(async element => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
  return dialog
}
