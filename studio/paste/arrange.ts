import { readLink } from './links'

/** What is left behind. `isHidden`: words that were deleted, struck through, hidden or written as a comment where they were copied. */
export type LeftBehind = { pictures: number; isHidden: boolean }

/** What is a paragraph of its own, or holds some. */
export const BLOCKS =
  'address, article, aside, blockquote, center, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, header, hr, main, nav, p, section, summary'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'
/** The editor has no tables and no paragraphs in these. */
const SINGLE = `li, ${HEADINGS}`
/** Mail programs write emoji as pictures. */
const EMOJI = /^\p{Extended_Pictographic}/u
const PROGRAMS =
  'audio, button, canvas, datalist, iframe, noscript, object, script, select, svg, template, textarea, title, video, xml'
/** Deleted words, comments of Word and their marks in the text, and marks that lead to comments of Google Docs. */
const LEFT_OUT =
  'del, s, strike, [hidden], dialog:not([open]), .msocomanchor, .msocomtxt, .MsoCommentReference, .MsoCommentText, a[href^="#_msocom"], a[href^="#cmnt"]'
const HIDING =
  /(?:^|;)(?:display:none|visibility:hidden|opacity:0(?:;|$)|mso-hide:all|mso-element:comment|text-decoration(?:-line)?:[^;]*line-through)/
const LOOKS = [
  { property: 'fontWeight', shown: /^(?:bold|[6-9]\d\d)/, tag: 'strong', tags: 'b, strong' },
  { property: 'fontStyle', shown: /^(?:italic|oblique)/, tag: 'em', tags: 'i, em' },
] as const
const MAX_SPAN = 50

/** Gives what a word processor, a page or a mail program put on the clipboard the tags that the editor's converter knows. */
export function arrange(document: Document): LeftBehind {
  const left = { pictures: countPictures(document), isHidden: dropHidden(document) }
  for (const picture of document.querySelectorAll('img'))
    picture.replaceWith(EMOJI.test(picture.alt) ? picture.alt : '')
  // By this id the converter knows Google Docs, of whose list items it would keep the first paragraph alone.
  document.querySelector('[id^="docs-internal-guid"]')?.removeAttribute('id')
  for (const link of document.querySelectorAll('a[href]')) {
    const address = readLink(link.getAttribute('href') ?? '')
    // An address that is its own words is left to `linkAddresses`: what finds addresses in Markdown knows less about e-mail.
    if (!address || address === readLink(link.textContent ?? '')) unwrap(link)
    else link.setAttribute('href', address)
  }
  for (const quote of document.querySelectorAll('.MsoQuote, .MsoIntenseQuote')) rename(quote, 'blockquote')
  for (const list of document.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list)
  markLooks(document)
  for (const table of document.querySelectorAll('table')) arrangeTable(table)
  for (const holder of document.querySelectorAll(SINGLE)) breakIntoLines(holder)
  document.body.normalize()
  return left
}

/** Pictures that do not come along: all but emoji, and the dots by which mail programs count readers. */
function countPictures(document: Document): number {
  return [...document.querySelectorAll('img, v\\:imagedata')].filter(
    picture =>
      !EMOJI.test(picture.getAttribute('alt') ?? '') &&
      !['width', 'height'].some(side => Number(picture.getAttribute(side) ?? Infinity) <= 1),
  ).length
}

/** Takes out what was deleted, hidden or written beside the text where it was copied, and what is no text. Returns whether words are missing. */
function dropHidden(document: Document): boolean {
  for (const element of document.body.querySelectorAll('*')) {
    // Office writes drawings as elements with a prefix, such as v:shape.
    if (element.matches(PROGRAMS) || element.localName.startsWith('v:')) element.remove()
  }
  for (const mark of document.querySelectorAll('a[href^="#cmnt_ref"]')) commentOf(mark).setAttribute('hidden', '')
  const hidden = [...document.body.querySelectorAll('*')].filter(
    each => each.matches(LEFT_OUT) || HIDING.test(each.getAttribute('style')?.toLowerCase().replace(/\s/g, '') ?? ''),
  )
  const areWords = hidden.some(({ textContent }) => textContent?.trim())
  for (const element of hidden) element.remove()
  return areWords
}

/** Google Docs writes comments below the text, each in a box that begins with a mark. */
function commentOf(mark: Element): Element {
  const box = mark.closest('div')
  const isFirst = box?.textContent?.trim().startsWith(mark.textContent?.trim() ?? '')
  return (isFirst ? box : mark.closest('p')) ?? mark
}

/** A style wins over the tag: Google Docs wraps all that it copies in a <b> that is not bold. */
function markLooks(document: Document): void {
  for (const cite of document.querySelectorAll('cite')) rename(cite, 'em')
  const styled = document.querySelectorAll<HTMLElement>('[style]:not(ul, ol, table, tbody, thead, tfoot, tr)')
  for (let element of styled) {
    for (const { property, shown, tag, tags } of LOOKS) {
      const value = element.style[property]
      if (shown.test(value)) {
        const wrapper = document.createElement(tag)
        wrapper.append(...element.childNodes)
        element.append(wrapper)
      } else if (value && value !== 'inherit' && element.matches(tags)) element = rename(element, 'span')
    }
  }
}

/** A table that only arranges a page, with one cell in a row or tables within, becomes the paragraphs of its cells. */
function arrangeTable(table: HTMLTableElement): void {
  if (table.caption) table.before(rename(table.caption, 'div'))
  const rows = [...table.rows].map(row => [...row.cells])
  const isLayout =
    table.querySelector('table') !== null ||
    table.closest(SINGLE) !== null ||
    rows.every(cells => cells.filter(({ textContent }) => textContent?.trim()).length <= 1)
  if (isLayout) {
    table.replaceWith(...rows.flat().map(cell => rename(cell, 'div')))
    return
  }
  const [first = []] = rows
  if (rows.length > 1 && first.every(isHeader)) {
    for (const cell of first) {
      for (const bold of cell.querySelectorAll('b, strong')) unwrap(bold)
      rename(cell, 'th')
    }
  }
  // The editor has nothing but paragraphs in a cell.
  for (const part of table.querySelectorAll(`${SINGLE}, blockquote`)) rename(part, 'div')
  expandSpans(table)
}

/** A cell is a header if it is marked as one, or if all of it is bold. */
function isHeader(cell: Element): boolean {
  const bold = [...cell.querySelectorAll('b, strong')].map(({ textContent }) => textContent).join('')
  const squeeze = (text: string) => text.replace(/\s/g, '')
  return cell.matches('th, thead *') || squeeze(bold) === squeeze(cell.textContent ?? '')
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

/** Inside an item of a list or a heading, every block becomes a line. */
function breakIntoLines(element: Element): void {
  for (const block of element.querySelectorAll(`${BLOCKS}, pre, ${HEADINGS}`)) {
    if (block.parentElement?.closest(SINGLE) !== element) continue
    if (block.previousSibling?.nodeName !== 'BR') block.before(element.ownerDocument.createElement('br'))
    block.after(element.ownerDocument.createElement('br'))
    unwrap(block)
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}
