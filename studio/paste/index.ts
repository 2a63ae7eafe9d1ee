import { readFilmAddress } from '@/lib/addresses/films'
import { dropHidden } from './hidden'
import { linkAddresses, type Run } from './links'
import { isMarkdown, renderMarkdown } from './markdown'
import { type Converted, type Paragraph, plainRun, tidyRuns, toParagraphs } from './paragraphs'
import { readPlainText } from './plain'
import { convertHtml, countPictures } from './read-html'
import { type ReadTable, tableAt } from './tables'

/** `pictures`: how many pictures are on the clipboard as files. */
type Clipboard = { html: string; text: string; pictures: number }

/** What is left behind. `isHidden`: words that were deleted, struck through, hidden or written as a comment where they were copied. */
export type LeftBehind = { pictures: number; isHidden: boolean }

type Block = { _type: string; _key: string; markDefs?: object[] }

type Pasted = LeftBehind & { blocks: Block[] }

export const NOTHING_LEFT: LeftBehind = { pictures: 0, isHidden: false }

/** The Studio makes these a link by itself, or puts them on the selected words. */
const LINK_ALONE = /^(?:https?|mailto|tel):\S+$/i
/** HTML without any of these shows the source of a text, as editors of code do. */
const LOOKS = 'h1, h2, h3, h4, h5, h6, a[href], b:not([id]), strong, i, em, li, table, blockquote'

/**
 * The blocks of a rich text for what is on the clipboard, none for pictures and hidden words alone. Null for what the Studio pastes well by itself:
 * a line of text, an address, and pictures that are files; this is known at once, because the clipboard is empty after the event.
 * `isEmptyPlace`: where nothing has been written yet, the address of a film becomes the film.
 */
export function readClipboard(
  clipboard: Clipboard,
  isEmptyPlace: boolean,
  makeKey: () => string,
): Promise<Pasted> | null {
  const { html, text } = clipboard
  const line = text.trim()
  if (isEmptyPlace && readFilmAddress(line)) {
    const film = { _type: 'video', _key: makeKey(), source: 'embed', embedUrl: line }
    return Promise.resolve({ ...NOTHING_LEFT, blocks: [film] })
  }
  if (!html && LINK_ALONE.test(line)) return null
  const areUploaded = clipboard.pictures > 0 && !(html && text)
  if (isMarkdown(text) && !parse(html).querySelector(LOOKS))
    return renderMarkdown(text).then(source => readHtml(source, makeKey))
  const pasted = html ? readHtml(html, makeKey) : { ...NOTHING_LEFT, blocks: toBlocks(readPlainText(text), makeKey) }
  // With words in both forms the Studio looks at no files.
  const pictures = areUploaded ? 0 : pasted.pictures
  const isLine = !html && !line.includes('\n') && pasted.blocks.every(({ markDefs }) => markDefs?.length === 0)
  if (isLine || (pasted.blocks.length === 0 && pictures === 0 && !pasted.isHidden)) return null
  return Promise.resolve({ ...pasted, pictures })
}

function readHtml(html: string, makeKey: () => string): Pasted {
  const document = parse(html)
  const pictures = countPictures(document)
  const isHidden = dropHidden(document)
  const { converted, tables } = convertHtml(document)
  const blocks = toBlocks(toParagraphs(converted), makeKey).map((block): Block => {
    const table = tableAt(tables, block.children.map(({ text }) => text).join(''))
    return table ? toTable(table, makeKey) : block
  })
  return { pictures, isHidden, blocks }
}

function toTable({ hasHeader, rows }: ReadTable<Converted[]>, makeKey: () => string) {
  return {
    ...{ _type: 'table', _key: makeKey(), headerRows: hasHeader ? 1 : 0 },
    rows: rows.map((cells, row) => ({
      ...{ _type: 'row', _key: makeKey() },
      cells: cells.map(cell => ({
        ...{ _type: 'cell', _key: makeKey() },
        value: toCell(cell, hasHeader && row === 0, makeKey),
      })),
    })),
  }
}

/** A cell holds paragraphs alone, and at least one. Headings are bold by themselves. */
function toCell(cell: Converted[], isHeading: boolean, makeKey: () => string) {
  const words = toBlocks(
    toParagraphs(cell).map(({ runs }) => ({
      ...{ style: 'normal' as const, list: null },
      runs: isHeading ? runs.map(run => ({ ...run, isStrong: false })) : runs,
    })),
    makeKey,
  )
  return words.length > 0 ? words : [toBlock({ style: 'normal', list: null, runs: [plainRun('')] }, makeKey)]
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Blocks of the rich text in schemas/objects/rich-text.ts. */
function toBlocks(paragraphs: Paragraph[], makeKey: () => string) {
  const written = paragraphs.map(each => ({ ...each, runs: linkAddresses(tidyRuns(each.runs)) }))
  return written.filter(({ runs }) => runs.length > 0).map(paragraph => toBlock(paragraph, makeKey))
}

function toBlock({ style, list, runs }: Paragraph, makeKey: () => string) {
  const links = new Map(runs.flatMap(({ href }) => (href ? [[href, makeKey()] as const] : [])))
  const isHeading = style === 'h2' || style === 'h3'
  return {
    _type: 'block',
    _key: makeKey(),
    style,
    ...(list && { listItem: list.kind, level: list.level }),
    markDefs: [...links].map(([href, _key]) => ({ _type: 'link', _key, href })),
    children: runs.map(run => ({
      _type: 'span',
      _key: makeKey(),
      text: run.text,
      marks: marksOf(run, isHeading, links),
    })),
  }
}

/** Headings are bold by themselves. */
function marksOf({ isStrong, isEm, href }: Run, isHeading: boolean, links: Map<string, string>): string[] {
  const link = href ? links.get(href) : undefined
  return [...(isStrong && !isHeading ? ['strong'] : []), ...(isEm ? ['em'] : []), ...(link ? [link] : [])]
}
