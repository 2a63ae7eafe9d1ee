import { expect, type Locator, type Page } from '@playwright/test'
import { chooseAction, openStudio, STUDIO_TIMEOUT_MS } from './studio.ts'

/** What docs/staff.md tells staff to press, under the names that it writes. Journeys in tests/e2e/studio/guide follow it step by step. */

/** Below the 25 s after which the site would look for a published change whose webhook was lost. */
export const VISIBLE = { timeout: 20_000 }

/** Staff see a whole form. The Studio draws only those entries of a long list that are in view. */
export const TALL_WINDOW = { width: 1440, height: 1800 }

const PUBLISH_TIMEOUT_MS = 20_000

/** Menu of an entry in a list, whether the list holds it or refers to it. */
const THREE_DOTS = 'button[id$="-menuButton"]'

export async function openContent(page: Page, ...entries: string[]): Promise<void> {
  await openStudio(page, '/structure')
  await choose(page, ...entries)
}

export async function choose(page: Page, ...entries: string[]): Promise<void> {
  for (const entry of entries) {
    await page.getByRole('listbox').getByRole('link', { name: entry, exact: true }).click()
  }
}

/** The row of a document in the list that was opened last. */
export function rowOf(page: Page, words: string | RegExp): Locator {
  return page.getByTestId('document-list-pane').last().getByRole('link').filter({ hasText: words })
}

export async function pressPlus(page: Page): Promise<void> {
  await page
    .getByTestId(/^(multi-)?action-intent-button$/)
    .last()
    .click({ timeout: STUDIO_TIMEOUT_MS })
}

export async function writeInto(scope: Page | Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = scope.getByRole('textbox', { name, exact: true })
    await expect(field).toBeEditable({ timeout: STUDIO_TIMEOUT_MS })
    await field.fill(text)
  }
}

/** The box of what is open in a form; in it others may be open. */
export function boxOf(page: Page): Locator {
  return page.getByRole('dialog').last()
}

/** Closes the topmost box with the cross at its top right, and all boxes below it. */
export async function closeBox(page: Page): Promise<void> {
  await boxOf(page).getByRole('button', { name: 'Close dialog' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** “The three dots at its right, Remove”. */
export async function remove(page: Page, scope: Page | Locator, entry: string | RegExp): Promise<void> {
  await partOf(scope, entry, THREE_DOTS).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(entryOf(scope, entry)).toHaveCount(0)
}

export async function dragBelow(page: Page, scope: Page | Locator, entry: string | RegExp, other: string | RegExp) {
  await dotsOf(scope, other).scrollIntoViewIfNeeded()
  const [from, to] = await Promise.all([dotsOf(scope, entry).boundingBox(), dotsOf(scope, other).boundingBox()])
  if (!from || !to) throw new Error(`${entry} or ${other} cannot be dragged`)
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height, { steps: 20 })
  await page.mouse.up()
}

function dotsOf(scope: Page | Locator, entry: string | RegExp): Locator {
  return partOf(scope, entry, '[data-sanity-icon="drag-handle"]')
}

/** The part of an entry's line. The line is the innermost element that has both. */
function partOf(scope: Page | Locator, entry: string | RegExp, selector: string): Locator {
  const page = 'page' in scope ? scope.page() : scope
  return scope
    .locator('div')
    .filter({ has: entryOf(page, entry) })
    .filter({ has: page.locator(selector) })
    .last()
    .locator(selector)
}

/** What a list refers to is a link; what it holds itself is a button. */
function entryOf(scope: Page | Locator, name: string | RegExp): Locator {
  return scope.getByRole('button', { name }).or(scope.getByRole('link', { name }))
}

/** Presses Publish at the bottom right, and waits until nothing is left to publish. */
export async function pressPublish(page: Page): Promise<void> {
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).not.toHaveAttribute('aria-disabled', { timeout: STUDIO_TIMEOUT_MS })
  await publish.click()
  const isDone = { timeout: PUBLISH_TIMEOUT_MS }
  await expect(publish).toHaveAttribute('aria-description', 'Nothing has changed since it was published.', isDone)
}

/** “Take something off the site”, from the open form on. Afterwards its draft can be edited. */
export async function takeOffTheSite(page: Page): Promise<void> {
  await chooseAction(page, 'Take off the site')
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the site', exact: true }).click()
  await expect(page.getByText('Off the site. Your text is kept')).toBeVisible()
}
