import type { ListPlace } from './paragraph'

/** Markers of numbered lists in Word: 1. a) iv. (2) ١- أ. Bullets such as o and § have no sign behind them. */
const NUMBER_MARKER = /^\(?(?:\p{Nd}+|\p{L}|[ivxlc]+)\s?[.)\-–]|^\p{Nd}+$/iu

/** The level and kind of a list or of one item. Word on the web puts every item into a list of its own and states its level. */
export function listOf(element: Element, outer: ListPlace | null): ListPlace {
  const level = Number(element.getAttribute('data-aria-level'))
  if (element.localName === 'li') {
    const place = outer ?? { kind: 'bullet', level: 1 }
    return level > 0 ? { ...place, level } : place
  }
  return { kind: element.localName === 'ol' ? 'number' : 'bullet', level: (outer?.level ?? 0) + 1 }
}

/** The desktop version of Word copies list items as paragraphs, with a level in their style and the marker in their text. */
export function wordListOf(element: Element): ListPlace | null {
  const [, level] = /mso-list\s*:\s*l\d+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '') ?? []
  if (!level) return null
  const marker = [...element.querySelectorAll('span')].find(span =>
    /mso-list\s*:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const isNumber = NUMBER_MARKER.test(marker?.textContent?.trim() ?? '')
  return { kind: isNumber ? 'number' : 'bullet', level: Number(level) }
}
