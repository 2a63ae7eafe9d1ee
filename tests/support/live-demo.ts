import { expect, type Locator, type Page } from '@playwright/test'
import { stack } from './stack.ts'

export const HOST = `${stack.lakeUrl}/donation-host`
export const TERMINAL = `${HOST}/albayan?terminal=true&live=true&readerId=sample-reader-1`

export const giveButton = (page: Page) => page.getByRole('button', { name: /^Give/ })
export const amountOf = (page: Page) => page.getByRole('textbox', { name: 'Amount in dollars' })
export const thanksOf = (page: Page) => page.getByRole('heading', { name: 'Jazak Allahu khayran' })

/** One tap, as everything has a default. */
export async function giveNow(page: Page): Promise<void> {
  await giveButton(page).click()
  await expect(thanksOf(page)).toBeFocused()
}

export const receiptOf = (page: Page): Locator => page.locator('.give-slip')

/** Petals of the rosettes of the goal that the gifts of this visit have lit. */
export const ownPetals = (page: Page): Locator => page.locator('[data-goal] .petals > .mine').filter({ visible: true })
