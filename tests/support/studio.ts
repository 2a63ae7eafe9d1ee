import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { editor } from './content.ts'
import { stack } from './stack.ts'

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

/** Publishes these fields as they were before, whatever a journey has done to the document. */
export async function putBack(id: string, fields: Record<string, unknown>): Promise<void> {
  await discardDrafts()
  await editDraft(id, fields)
  await publishDraft(id)
}

/** Tabs in which every place of the Studio is loaded. */
export const ownTabs = new WeakSet<Page>()

/** Goes to a path such as `/studio/structure`: in a tab that shows the Studio as by a link, else by loading it, which takes seconds. */
export async function enterStudio(page: Page, path: string): Promise<void> {
  if (ownTabs.has(page) || !isInStudio(page)) await page.goto(path)
  else
    await page.evaluate(to => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
}

export function isInStudio(page: Page): boolean {
  return !page.isClosed() && new URL(page.url(), 'http://localhost').pathname.startsWith('/studio')
}

const CLI = resolve('packages/lake/src/cli.ts')

/** Names somebody in the stack's lake, by the command for that. From then on, who signs in chooses among those who are named. */
export function namePerson(name: string): void {
  runUserCommand('add', name, '--role', 'editor')
}

/** When nobody is named any more, whoever opens the Studio is the local editor again. */
export function removePerson(name: string): void {
  runUserCommand('remove', name)
}

export async function signInAs(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name }).click({ timeout: STUDIO_TIMEOUT_MS })
}

/** With a token instead of a name. */
export async function keepSignedIn(page: Page, token: string): Promise<void> {
  const item = JSON.stringify({ token, time: new Date().toISOString() })
  await page.addInitScript(stored => localStorage.setItem('__studio_auth_token_local0001', stored), item)
}

function runUserCommand(...args: string[]): void {
  execFileSync(process.execPath, [CLI, 'user', ...args, '--folder', join(stack.dataFolder, 'lake')])
}

const OVERLAY = 'sanity-visual-editing [data-hovered]'

/** It names the document. A page that is not connected to a Studio offers a link to it instead. */
const CONNECTED = /^(?!.*Open in Studio).*\S/s

/** Clicks a text once that opens its field. Overlays are made again when the connection changes, so the pointer comes back. */
export async function clickToEdit(page: Page, site: FrameLocator, text: string): Promise<void> {
  await expect(page.locator('[data-testid^="field-"]').first()).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
  const target = site.getByText(text)
  const readOverlay = async () => {
    await target.hover()
    return site.locator('html').evaluate(twoFramesLater, OVERLAY)
  }
  const options = { message: `the overlay of “${text}”`, timeout: STUDIO_TIMEOUT_MS }
  await expect.poll(readOverlay, options).toMatch(CONNECTED)
  await target.click()
}

/** Runs in the page. What the element says, if it is the same one two frames later; else an empty text. */
async function twoFramesLater(_: unknown, selector: string): Promise<string> {
  const before = document.querySelector(selector)
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const after = document.querySelector(selector)
  return before === after ? (after?.textContent ?? '') : ''
}
