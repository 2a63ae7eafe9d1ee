import type { Heading, Image, List, ListItem, Paragraph, PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import { absoluteUrl } from '@/lib/addresses/structured-data'
import type { Film } from '../film'
import { pictureUrl } from '../image'
import type { Link, Picture } from '../values'

/** Builders of the Markdown tree (mdast) of a page. What has nothing to say is an empty list, so that its place is left out. */

/** In pixels. */
const PICTURE_WIDTH = 1200

export function heading(depth: Heading['depth'], title: string): RootContent[] {
  const children = text(title)
  return children.length > 0 ? [{ type: 'heading', depth, children }] : []
}

/** An empty line begins another paragraph, and each line of the text stays a line. */
export function paragraphs(...written: (string | null)[]): Paragraph[] {
  return written.flatMap(text => (text ?? '').split(/\n\s*\n/)).flatMap(text => paragraph(lines(text)))
}

export function paragraph(children: PhrasingContent[]): Paragraph[] {
  return children.length > 0 ? [{ type: 'paragraph', children }] : []
}

/** On one line. */
export function text(written: string | null): PhrasingContent[] {
  const value = written?.replace(/\s+/g, ' ').trim()
  return value ? [{ type: 'text', value }] : []
}

/** The text with a hard break between its lines, which Markdown would join. */
export function lines(written: string): PhrasingContent[] {
  return written
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .flatMap((value, place): PhrasingContent[] => [
      ...(place > 0 ? [{ type: 'break' as const }] : []),
      { type: 'text', value },
    ])
}

export function strong(text: string): PhrasingContent[] {
  const children = lines(text)
  return children.length > 0 ? [{ type: 'strong', children }] : []
}

/** The parts with a separator between them. */
export function joined(parts: PhrasingContent[][], separator: string): PhrasingContent[] {
  return parts
    .filter(part => part.length > 0)
    .flatMap((part, place) => (place > 0 ? [{ type: 'text' as const, value: separator }, ...part] : part))
}

export function quotation(quote: string, speaker: (string | null)[] = []): RootContent[] {
  const said = paragraphs(quote)
  const by = speaker.filter(Boolean).join(', ')
  return said.length > 0 ? [{ type: 'blockquote', children: [...said, ...paragraphs(by && `— ${by}`)] }] : []
}

export function bullets(items: PhrasingContent[][]): List[] {
  return list(
    items.filter(children => children.length > 0).map(children => [{ type: 'paragraph', children }]),
    null,
  )
}

/** A numbered list from `start` on, or bullets if it is null. */
export function list(items: ListItem['children'][], start: number | null): List[] {
  if (items.length === 0) return []
  const children = items.map((children): ListItem => ({ type: 'listItem', spread: false, children }))
  return [{ type: 'list', ordered: start !== null, start, spread: false, children }]
}

/** A table of columns, each with its heading and its cells. */
export function table(columns: [heading: string, ...cells: string[]][]): Table[] {
  const rows = Math.max(0, ...columns.map(column => column.filter(cell => cell.trim()).length && column.length))
  return tableOf(Array.from({ length: rows }, (_, row) => columns.map(column => text(column[row] ?? null))))
}

/** A table of rows, of which the first has the headings. */
export function tableOf(rows: PhrasingContent[][][]): Table[] {
  if (rows.length === 0) return []
  const children = rows.map(
    (row): TableRow => ({ type: 'tableRow', children: row.map(cell => ({ type: 'tableCell', children: cell })) }),
  )
  return [{ type: 'table', children }]
}

/** `page` is the path of the page, to which anchors belong. */
export function link(href: string, label: string, page = '/'): PhrasingContent[] {
  const children = lines(label)
  if (children.length === 0) return []
  return [{ type: 'link', url: addressOf(href, page), children }]
}

/** Absolute, because Markdown is read far from its page. */
export function addressOf(href: string, page: string): string {
  return new URL(href, absoluteUrl(page)).href
}

export function linkParagraph(target: Link | null): Paragraph[] {
  return target ? paragraph(link(target.href, target.label)) : []
}

export function figure(picture: Picture | null, caption: string | null = null): RootContent[] {
  if (!picture) return []
  const image: Image = {
    type: 'image',
    url: addressOf(pictureUrl(picture, { width: PICTURE_WIDTH }), '/'),
    alt: picture.alt.replace(/\s+/g, ' ').trim(),
  }
  return [{ type: 'paragraph', children: [image] }, ...paragraphs(caption)]
}

export function film(film: Film | null): Paragraph[] {
  if (!film) return []
  const { title, length, source, poster } = film
  const name = title || poster?.alt || source.url
  return paragraph(link(source.url, length ? `${name} (${length})` : name))
}
