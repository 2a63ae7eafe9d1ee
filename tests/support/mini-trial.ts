import { expect, type Locator, type Page } from '@playwright/test'
import { openDialog, showTrialOpener } from './dialogs.ts'
import { openLandingPage } from './page.ts'

export async function openDrawer(page: Page): Promise<Locator> {
  await openLandingPage(page)
  await showTrialOpener(page)
  return openDialog(page, 'trial')
}

export function submitOf(drawer: Locator): Locator {
  return drawer.getByRole('button', { name: 'Request a Trial' })
}

/** The drawer after success; its accessible name is then the thanks. */
export async function expectThanks(page: Page): Promise<Locator> {
  const thanks = page.getByRole('dialog', { name: 'Thanks for your submission!', exact: true })
  await expect(thanks).toBeVisible()
  await expect(thanks.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(thanks.locator('form')).toHaveCount(0)
  return thanks
}
