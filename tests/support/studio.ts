import { expect, type Locator, type Page } from '@playwright/test'
import { editor } from './content.ts'
import { enterStudio } from './studio-tab.ts'

/** On a busy machine the first start of the Studio, or a document's form, takes this long. */
export const STUDIO_TIMEOUT_MS = 60_000

/** Opens a document in the real Studio and waits until the field can be edited. */
export async function openInStudio(page: Page, type: string, id: string, field: string): Promise<void> {
  await enterStudio(page, `/studio/intent/edit/id=${id};type=${type}`)
  await expect(fieldOf(page, field).locator('input, textarea').first()).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
}

export function fieldOf(page: Page, name: string): Locator {
  return page.getByTestId(`field-${name}`)
}

/** Chooses in the menu beside Publish. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name }).click()
}

/** One field of a document's draft; null without a draft. */
export function readDraft<T>(id: string, path: string): Promise<T | null> {
  return editor().fetch<T | null>(`*[_id == $id][0].${path}`, { id: `drafts.${id}` }, { perspective: 'raw' })
}

/** Opens a path of the Studio, such as `/structure/drafts`, and waits until its list of content is shown. */
export async function openStudio(page: Page, path: string): Promise<void> {
  await enterStudio(page, `/studio${path}`)
  await expect(page.getByTestId('pane-item-Testimonials')).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
}

export async function openHome(page: Page): Promise<void> {
  await enterStudio(page, '/studio')
  await page.getByRole('button', { name: 'Hide these steps' }).click({ timeout: STUDIO_TIMEOUT_MS })
  await expect(page.getByRole('navigation', { name: 'Common tasks' })).toBeVisible()
}

/** Edits a document as the Studio does: a draft appears, and the published document stays as it is. */
export async function editDraft(id: string, fields: Record<string, unknown>): Promise<void> {
  const ids = { draftId: `drafts.${id}`, publishedId: id }
  await editor().action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set: fields } })
}

export async function publishDraft(id: string): Promise<void> {
  const ids = { draftId: `drafts.${id}`, publishedId: id }
  await editor().action({ actionType: 'sanity.action.document.publish', ...ids })
}

/** Restores the content for the journeys that follow. */
export async function discardDrafts(): Promise<void> {
  await editor().delete({ query: '*[_id in path("drafts.**")]' })
}
