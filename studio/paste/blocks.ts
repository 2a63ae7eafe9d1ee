import { htmlToPortableText } from '@portabletext/html'
import { compileSchema, defineSchema, isSpan, isTextBlock, type PortableTextTextBlock } from '@portabletext/schema'
import { BLOCKS } from './arrange'
import { type Link, linkAddresses, type Run } from './links'

export type Block = { _type: string; _key: string; markDefs?: object[] }

/** What of schemas/objects/rich-text.ts a paste can become. Headings have levels of their own until all of them are known. */
const schema = compileSchema(
  defineSchema({
    styles: ['normal', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(name => ({ name })),
    lists: [{ name: 'bullet' }, { name: 'number' }],
    decorators: [{ name: 'strong' }, { name: 'em' }],
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
    blockObjects: [{ name: 'table' }],
  }),
)
/** A list item of Word. The converter reads from Word's style sheet whether its list has numbers. */
const WORD_LIST = '[style*="mso-list"]'
/** Soft hyphens, zero-width characters, and those that turn the direction of what follows. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g

/** The editor's own converter makes the blocks of an arranged document. */
export function toBlocks(document: Document, makeKey: () => string): Block[] {
  const converted = htmlToPortableText(document.documentElement.outerHTML, {
    ...{ schema, keyGenerator: makeKey, parseHtml: () => document, whitespaceMode: 'remove' },
    types: { code: () => undefined },
    rules: [
      {
        deserialize: (node, next, createBlock) => {
          if (node instanceof HTMLTableElement) return createBlock(toTable(node, makeKey))
          if (!(node instanceof Element && node.matches(BLOCKS) && !node.matches(WORD_LIST))) return undefined
          // The converter makes paragraphs of p alone, and takes blocks within blocks apart.
          const style = node.closest('blockquote') ? 'blockquote' : 'normal'
          return { _type: 'block', style, markDefs: [], children: next(node.childNodes) }
        },
      },
    ],
  })
  const headingOf = headingStyles(converted)
  return converted.flatMap(block => (isTextBlock({ schema }, block) ? tidy(block, makeKey, headingOf(block)) : [block]))
}

/** What the editor's own plugin for tables edits. */
function toTable(table: HTMLTableElement, makeKey: () => string) {
  const rows = [...table.rows].map(row => [...row.cells])
  const hasHeader = rows.length > 1 && rows[0]?.every(cell => cell.matches('th'))
  const toCell = (cell: Element) => {
    const document = cell.ownerDocument.implementation.createHTMLDocument()
    document.body.append(...cell.childNodes)
    const value = toBlocks(document, makeKey)
    const empty = { _type: 'block', _key: makeKey(), style: 'normal', markDefs: [], children: [span('', [], makeKey)] }
    return { _type: 'cell', _key: makeKey(), value: value.length > 0 ? value : [empty] }
  }
  return {
    ...{ _type: 'table', _key: makeKey(), headerRows: hasHeader ? 1 : 0 },
    rows: rows.map(cells => ({ _type: 'row', _key: makeKey(), cells: cells.map(toCell) })),
  }
}

/** The highest level becomes headings, all others smaller headings; a single title above them does not count. */
function headingStyles(converted: { _type: string }[]): (block: PortableTextTextBlock) => 'h2' | 'h3' | null {
  const levelOf = ({ style = '' }: PortableTextTextBlock) => Number(/^h(\d)$/.exec(style)?.[1] ?? 0)
  const levels = converted.flatMap(block => (isTextBlock({ schema }, block) && levelOf(block)) || [])
  const [upper, below] = [...new Set(levels)].sort()
  const countOf = (wanted?: number) => levels.filter(level => level === wanted).length
  const isTitled = countOf(upper) === 1 && countOf(below) > 1
  return block => {
    const level = levelOf(block)
    if (!level) return null
    return level === upper || (isTitled && level === below) ? 'h2' : 'h3'
  }
}

/** A block with links and single spaces, one for each of its paragraphs; none without words. A heading is bold by itself. */
function tidy(
  { children, markDefs = [], style, listItem, level = 1 }: PortableTextTextBlock,
  makeKey: () => string,
  heading: string | null,
): Block[] {
  const links: Link[] = markDefs.map(({ _key, href }) => ({ _type: 'link', _key, href: String(href) }))
  const list = heading ? undefined : listItem
  const runs = children.flatMap(child =>
    isSpan({ schema }, child)
      ? { text: child.text, marks: (child.marks ?? []).filter(mark => !heading || mark !== 'strong') }
      : [],
  )
  return (list ? [runs] : splitAtBlankLines(runs)).flatMap(part => {
    const written = linkAddresses(tidyRuns(part), links, makeKey)
    const used = new Set(written.flatMap(({ marks }) => marks))
    if (written.length === 0) return []
    return {
      ...{ _type: 'block', _key: makeKey(), style: heading ?? style },
      ...(list && { listItem: list, level }),
      markDefs: links.filter(({ _key }) => used.has(_key)),
      children: written.map(({ text, marks }) => span(text, marks, makeKey)),
    }
  })
}

function span(text: string, marks: string[], makeKey: () => string) {
  return { _type: 'span', _key: makeKey(), text, marks }
}

/** Collapses spaces, removes them at the ends and around line breaks, and joins neighbors of one look. */
function tidyRuns(runs: Run[]): Run[] {
  const tidied: Run[] = []
  for (const { text, marks } of runs) {
    const last = tidied.at(-1)
    const words = text
      .replace(INVISIBLE, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
    const isAtStart = !last || last.text.endsWith('\n')
    const shown = isAtStart ? words.trimStart() : last.text.endsWith(' ') ? words.replace(/^ +/, '') : words
    if (last && shown.startsWith('\n')) last.text = last.text.trimEnd()
    if (!shown) continue
    if (last && (last.marks.join() === marks.join() || shown.trim() === '')) last.text += shown
    else tidied.push({ text: shown, marks })
  }
  const last = tidied.at(-1)
  if (last) last.text = last.text.trimEnd()
  return tidied.filter(({ text }) => text !== '')
}

/** Mail programs and pages without paragraphs separate them by two line breaks. */
function splitAtBlankLines(runs: Run[]): Run[][] {
  const parts: Run[][] = [[]]
  for (const { text: all, marks } of runs) {
    for (const text of all.split(/(?<=\n)/)) {
      const part = parts.at(-1) ?? []
      const isBlankLine = /^\s*\n$/.test(text) && /\n\s*$/.test(part.map(run => run.text).join(''))
      if (isBlankLine) parts.push([])
      else part.push({ text, marks })
    }
  }
  return parts
}
