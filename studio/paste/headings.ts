import type { Paragraph } from './paragraph'

/** Pages marks headings by their size alone: these are their sizes relative to running text. */
const TITLE_RATIO = 2
const HEADING_RATIO = 1.15

type Levels = (element: Element) => number | null
type HeadingStyles = (element: Element) => Extract<Paragraph['style'], 'h2' | 'h3'> | null

/** Null for other elements. The highest level becomes headings, all others smaller headings; a single title above them does not count. */
export function headingStyles(document: Document): HeadingStyles {
  const levelOf = levelsOf(document)
  const levels = [...document.body.querySelectorAll('*')].flatMap(element => levelOf(element) ?? [])
  const upper = Math.min(...levels)
  const below = Math.min(...levels.filter(level => level > upper))
  const hasTitle =
    levels.filter(level => level === upper).length === 1 && levels.filter(level => level === below).length > 1
  return element => {
    const level = levelOf(element)
    if (level === null) return null
    return level === upper || (hasTitle && level === below) ? 'h2' : 'h3'
  }
}

function levelsOf(document: Document): Levels {
  const sizeOf = document.querySelector('meta[content^="Cocoa HTML Writer"]') ? sizesOfClasses(document) : null
  return element => {
    const [, tagged] = /^h([1-6])$/.exec(element.localName) ?? []
    if (tagged) return Number(tagged)
    if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level')) || null
    if (element.className === 'MsoTitle') return 0
    return sizeOf && element.localName === 'p' ? levelOfSize(sizeOf(element) / sizeOf(null)) : null
  }
}

function levelOfSize(ratio: number): number | null {
  if (ratio >= TITLE_RATIO) return 1
  return ratio >= HEADING_RATIO ? 2 : null
}

/** Font size of a paragraph, or with null, of most of the text. */
function sizesOfClasses(document: Document): (element: Element | null) => number {
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n')
  const sizes = new Map(
    [...css.matchAll(/p\.(\w+)\s*\{[^}]*?font:\s*([\d.]+)px/g)].map(([, name = '', size]) => [name, Number(size)]),
  )
  const lengths = new Map<number, number>()
  for (const paragraph of document.querySelectorAll('p')) {
    const size = sizes.get(paragraph.className) ?? 0
    lengths.set(size, (lengths.get(size) ?? 0) + (paragraph.textContent ?? '').length)
  }
  const [usual = 0] = [...lengths].sort(([, a], [, b]) => b - a)[0] ?? []
  return element => (element && sizes.get(element.className)) || usual || 1
}
