import { readStyle } from './hidden'
import { readLink } from './links'

/** What is a paragraph of its own, or holds some. */
export const BLOCKS =
  'address, article, aside, blockquote, center, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, header, hr, main, nav, p, section, summary'
/** Mail programs write emoji as pictures. */
const EMOJI = /^\p{Extended_Pictographic}/u
/** Markers of numbered lists in Word: 1. a) iv. (2) ١- أ. Bullets such as o and § have no sign behind them. */
const NUMBER_MARKER = /^\(?(?:\p{Nd}+|\p{L}|[ivxlc]+)\s?[.)\-–]|^\p{Nd}+$/iu
const LOOKS = [
  { property: 'font-weight', shown: /^(?:bold|[6-9]\d\d)/, tag: 'strong', tags: 'b, strong' },
  { property: 'font-style', shown: /^(?:italic|oblique)/, tag: 'em', tags: 'i, em' },
]
const MAX_SPAN = 50
const HEADINGS = 'h1, h2, h3, h4, h5, h6'
/** The editor has no tables and no paragraphs in these. */
const SINGLE = `li, ${HEADINGS}`

/** Pictures that do not come along: all but emoji, and the dots by which mail programs count readers. */
export function countPictures(document: Document): number {
  return [...document.querySelectorAll('img, v\\:imagedata')].filter(
    picture =>
      !EMOJI.test(picture.getAttribute('alt') ?? '') &&
      !['width', 'height'].some(side => Number(picture.getAttribute(side) ?? Infinity) <= 1),
  ).length
}

/** Gives what a word processor, a page or a mail program put on the clipboard the tags that the editor's converter knows. */
export function arrange(document: Document): void {
  for (const picture of document.querySelectorAll('img'))
    picture.replaceWith(EMOJI.test(picture.alt) ? picture.alt : '')
  // By this id the converter knows Google Docs, of whose list items it would keep the first paragraph alone.
  document.querySelector('[id^="docs-internal-guid"]')?.removeAttribute('id')
  // What finds addresses in Markdown knows less about e-mail than `linkAddresses`.
  for (const own of document.querySelectorAll('a[href]')) {
    const address = readLink(own.textContent ?? '')
    if (address && address === readLink(own.getAttribute('href') ?? '')) own.replaceWith(...own.childNodes)
  }
  markWordLists(document)
  for (const quote of document.querySelectorAll('.MsoQuote, .MsoIntenseQuote')) rename(quote, 'blockquote')
  for (const list of document.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list)
  markLooks(document)
  arrangeTables(document)
  for (const holder of document.querySelectorAll(SINGLE)) breakIntoLines(holder)
}

/** The desktop version of Word copies list items as paragraphs, with a level in their style and the marker in their text. */
function markWordLists(document: Document): void {
  for (const paragraph of document.querySelectorAll(`[style*="mso-list" i]:not(span, ${HEADINGS})`)) {
    const level = /level(\d+)/.exec(readStyle(paragraph.getAttribute('style') ?? '', 'mso-list') ?? '')?.[1]
    const marker = paragraph.querySelector('[style*="mso-list" i]')
    const list = document.createElement(NUMBER_MARKER.test(marker?.textContent?.trim() ?? '') ? 'ol' : 'ul')
    marker?.remove()
    if (!level) continue
    const item = rename(paragraph, 'li')
    item.setAttribute('data-aria-level', level)
    item.replaceWith(list)
    list.append(item)
  }
}

/** A style wins over the tag: Google Docs wraps all that it copies in a <b> that is not bold. */
function markLooks(document: Document): void {
  for (const cite of document.querySelectorAll('cite')) rename(cite, 'em')
  for (const styled of document.querySelectorAll('[style]:not(ul, ol, table, tbody, thead, tfoot, tr)')) {
    let element = styled
    for (const { property, shown, tag, tags } of LOOKS) {
      const value = readStyle(element.getAttribute('style') ?? '', property) ?? 'inherit'
      if (shown.test(value)) {
        const wrapper = document.createElement(tag)
        wrapper.append(...element.childNodes)
        element.append(wrapper)
      } else if (value !== 'inherit' && element.matches(tags)) element = rename(element, 'span')
    }
  }
}

/** Tables that only arrange a page, with one cell in a row or tables within, become the paragraphs of their cells. */
function arrangeTables(document: Document): void {
  const hasText = ({ textContent }: Element) => (textContent ?? '').trim() !== ''
  for (const table of document.querySelectorAll('table')) {
    if (table.caption) table.before(inDivision(table.caption))
    table.deleteCaption()
    const rows = [...table.rows].map(row => [...row.cells])
    const isLayout =
      table.querySelector('table') !== null ||
      table.closest(SINGLE) !== null ||
      rows.every(cells => cells.filter(hasText).length <= 1)
    if (isLayout) table.replaceWith(...rows.flat().map(inDivision))
    else expandSpans(table)
  }
}

/** The words of a cell that spans columns or rows are in its first place. */
function expandSpans(table: HTMLTableElement): void {
  const rows = [...table.rows]
  for (const [index, row] of rows.entries()) {
    for (const [column, cell] of [...row.cells].entries()) {
      const [width, height] = [cell.colSpan, cell.rowSpan].map(span => Math.min(span, MAX_SPAN))
      cell.removeAttribute('colspan')
      cell.removeAttribute('rowspan')
      for (const below of rows.slice(index + 1, index + (height ?? 1)))
        below.insertBefore(cell.cloneNode(false), below.cells[column] ?? null)
      for (let extra = 1; extra < (width ?? 1); extra++) cell.after(cell.cloneNode(false))
    }
  }
}

function inDivision(element: Element): Element {
  const division = element.ownerDocument.createElement('div')
  division.append(...element.childNodes)
  return division
}

/** Inside an item of a list or a heading, every block becomes a line. */
function breakIntoLines(element: Element): void {
  for (const block of element.querySelectorAll(`${BLOCKS}, pre, ${HEADINGS}`)) {
    if (block.parentElement?.closest(SINGLE) !== element) continue
    if (block.previousSibling?.nodeName !== 'BR') block.before(element.ownerDocument.createElement('br'))
    block.after(element.ownerDocument.createElement('br'))
    block.replaceWith(...block.childNodes)
  }
}

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}
