/** Words that continue on the next line without a hyphen, a dash, an @ or a slash. */
export function findBrokenWords(within: Element = document.body): string[] {
  return wordBoxes(within, /[^\s\-–—@/.]+/g).flatMap(({ text, boxes }) => {
    const lines = new Set(boxes.map(({ top }) => Math.round(top)))
    return lines.size > 1 ? [text] : []
  })
}

/** The words that visitors see, each with its boxes: one for each line. */
export function wordBoxes(within: Element, word = /\S+/g): { text: string; boxes: DOMRect[] }[] {
  const range = document.createRange()
  return textNodes(within).flatMap(node =>
    [...node.data.matchAll(word)].map(({ 0: text, index }) => {
      range.setStart(node, index)
      range.setEnd(node, index + text.length)
      return { text, boxes: [...range.getClientRects()] }
    }),
  )
}

/** Texts that reach out of an element that clips them. */
export function findCutTexts(): string[] {
  const tolerancePx = 1
  return textNodes().flatMap(node => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    for (let element = node.parentElement; element && element !== document.body; element = element.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(element)
      // A drawn phone is as high as it is; the Studio says how many characters fit.
      if (element.matches('.swiper-wrapper, .brand, .phone-screen')) return []
      if (overflowX === 'visible' && overflowY === 'visible') continue
      if (overflowX === 'auto') return []
      const box = element.getBoundingClientRect()
      if (text.right > box.right + tolerancePx || text.left < box.left - tolerancePx) return [node.data]
      if (overflowY !== 'visible' && (text.bottom > box.bottom + tolerancePx || text.top < box.top - tolerancePx)) {
        return [node.data]
      }
    }
    return []
  })
}

/** The texts that visitors see. */
export function textNodes(within: Element = document.body): Text[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (node instanceof Text && node.data.trim() && isSeen(node.parentElement)) found.push(node)
  }
  return found
}

/** Texts for screen readers alone, and fields that only bots find, are in boxes of one pixel. */
function isSeen(element: Element | null): boolean {
  if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.honeypot')) return false
  return element.getBoundingClientRect().width > 1
}
