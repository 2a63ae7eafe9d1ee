import type { Locator, Page } from '@playwright/test'
import { openDialog, showTrialOpener } from './dialogs.ts'
import { openLandingPage } from './page.ts'

export const VALUES = { 'Full name': 'Khalid Rahman', Phone: '4195550118', Email: 'khalid@assalamtoledo.org' }

export async function openDrawer(page: Page): Promise<Locator> {
  await openLandingPage(page)
  await showTrialOpener(page)
  return openDialog(page, 'trial')
}

export function submitOf(drawer: Locator): Locator {
  return drawer.getByRole('button', { name: 'Request a Trial' })
}
