import { readFileSync } from 'node:fs'
import { figure } from './shapes.ts'

/**
 * Converts the subset of Markdown that posts and legal pages use: paragraphs, `##` and `###`, `-` and `1.` lists, `>` quotes, `>>` pull quotes,
 * `> [!NOTE] Title` call-outs, `> [!TODO]` for what is still to be written, `![alt](../images/file "Caption")` images, at whose end `{wide}` may
 * stand, **strong**, *emphasis* and [links](/path). Throws on
 * anything else that opens a block.
 */
export function richText(markdown: string): Block[] {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .flatMap(parseBlock)
}

/** The rich text of a Markdown file; `path` is relative to the seed folder. */
export function readRichText(path: string): Block[] {
  return richText(readFileSync(new URL(path, import.meta.url), 'utf8'))
}

/** A text below what is said about it: lines of names and values between two lines of dashes. */
export function readArticle(path: string): { facts: Record<string, string>; body: Block[] } {
  const file = readFileSync(new URL(path, import.meta.url), 'utf8')
  const [, lines = '', text = ''] = /^---\n(.+?)\n---\n(.+)$/s.exec(file) ?? []
  const facts = lines.split('\n').map(line => line.split(/: (.*)/))
  return { facts: Object.fromEntries(facts), body: richText(text) }
}

type Block = { _type: string; [field: string]: unknown }
type Span = { _type: 'span'; text: string; marks: string[] }
type TextLink = { _type: 'link'; _key: string; href: string }

const HEADING = /^(#{2,3}) (.+)$/
const FIGURE = /^!\[(?<alt>[^\]]+)\]\(\.\.\/images\/(?<file>[\w.-]+)(?: "(?<caption>[^"]+)")?\)(?<wide>\{wide\})?$/
const CALLOUT = /^> \[!NOTE\] (?<title>.+)\n(?<text>(?:> .+\n?)+)$/
const UNFINISHED = /^> \[!TODO\]\n(?<text>(?:> .+\n?)+)$/
const BULLET = /^- /
const NUMBER = /^\d+\. /
const QUOTE = /^> /
const PULL_QUOTE = /^>> /
const UNKNOWN = /^(#|!|>|\||```|\* |\+ |---)/
const UNDERSCORES = /(?:^|\s)_[^_\s][^_]*_/
const INLINE = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g

function parseBlock(source: string): Block[] {
  const heading = HEADING.exec(source)
  if (heading) return [block(heading[2] ?? '', { style: heading[1] === '##' ? 'h2' : 'h3' })]

  const picture = FIGURE.exec(source)?.groups
  if (picture)
    return [{ ...figure(picture.file ?? '', picture.alt ?? '', picture.caption), ...(picture.wide && { wide: true }) }]

  const callout = CALLOUT.exec(source)?.groups
  if (callout) return [{ _type: 'callout', title: callout.title, text: joinLines(callout.text ?? '', QUOTE) }]

  const unfinished = UNFINISHED.exec(source)?.groups
  if (unfinished) return [block(joinLines(unfinished.text ?? '', QUOTE), { style: 'unfinished' })]

  if (BULLET.test(source)) return listItems(source, BULLET, 'bullet')
  if (NUMBER.test(source)) return listItems(source, NUMBER, 'number')
  if (PULL_QUOTE.test(source)) return [block(joinLines(source, PULL_QUOTE), { style: 'pullQuote' })]
  if (QUOTE.test(source)) return [block(joinLines(source, QUOTE), { style: 'blockquote' })]
  if (UNKNOWN.test(source)) throw new Error(`No rich text for this Markdown: "${source.slice(0, 60)}"`)
  return [block(joinLines(source))]
}

function listItems(source: string, opening: RegExp, listItem: 'bullet' | 'number'): Block[] {
  const items = source.split(new RegExp(`\\n(?=${opening.source.slice(1)})`))
  return items.map(item => block(joinLines(item.replace(opening, '')), { listItem, level: 1 }))
}

function joinLines(source: string, prefix = /^\s+/): string {
  return source
    .trim()
    .split('\n')
    .map(line => line.replace(prefix, '').trim())
    .join(' ')
}

function block(text: string, fields: { style?: string; listItem?: string; level?: number } = {}): Block {
  return { _type: 'block', style: 'normal', ...fields, ...parseInline(text) }
}

function parseInline(text: string): { children: Span[]; markDefs: TextLink[] } {
  if (UNDERSCORES.test(text)) throw new Error(`Emphasis is written *so*, not _so_: "${text.slice(0, 60)}"`)
  const children: Span[] = []
  const markDefs: TextLink[] = []
  const addSpan = (text = '', marks: string[] = []) => {
    if (text) children.push({ _type: 'span', text, marks })
  }
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    addSpan(text.slice(end, match.index))
    const { strong, em, label, href } = match.groups ?? {}
    if (href) {
      const _key = `link-${markDefs.length + 1}`
      markDefs.push({ _type: 'link', _key, href })
      addSpan(label, [_key])
    } else {
      addSpan(strong ?? em, [strong ? 'strong' : 'em'])
    }
    end = match.index + match[0].length
  }
  addSpan(text.slice(end))
  return { children, markDefs }
}
