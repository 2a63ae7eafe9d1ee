import {
  buildMarksTree,
  isPortableTextToolkitList,
  isPortableTextToolkitSpan,
  isPortableTextToolkitTextNode,
  nestLists,
  type ToolkitPortableTextList,
} from '@portabletext/toolkit'
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast'
import type { RichBlock, RichText, Table, TextBlock } from '../rich-text'
import { addressOf, figure, film, joined, list, paragraph, paragraphs, quotation, strong, tableOf } from './nodes'

/** `page` is the path of the page that shows the text; links to its headings need it. */
export function richTextNodes(blocks: RichText, page: string): RootContent[] {
  return nestLists(blocks, 'direct').flatMap(node =>
    isPortableTextToolkitList(node) ? listNodes(node, page) : blockNodes(node, page),
  )
}

function blockNodes(block: RichBlock, page: string): RootContent[] {
  switch (block._type) {
    case 'figure':
      return figure(block.picture, block.caption)
    case 'callout':
      return callout(block.title, block.text)
    case 'quote':
      return quotation(block.quote, [block.name, block.role])
    case 'film':
      return film(block.film)
    case 'table':
      return tableNodes(block, page)
    case 'block':
      return textNodes(block, page)
  }
}

function callout(title: string, text: string): RootContent[] {
  const children = [...paragraph(strong(title)), ...paragraphs(text)]
  return children.length > 0 ? [{ type: 'blockquote', children }] : []
}

function textNodes(block: TextBlock, page: string): RootContent[] {
  const isHeading = block.style === 'h2' || block.style === 'h3'
  const children = inlineNodes(block, page)
  if (children.length === 0) return []
  if (isHeading) return [{ type: 'heading', depth: block.style === 'h2' ? 2 : 3, children }]
  const isQuote = block.style === 'blockquote' || block.style === 'pullQuote'
  return isQuote ? [{ type: 'blockquote', children: paragraph(children) }] : paragraph(children)
}

/** A table of Markdown always has a row of headings, so one without has an empty one. */
function tableNodes({ hasHeader, rows }: Table, page: string): RootContent[] {
  const written = hasHeader ? rows : [(rows[0] ?? []).map(() => []), ...rows]
  const inCell = (cell: TextBlock[]) =>
    joined(
      cell.map(block => inlineNodes(block, page)),
      ' ',
    )
  return tableOf(written.map(row => row.map(inCell)))
}

function listNodes(node: ToolkitPortableTextList, page: string): List[] {
  const { children, listItem } = node
  const numbers = children.flatMap(child => ('number' in child && typeof child.number === 'number' ? child.number : []))
  return list(itemsOf(node, page), listItem === 'number' ? (numbers[0] ?? 1) : null)
}

function itemsOf({ children }: ToolkitPortableTextList, page: string): ListItem['children'][] {
  const items: ListItem['children'][] = []
  for (const child of children) {
    const last = items.at(-1)
    if (!isPortableTextToolkitList(child)) items.push(paragraph(inlineNodes(child, page)))
    // A text may begin with an item of a deeper level, which Markdown cannot.
    else if (!last) items.push(...itemsOf(child, page))
    else last.push(...listNodes(child, page))
  }
  return items.filter(item => item.length > 0)
}

type Block = Parameters<typeof buildMarksTree>[0]
type MarkNode = ReturnType<typeof buildMarksTree>[number]

function inlineNodes(block: Block, page: string): PhrasingContent[] {
  const hasText = block.children.some(({ text }) => typeof text === 'string' && text.trim())
  return hasText ? buildMarksTree(block).flatMap(node => markNodes(node, page)) : []
}

function markNodes(node: MarkNode, page: string): PhrasingContent[] {
  if (isPortableTextToolkitTextNode(node)) {
    if (node.text === '\n') return [{ type: 'break' }]
    return node.text ? [{ type: 'text', value: node.text }] : []
  }
  if (!isPortableTextToolkitSpan(node)) return []
  const children = node.children.flatMap(child => markNodes(child, page))
  if (children.length === 0) return []
  if (node.markType === 'strong') return [{ type: 'strong', children }]
  if (node.markType === 'em') return [{ type: 'emphasis', children }]
  const href = node.markDef?.href
  return typeof href === 'string' ? [{ type: 'link', url: addressOf(href, page), children }] : children
}
