import { type DeserializerRule, htmlToPortableText, defaultSchema as schema } from '@portabletext/html'
import { isTextBlock } from '@portabletext/schema'
import { cleanLink, mailHref, safeHref } from '@/lib/addresses/links'
import { decodeOrNull } from '@/lib/words/decode'
import { isEmail } from '@/lib/words/email'

/** `pictures` stay behind, and so do words that were deleted, struck through, hidden or comments where they were copied. */
export type Pasted = { blocks: { _type: string; _key: string }[]; pictures: number; isHidden: boolean }

const HIDDEN =
  'del, s, strike, [hidden], dialog:not([open]), [style*="display:none" i], [style*="display: none" i], [style*="display : none" i], [style*="visibility:hidden" i], [style*="visibility: hidden" i], [style*="opacity:0;"], [style$="opacity:0"], [style*="mso-hide:all"], [style*="line-through"]'
/** Comments of Word and Google Docs, and the marks in the text that lead to them. */
const COMMENTS =
  '[style*="mso-element:comment"], .msocomanchor, .msocomtxt, .MsoCommentReference, .MsoCommentText, a[href^="#_msocom"], a[href^="#cmnt"], div:has(> p > a[href^="#cmnt_ref"])'
const WRAPPED =
  /^https?:\/\/(?:www\.google\.com\/url\?(?:.*&)?q|[\w.]+\.safelinks\.protection\.outlook\.com\/\?(?:.*&)?url|l\.facebook\.com\/l\.php\?(?:.*&)?u)=([^&]+)/
/** Soft hyphens, zero-width characters, and those that turn the direction of what follows. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g
/** A whole word without what a sentence has around it: `o'brien@example.org` is not an address of brien. */
export const ADDRESS =
  /(?<![^\s'"‘“«<([{])((?:https?:\/\/|www\.|[^\s@/|'"‘“«<([{][^\s@/|()]*@)(?:[^\s()[\]]|\([^\s()]*\)|\[[^\s[\]]*\])+?)(?=[.,;:!?'"’”»…*—–>)\]},،؛؟。、！？，；：]*(?:\s|$))/i
/** The converter makes paragraphs of p alone, and reads parts of items. Items of Word, which have a style or a level, it reads well. */
const BLOCKS =
  ':is(address, article, aside, blockquote, body, caption, center, dd, details, div, dl, dt, figcaption, figure, footer, form, header, li, main, nav, p, pre, section, td, th):not([style*="mso-list"], [data-aria-level])'

/** What the editor's own converter makes of HTML, without what nobody saw where it was copied. */
export function readHtml(html: string): Pasted {
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const part of document.querySelectorAll('button, noscript, object, select, svg, textarea, video')) part.remove()
  const hidden = [...document.body.querySelectorAll(`${HIDDEN}, ${COMMENTS}`)]
  const isHidden = hidden.some(({ textContent }) => textContent?.trim())
  for (const element of hidden) element.remove()
  // Mail programs write emoji as pictures, and count readers by dots.
  for (const img of [...document.images]) if (/^\p{Extended_Pictographic}/u.test(img.alt)) img.replaceWith(img.alt)
  const pictures = document.querySelectorAll('img:not([width="1"], [height="1"]), v\\:imagedata').length
  for (const link of document.links) link.setAttribute('href', readLink(link.getAttribute('href') ?? '') ?? '')
  for (const { childNodes } of document.querySelectorAll('body, body :not(a, a *)'))
    for (const node of [...childNodes]) if (node instanceof Text) linkAddresses(node)
  for (const list of document.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list)
  return { blocks: toBlocks(document.documentElement.outerHTML), pictures, isHidden }
}

/** An address that the site accepts; null for scripts, files, and bookmarks of the document that the text comes from. */
function readLink(href: string): string | null {
  const address = decodeOrNull(WRAPPED.exec(href)?.[1] ?? '') || cleanLink(href)
  if (!address.includes(':') && isEmail(address)) return mailHref([address])
  const secure = address.replace(/^(?:http:)?\/\/|^(?=www\.)/i, 'https://').replaceAll(' ', '%20')
  return secure.startsWith('#') ? null : safeHref(secure)
}

/** In a word that is partly bold, the part is no address. */
function linkAddresses(text: Text): void {
  text.data = text.data.replace(INVISIBLE, '')
  const isWhole = (part: string) => text.parentElement?.closest(BLOCKS)?.textContent?.split(ADDRESS).includes(part)
  const parts = text.data.split(ADDRESS).map((part, place) => {
    const href = place % 2 === 1 && isWhole(part) && readLink(part)
    return href ? Object.assign(document.createElement('a'), { href, textContent: part }) : part
  })
  text.replaceWith(...parts)
}

function toBlocks(html: string): Pasted['blocks'] {
  const blocks = htmlToPortableText(html, { whitespaceMode: 'remove', rules: [{ deserialize }] })
  const headings = blocks.filter(block => isTextBlock({ schema }, block)).filter(({ style }) => style?.startsWith('h'))
  // A heading that is the only one of its level, and the highest, is a title.
  const [title, top = title] = headings.map(({ style }) => style).sort()
  for (const heading of headings) {
    heading.style = `${heading.style}` <= `${top}` ? 'h2' : 'h3'
    delete heading.listItem
  }
  return blocks
}

const deserialize: DeserializerRule['deserialize'] = (node, next, createBlock) => {
  if (node instanceof HTMLTableElement && isTable(node))
    return [node.caption ? (next(node.caption) ?? []) : [], createBlock(toTable(node))].flat()
  if (node instanceof HTMLBRElement) return { _type: 'span', text: '\n', marks: [] }
  if (!(node instanceof Element && node.matches(BLOCKS))) return undefined
  const children = [next(node.childNodes) ?? []].flat()
  const block = { _type: 'block', style: 'normal', markDefs: [], children }
  if (node.localName === 'li')
    return { ...block, listItem: node.parentElement?.localName === 'ol' ? 'number' : 'bullet', level: 1 }
  // In an item of a list and a heading, a block becomes a line.
  if (node.parentElement?.closest('li, h1, h2, h3, h4, h5, h6'))
    return node.previousSibling ? [{ _type: 'span', text: '\n', marks: [] }, ...children] : children
  return node.closest('blockquote, .MsoQuote, .MsoIntenseQuote') ? { ...block, style: 'blockquote' } : block
}

/** Other tables arrange a page, or have cells over several rows. */
function isTable(table: HTMLTableElement): boolean {
  const isRow = ({ cells }: HTMLTableRowElement) => [...cells].filter(cell => cell.textContent?.trim()).length > 1
  return !table.querySelector('table, [rowspan]:not([rowspan="1"])') && [...table.rows].some(isRow)
}

/** What the editor's own plugin for tables edits. */
function toTable({ rows }: HTMLTableElement) {
  const keyed = (_type: string) => ({ _type, _key: crypto.randomUUID() })
  const toCells = ({ innerHTML, colSpan }: HTMLTableCellElement) =>
    [innerHTML.replace(/<(\/?)(?:li|h\d|blockquote)\b/g, '<$1p'), ...Array<string>(colSpan - 1).fill('')].map(html => {
      const value = toBlocks(html)
      return { ...keyed('cell'), value: value.length > 0 ? value : htmlToPortableText('<p>') }
    })
  const toRow = ({ cells }: HTMLTableRowElement) => ({ ...keyed('row'), cells: [...cells].flatMap(toCells) })
  return { ...keyed('table'), headerRows: rows.length > 1 ? 1 : 0, rows: [...rows].map(toRow) }
}
