import { expect, type Locator, type Page } from '@playwright/test'
import { DIALOGS } from '../../lib/dialogs.ts'
import { scrollTo } from './scrolling.ts'

export type DialogName = keyof typeof DIALOGS

/** Far from both ends of the page. */
const MIDDLE_PX = 2_000

/** What names each dialog. */
const TITLES: Record<DialogName, string> = {
  demo: 'Try a Demo',
  contact: 'Need help?',
  trial: 'Sign Up for a Trial',
  received: 'Submission Received',
  milestone: 'Alhamdulillah! Our partners have raised over $500,000',
}

/** The dialog, found as a screen reader finds it: only while it is open. */
export function dialogOf(page: Page, name: DialogName): Locator {
  return page.getByRole('dialog', { name: TITLES[name], exact: true })
}

/** The first button of the page that opens the dialog. */
export function openerOf(page: Page, name: DialogName): Locator {
  return page.locator(`button[commandfor="${DIALOGS[name]}"][command="show-modal"]`).first()
}

/** Reads on to where the floating buttons show, one of which opens the trial drawer on large screens. */
export async function showTrialOpener(page: Page): Promise<void> {
  await scrollTo(page, MIDDLE_PX)
  await expect(openerOf(page, 'trial')).toBeVisible()
}

/** Opens the dialog and waits until it stands still. */
export async function openDialog(page: Page, name: DialogName): Promise<Locator> {
  await openerOf(page, name).click()
  return settled(dialogOf(page, name))
}

/** The dialog, once it is open and all its motion has ended. */
export async function settled(dialog: Locator): Promise<Locator> {
  await expect(dialog).toBeVisible()
  await dialog.evaluate(async element => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
  return dialog
}

/** Closes the open dialog by a click on the scrim, which is all around or above it. */
export async function clickScrim(page: Page): Promise<void> {
  await page.mouse.click(4, 4)
}
