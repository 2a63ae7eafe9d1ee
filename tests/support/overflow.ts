import type { Page } from '@playwright/test'

/** Tolerance in CSS pixels: browsers round layout. */
const ROUNDING_PX = 1

/**
 * HTML of every element that reaches beyond the left or right edge of the viewport. The page's scrollWidth does not tell, because the body
 * clips its overflow; elements inside a part that scrolls or clips are skipped.
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
