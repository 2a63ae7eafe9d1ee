import { expect, type Page } from '@playwright/test'
import { addStyles } from './page.ts'

/** Puts the page so far below its top, in CSS pixels. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** How far this page can be scrolled, in CSS pixels, once all of it is laid out, as it is from here on. */
export async function furthestScroll(page: Page): Promise<number> {
  await addStyles(page, '* { content-visibility: visible !important; }')
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
}

/** The section starts below the header, within the upper part of the window. */
export async function expectAtTop(page: Page, id: string): Promise<void> {
  const header = await page.getByRole('banner').evaluate(bar => bar.getBoundingClientRect().height)
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(header)
  await expect.poll(() => topOf(page, id)).toBeLessThan(header + 40)
}

/** Where the section starts in the window, in CSS pixels. */
export function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate(section => Math.round(section.getBoundingClientRect().top))
}
