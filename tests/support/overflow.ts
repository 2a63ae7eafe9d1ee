/** HTML of elements beyond an edge of the viewport; scrollWidth does not tell, because the body clips. Runs in the browser. */
export function listOverflow(): string[] {
  /** Tolerance in CSS pixels: browsers round layout. */
  const roundingPx = 1
  const isContained = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    return getComputedStyle(parent).overflowX !== 'visible' || isContained(parent)
  }
  const reachesOut = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    const furthest = document.documentElement.clientWidth + roundingPx
    return width > 0 && height > 0 && (left < -roundingPx || right > furthest)
  }
  return Array.from(document.body.querySelectorAll('*'))
    .filter(element => reachesOut(element) && !isContained(element))
    .map(element => element.outerHTML.slice(0, 200))
}
