/** What does not fit in a page, as sentences. Runs in the browser, so it uses nothing from outside. */
export function listMisfits(): string[] {
  /** The box of a glyph is higher than its ink, and than a short line. */
  const toleranceOf = (element: Element) => Math.max(3, 0.3 * Number.parseFloat(getComputedStyle(element).fontSize))
  const shortestBrokenWord = 6
  const misfits: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nameOf = (element: Element) => {
    const place = element.closest('[id]')?.id ?? ''
    const tag = element.tagName.toLowerCase()
    return `#${place} <${tag} class="${element.className}"> ${element.textContent?.trim().slice(0, 50)}`
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) &&
    !element.closest('.sr-only, [aria-hidden], .brand:not(.brand-on-dark), svg, script, style, noscript')
  const clipOf = (element: Element | null): Element | null => {
    if (!element || element === document.body) return null
    const { overflowX, overflowY } = getComputedStyle(element)
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    return clips(overflowX) || clips(overflowY) ? element : clipOf(element.parentElement)
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const whole = range.getBoundingClientRect()
    if (whole.width <= 1 || whole.height <= 1) continue
    const clip = clipOf(element)
    const box = clip?.getBoundingClientRect()
    if (clip && box && box.width > 1 && box.height > 1) {
      const isBeside = whole.right <= box.left + 1 || whole.left >= box.right - 1
      const isIn = whole.left >= box.left - 1 && whole.left < box.right
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(clip)
      const endsInDots = webkitLineClamp !== 'none' && webkitLineClamp !== ''
      if (
        !isBeside &&
        !endsInDots &&
        overflowY !== 'visible' &&
        (whole.bottom > box.bottom + toleranceOf(element) || whole.top < box.top - toleranceOf(element))
      )
        misfits.push(`cut above or below: ${nameOf(element)}`)
      if (
        isIn &&
        overflowX !== 'visible' &&
        whole.width <= box.width + 40 &&
        whole.right > box.right + toleranceOf(element) &&
        !clip.matches('[class*=track]')
      )
        misfits.push(`cut at the side: ${nameOf(element)}`)
    }
    for (const { 0: word, index } of text.matchAll(/[^\s\u2013\u2014@./-]+/g)) {
      if (word.length < shortestBrokenWord) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4)),
      )
      if (tops.size > 1) misfits.push(`broken word “${word}”: ${nameOf(element)}`)
    }
    const style = getComputedStyle(element)
    const line = Number.parseFloat(style.lineHeight) || 1.3 * Number.parseFloat(style.fontSize)
    const isAlone =
      element.childNodes.length === 1 && element.matches('p, h1, h2, h3, h4, blockquote, figcaption, dd, dt')
    const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom)
    if (isAlone && element.getBoundingClientRect().height - padding - whole.height > 3 * line)
      misfits.push(`hole: ${nameOf(element)}`)
  }
  for (const element of document.querySelectorAll('p, h1, h2, h3, h4, blockquote, li, figcaption')) {
    const isEmpty =
      (element.textContent ?? '').trim() === '' && !element.querySelector('img, svg, picture, video, iframe, input, i')
    if (isEmpty && isSeen(element) && element.getBoundingClientRect().height > 60)
      misfits.push(`empty: ${nameOf(element)}`)
  }
  return [...new Set(misfits)]
}
