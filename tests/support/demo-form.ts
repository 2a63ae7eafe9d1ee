import { expect, type Locator, type Page } from '@playwright/test'
import { openDialog } from './dialogs.ts'
import { fieldOf, fillIn } from './forms.ts'
import { openLandingPage } from './page.ts'

/** A valid demo request. */
export const VALUES = { Name: 'Khalid Rahman', Email: 'khalid@assalamtoledo.org', Phone: '(419) 555-0118' }
export const EMAIL_MESSAGE = 'Please enter a valid email address'

export async function openDemo(page: Page): Promise<Locator> {
  await openLandingPage(page)
  return openDialog(page, 'demo')
}

/** Leaves the focus in the e-mail field. */
export async function fillInDemo(dialog: Locator): Promise<void> {
  await fillIn(dialog, VALUES)
  await choose(dialog, 'Yes')
  await fieldOf(dialog, 'Email').focus()
}

export async function choose(dialog: Locator, answer: string): Promise<void> {
  await dialog.getByText(answer, { exact: true }).click()
}

export function submitOf(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Try It Now' })
}

export async function sendByEnter(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/forms/demo')
  await page.keyboard.press('Enter')
  await (await answered).finished()
}

/** The dialog after success; its accessible name is then the success title. */
export async function expectReady(page: Page): Promise<Locator> {
  const ready = page.getByRole('dialog', { name: 'Your Live Demo is Ready', exact: true })
  await expect(ready).toBeVisible()
  await expect(ready.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(ready.locator('form')).toHaveCount(0)
  return ready
}

export async function expectFilled(dialog: Locator): Promise<void> {
  for (const [label, value] of Object.entries(VALUES)) await expect(fieldOf(dialog, label)).toHaveValue(value)
  await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked()
}

export async function expectEmpty(dialog: Locator): Promise<void> {
  for (const label of Object.keys(VALUES)) await expect(fieldOf(dialog, label)).toHaveValue('')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog.locator('.field-error')).toHaveCount(0)
  await expect(submitOf(dialog)).toHaveAttribute('aria-disabled', 'true')
}
