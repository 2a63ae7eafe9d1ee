import type { Page } from '@playwright/test'

/** CSS pixels; browsers round what they lay out. */
const ROUNDING_PX = 1

/**
 * What stands outside of the window at its left or right. The page's own scroll width says nothing, because the body clips;
 * so it is asked of every element, except inside a part that scrolls or clips by itself.
 */
export function findOverflow(page: Page): Promise<string[]> {
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
