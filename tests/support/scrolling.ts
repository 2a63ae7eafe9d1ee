import { expect, type Page } from '@playwright/test'
import { addStyles } from './page.ts'

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** How far the page can be scrolled, in CSS pixels, with all of it laid out; it stays laid out from then on. */
export async function furthestScroll(page: Page): Promise<number> {
  await addStyles(page, '* { content-visibility: visible !important; }')
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
}

/** Expects the section to start below the header, in the upper part of the viewport. */
export async function expectAtTop(page: Page, id: string): Promise<void> {
  const header = await page.getByRole('banner').evaluate(bar => bar.getBoundingClientRect().height)
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(header)
  await expect.poll(() => topOf(page, id)).toBeLessThan(header + 40)
}

function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate(section => Math.round(section.getBoundingClientRect().top))
}
