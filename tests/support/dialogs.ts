import { expect, type Locator, type Page } from '@playwright/test'
import { DIALOGS } from '../../lib/dialogs.ts'
import { scrollTo } from './scrolling.ts'

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
