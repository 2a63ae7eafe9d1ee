import { anchorOf, findAnchor } from '@/lib/addresses/anchors'
import { DIALOGS, dialogTitleId } from '@/lib/dialogs'
import { PAGE_IDS } from '@/lib/environment/page-ids'
import { isolateDirections } from '@/lib/words/bidi'
import { isBlank } from '@/lib/words/plain-text'
import { completeFilm, type Film } from './film'
import type { POST_QUERY_RESULT } from './types.gen'
import { list, number, optionalText, type Picture, picture, safeAddress, text, texts } from './values'

export type RichText = RichBlock[]

export type RichBlock =
  | TextBlock
  | { _type: 'figure'; _key: string; picture: Picture; caption: string | null; isWide: boolean }
  | { _type: 'callout'; _key: string; title: string; text: string }
  | { _type: 'film'; _key: string; film: Film }
  | Table
  | ({ _type: 'quote'; _key: string } & Quote)

/** Every row has the same number of cells. */
export type Table = { _type: 'table'; _key: string; hasHeader: boolean; rows: TextBlock[][][] }

export type Quote = { quote: string; name: string; role: string; picture: Picture | null }

export type TextBlock = {
  _type: 'block'
  _key: string
  style: (typeof STYLES)[number]
  listItem?: 'bullet' | 'number'
  level: number
  number?: number
  id: string | null
  children: TextSpan[]
  markDefs: { _type: 'link'; _key: string; href: string }[]
}

export type TextSpan = {
  _type: 'span'
  _key: string
  text: string
  /** `strong`, `em`, and keys of markDefs. */
  marks: string[]
}

type RawBlock = NonNullable<NonNullable<POST_QUERY_RESULT>['body']>[number]
type RawText = Extract<RawBlock, { _type: 'block' }>

export const TAKEN_IDS: readonly string[] = [
  ...Object.values(PAGE_IDS),
  ...Object.values(DIALOGS).flatMap(id => [id, dialogTitleId(id)]),
]
const DECORATORS = ['strong', 'em']
/** The library that renders lists fails at much greater depths. */
const MAX_LEVEL = 10
const STYLES = ['normal', 'h2', 'h3', 'blockquote', 'pullQuote', 'unfinished'] as const

/** Drops what cannot be shown: incomplete pictures and films, and unsafe links. */
export function richText(raw: RawBlock[] | null | undefined): RichText {
  const ids = new Set(TAKEN_IDS)
  const blocks = numberItems(list(raw).flatMap(block => toBlock(block, ids) ?? []))
  return blocks.map(block => mapTexts(block, each => withAnchors(each, ids)))
}

/** Changes a paragraph, or those in the cells of a table. */
export function mapTexts(block: RichBlock, change: (block: TextBlock) => TextBlock): RichBlock {
  if (block._type === 'block') return change(block)
  if (block._type !== 'table') return block
  return { ...block, rows: block.rows.map(row => row.map(cell => cell.map(change))) }
}

function withAnchors(block: TextBlock, ids: ReadonlySet<string>): TextBlock {
  const markDefs = block.markDefs.map(mark => {
    const anchor = mark.href.startsWith('#') ? findAnchor(mark.href, ids) : null
    return anchor ? { ...mark, href: `#${anchor}` } : mark
  })
  return { ...block, markDefs }
}

/** A list goes on after pictures, callouts, films, quotes and empty paragraphs, and ends with any other text. */
function numberItems(blocks: RichText): RichText {
  const last: number[] = []
  return blocks.map(block => {
    if (block._type !== 'block' || isAmid(block)) return block
    const { listItem, level } = block
    last.length = Math.min(last.length, listItem === 'number' ? level + 1 : listItem ? level : 0)
    if (listItem !== 'number') return block
    last[level] = (last[level] ?? 0) + 1
    return { ...block, number: last[level] }
  })
}

function isAmid({ listItem, style, children }: TextBlock): boolean {
  const isQuote = style === 'blockquote' || style === 'pullQuote'
  return !listItem && (isQuote || children.every(span => isBlank(span.text)))
}

/** Also adds the anchors of the text to `taken`. */
export function apartFrom(taken: Set<string>, blocks: RichText): RichText {
  return blocks.map(block =>
    block._type === 'block' && block.id ? { ...block, id: headingId(plainBlock(block), taken) } : block,
  )
}

export function plainText(blocks: RichText): string {
  return blocks.map(plainBlock).filter(Boolean).join('\n')
}

export type Heading = { id: string; title: string }

export function headingsOf(blocks: RichText): Heading[] {
  return blocks.flatMap(block =>
    block._type === 'block' && block.style === 'h2' && block.id ? [{ id: block.id, title: plainBlock(block) }] : [],
  )
}

function plainBlock(block: RichBlock): string {
  if (block._type === 'block') return block.children.map(span => span.text).join('')
  if (block._type === 'table') return block.rows.map(row => row.map(plainText).join('\n')).join('\n')
  if (block._type === 'quote') return block.quote
  return block._type === 'callout' ? `${block.title}\n${block.text}` : ''
}

function toBlock(raw: RawBlock, ids: Set<string>): RichBlock | null {
  const { _key } = raw
  if (raw._type === 'callout') return { _type: 'callout', _key, title: text(raw.title), text: text(raw.text) }
  if (raw._type === 'figure') {
    const shown = picture(raw.picture)
    return (
      shown && { _type: 'figure', _key, picture: shown, caption: optionalText(raw.caption), isWide: raw.wide ?? false }
    )
  }
  if (raw._type === 'quote') {
    const quote = optionalText(raw.quote)
    if (!quote) return null
    return { _type: 'quote', _key, quote, name: text(raw.name), role: text(raw.role), picture: picture(raw.picture) }
  }
  if (raw._type === 'video') {
    const film = completeFilm(raw.film)
    return film && { _type: 'film', _key, film }
  }
  if (raw._type === 'table') return toTable(raw)
  // Content written for a later version of the site may have blocks that this version does not know.
  return raw._type === 'block' ? toTextBlock(raw, ids) : null
}

function toTable({ _key, hasHeader, rows: raw }: Extract<RawBlock, { _type: 'table' }>): Table | null {
  const rows = list(raw).map(({ cells }) =>
    list(cells).map(cell =>
      list(cell.text).map(block => toTextBlock({ ...block, style: 'normal', listItem: null }, new Set())),
    ),
  )
  const width = Math.max(0, ...rows.map(row => row.length))
  if (rows.every(row => row.every(cell => isBlank(plainText(cell))))) return null
  return {
    ...{ _type: 'table', _key, hasHeader: hasHeader === true },
    rows: rows.map(row => Array.from({ length: width }, (_, column) => row[column] ?? [])),
  }
}

function toTextBlock(raw: RawText, ids: Set<string>): TextBlock {
  const markDefs = list(raw.markDefs).flatMap(({ _key, href: typed }) => {
    const href = safeAddress(typed)
    return href && !DECORATORS.includes(_key) ? [{ _type: 'link' as const, _key, href }] : []
  })
  const marks = new Set([...DECORATORS, ...markDefs.map(({ _key }) => _key)])
  const children = list(raw.children).map(span => ({
    _type: 'span' as const,
    _key: span._key,
    text: isolateDirections(span.text ?? ''),
    marks: withOneLink(texts(span.marks).filter(mark => marks.has(mark))),
  }))
  const words = children.map(span => span.text).join('')
  // Other writers than the Studio know no list of styles.
  const known = STYLES.find(each => each === raw.style) ?? 'normal'
  const style = isBlank(words) && ['h2', 'h3'].includes(known) ? 'normal' : known
  const isHeading = style === 'h2' || style === 'h3'
  return {
    _type: 'block',
    _key: raw._key,
    style,
    ...((raw.listItem === 'bullet' || raw.listItem === 'number') && { listItem: raw.listItem }),
    level: Math.min(Math.max(Math.trunc(number(raw.level) || 1), 1), MAX_LEVEL),
    id: isHeading ? headingId(words, ids) : null,
    children,
    markDefs,
  }
}

/** HTML allows no link within a link. */
function withOneLink(marks: string[]): string[] {
  const link = marks.find(mark => !DECORATORS.includes(mark))
  return marks.filter(mark => DECORATORS.includes(mark) || mark === link)
}

function headingId(heading: string, ids: Set<string>): string {
  const base = anchorOf(heading) || 'section'
  let id = base
  for (let count = 2; ids.has(id); count++) id = `${base}-${count}`
  ids.add(id)
  return id
}
