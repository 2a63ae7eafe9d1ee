import { expect, type FrameLocator, type Page } from '@playwright/test'
import { STUDIO_TIMEOUT_MS } from './studio.ts'
import { enterStudio } from './studio-tab.ts'

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

export async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await enterStudio(page, `/studio/presentation?preview=${path}`)
  const site = page.frameLocator('iframe')
  await expect(site.locator('sanity-visual-editing')).toHaveCount(1, { timeout: STUDIO_TIMEOUT_MS })
  await expect(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
  await expect(site.getByRole('form', { name: 'Preview' })).toBeHidden()
  return site
}
