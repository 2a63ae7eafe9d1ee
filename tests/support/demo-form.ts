import { expect, type Locator, type Page } from '@playwright/test'
import { openDialog } from './dialogs.ts'
import { openLandingPage } from './page.ts'

export const EMAIL_MESSAGE = 'Please enter a valid email address'

export async function openDemo(page: Page): Promise<Locator> {
  await openLandingPage(page)
  return openDialog(page, 'demo')
}

export async function choose(dialog: Locator, answer: string): Promise<void> {
  await dialog.getByText(answer, { exact: true }).click()
}

export function submitOf(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Try It Now' })
}

/** The dialog after success; its accessible name is then the success title. */
export async function expectReady(page: Page): Promise<Locator> {
  const ready = page.getByRole('dialog', { name: 'Your Live Demo is Ready', exact: true })
  await expect(ready).toBeVisible()
  await expect(ready.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(ready.locator('form')).toHaveCount(0)
  return ready
}
