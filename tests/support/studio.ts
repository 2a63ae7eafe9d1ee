import { expect, type Locator, type Page } from '@playwright/test'
import { editor } from './content.ts'

const DOCUMENT_TIMEOUT_MS = 30_000

/** Opens a document in the real Studio, wherever in the lists it is, and waits until the field can be edited. */
export async function openInStudio(page: Page, type: string, id: string, field: string): Promise<void> {
  await page.goto(`/studio/intent/edit/id=${id};type=${type}`)
  await expect(fieldOf(page, field).locator('input, textarea').first()).toBeEnabled({ timeout: DOCUMENT_TIMEOUT_MS })
}

export function fieldOf(page: Page, name: string): Locator {
  return page.getByTestId(`field-${name}`)
}

/** With the first change the Studio makes a form anew; one that is opened with a draft stays as it is. */
export async function startDraft(id: string): Promise<void> {
  const published = await editor().getDocument(id)
  if (!published) throw new Error(`There is no document ${id}`)
  await editor().createOrReplace({ ...published, _id: `drafts.${id}` })
}

/** One field of a document's draft; null where there is no draft. */
export function readDraft<T>(id: string, path: string): Promise<T | null> {
  return editor().fetch<T | null>(`*[_id == $id][0].${path}`, { id: `drafts.${id}` }, { perspective: 'raw' })
}

/** Leaves the content as it was for the journeys that follow. */
export async function discardDrafts(): Promise<void> {
  await editor().delete({ query: '*[_id in path("drafts.**")]' })
}
