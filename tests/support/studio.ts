import { expect, type Locator, type Page } from '@playwright/test'
import { editor } from './content.ts'

/** The Studio's first start, and a document's form, on a busy machine. */
export const STUDIO_TIMEOUT_MS = 60_000

/** Opens a document in the real Studio, wherever in the lists it is, and waits until the field can be edited. */
export async function openInStudio(page: Page, type: string, id: string, field: string): Promise<void> {
  await page.goto(`/studio/intent/edit/id=${id};type=${type}`)
  await expect(fieldOf(page, field).locator('input, textarea').first()).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
}

export function fieldOf(page: Page, name: string): Locator {
  return page.getByTestId(`field-${name}`)
}

/** One field of a document's draft; null where there is no draft. */
export function readDraft<T>(id: string, path: string): Promise<T | null> {
  return editor().fetch<T | null>(`*[_id == $id][0].${path}`, { id: `drafts.${id}` }, { perspective: 'raw' })
}

/** Opens a place in the Studio, `/structure/drafts`, and waits until its list of content stands. */
export async function openStudio(page: Page, path: string): Promise<void> {
  await page.goto(`/studio${path}`)
  await expect(page.getByTestId('pane-item-Testimonials')).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
}

/** Changes a document as the Studio does: its draft appears, and what is published stays. */
export async function editDraft(id: string, fields: Record<string, unknown>): Promise<void> {
  const ids = { draftId: `drafts.${id}`, publishedId: id }
  await editor().action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set: fields } })
}

export async function publishDraft(id: string): Promise<void> {
  const ids = { draftId: `drafts.${id}`, publishedId: id }
  await editor().action({ actionType: 'sanity.action.document.publish', ...ids })
}

/** Leaves the content as it was for the journeys that follow. */
export async function discardDrafts(): Promise<void> {
  await editor().delete({ query: '*[_id in path("drafts.**")]' })
}
