/** Tolerance in CSS pixels: browsers round layout. */
const ROUNDING_PX = 1

/**
 * HTML of every element that reaches beyond the left or right edge of the viewport. The page's scrollWidth does not tell, because the body
 * clips its overflow; elements inside a part that scrolls or clips are skipped.
 */
export function findOverflow(): string[] {
  return Array.from(document.body.querySelectorAll('*'))
    .filter(element => reachesOut(element) && !isContained(element))
    .map(element => element.outerHTML.slice(0, 200))
}

function isContained({ parentElement: parent }: Element): boolean {
  if (!parent || parent === document.body) return false
  return getComputedStyle(parent).overflowX !== 'visible' || isContained(parent)
}

function reachesOut(element: Element): boolean {
  const { left, right, width, height } = element.getBoundingClientRect()
  const isDrawn = width > 0 && height > 0
  return isDrawn && (left < -ROUNDING_PX || right > document.documentElement.clientWidth + ROUNDING_PX)
}
