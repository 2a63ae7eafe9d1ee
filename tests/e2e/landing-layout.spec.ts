import { expect, type Page } from '@playwright/test'
import { findBrokenPictures, openLandingPage, readToTheEnd, test } from '../support/page.ts'

/** CSS pixels; browsers round what they lay out. */
const ROUNDING_PX = 1

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`at ${width} px every picture shows, and nothing reaches over the edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLandingPage(page)
    await readToTheEnd(page)
    expect(await findBrokenPictures(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
  })
}

/**
 * What stands outside of the window at its left or right. The page's own scroll width says nothing, because the body clips;
 * so it is asked of every element, except inside a part that scrolls or clips by itself.
 */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(rounding => {
    const isContained = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || isContained(parent)
    }
    const reachesOut = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && (left < -rounding || right > document.documentElement.clientWidth + rounding)
    }
    return Array.from(document.body.querySelectorAll('*'))
      .filter(element => reachesOut(element) && !isContained(element))
      .map(element => element.outerHTML.slice(0, 200))
  }, ROUNDING_PX)
}
