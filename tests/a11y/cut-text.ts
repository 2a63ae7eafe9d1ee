import type { Page } from '@playwright/test'

/** Texts of which a part is outside of a box that hides it. Boxes that scroll, and texts for screen readers, do not count. */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(listCutText)
}

/** Runs in the browser, so it uses nothing from outside. */
function listCutText(): string[] {
  /** Descenders of large letters reach over their line, and browsers round. */
  const tolerancePx = 3
  const hides = (value: string) => value === 'hidden' || value === 'clip'
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]')

  const isCut = (text: Text): boolean => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    if (right - left < 1 || bottom - top < 1) return false
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.position === 'fixed') return false
      if (!hides(style.overflowX) && !hides(style.overflowY)) {
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible') return false
        continue
      }
      const frame = box.getBoundingClientRect()
      // Texts for screen readers only are in a box of one pixel.
      if (frame.width <= 2 || frame.height <= 2) return false
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
      // A slide that waits beside its track, or a word below its line, is hidden as a whole.
      const isOutside = left >= frame.right || right <= frame.left || top >= frame.bottom || bottom <= frame.top
      if (isOutside) return false
      if (hides(style.overflowX) && (left < frame.left - tolerancePx || right > frame.right + tolerancePx)) return true
      if (hides(style.overflowY) && (top < frame.top - tolerancePx || bottom > frame.bottom + tolerancePx)) return true
    }
    return false
  }

  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || !parent || node.data.trim() === '') continue
    if (parent.closest('script, style, noscript, svg, option') || !isSeen(parent)) continue
    if (isCut(node)) found.push(`${node.data.trim().slice(0, 60)} in ${parent.outerHTML.slice(0, 120)}`)
  }
  return found
}
