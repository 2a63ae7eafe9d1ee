import { defaultSchema } from '@portabletext/html'
import { isSpan, isTextBlock, type PortableTextTextBlock } from '@portabletext/schema'
import { type Run, readLink } from './links'

/** A paste, between what the converters write and the blocks of a rich text. */
export type Paragraph = { style: 'normal' | 'h2' | 'h3' | 'blockquote'; list: ListPlace | null; runs: Run[] }

export type ListPlace = { kind: 'bullet' | 'number'; level: number }

export type Converted = { _type: string }

const CONTEXT = { schema: defaultSchema }
/** Soft hyphens, zero-width characters, and those that turn the direction of what follows. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g

export function toParagraphs(converted: Converted[]): Paragraph[] {
  const styleOf = headingStyles(converted)
  return converted.flatMap(block => {
    if (!isTextBlock(CONTEXT, block)) return []
    const heading = styleOf(block)
    const style = heading ?? (block.style === 'blockquote' ? 'blockquote' : 'normal')
    const kind = block.listItem === 'number' ? 'number' : 'bullet'
    const list = block.listItem && !heading ? ({ kind, level: block.level ?? 1 } as const) : null
    const runs = runsOf(block)
    return (list ? [runs] : splitAtBlankLines(runs)).map(part => ({ style, list, runs: part }))
  })
}

export function textOf(runs: Run[]): string {
  return runs.map(({ text }) => text).join('')
}

export function plainRun(text: string): Run {
  return { text, isStrong: false, isEm: false, href: null }
}

/** Collapses spaces, removes them at the ends and around line breaks, and joins neighbors of one look. */
export function tidyRuns(runs: Run[]): Run[] {
  const tidy: Run[] = []
  for (const { text, ...look } of runs) {
    const last = tidy.at(-1)
    const isAtStart = !last || /[\s]$/.test(last.text)
    const words = text
      .replace(INVISIBLE, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
    const shown = isAtStart ? words.replace(last?.text.endsWith('\n') || !last ? /^\s+/ : /^ +/, '') : words
    if (last && shown.startsWith('\n')) last.text = last.text.trimEnd()
    if (!shown) continue
    const isSameLook = last?.isStrong === look.isStrong && last.isEm === look.isEm && last.href === look.href
    if (last && (isSameLook || shown.trim() === '')) last.text += shown
    else tidy.push({ text: shown, ...look })
  }
  const last = tidy.at(-1)
  if (last) last.text = last.text.trimEnd()
  return tidy.filter(({ text }) => text !== '')
}

/** The highest level becomes headings, all others smaller headings; a single title above them does not count. */
function headingStyles(converted: Converted[]): (block: PortableTextTextBlock) => 'h2' | 'h3' | null {
  const levelOf = ({ style = '' }: PortableTextTextBlock) => Number(/^h(\d)$/.exec(style)?.[1] ?? 0)
  const levels = converted.flatMap(block => (isTextBlock(CONTEXT, block) && levelOf(block)) || [])
  const upper = Math.min(...levels)
  const below = Math.min(...levels.filter(level => level > upper))
  const isTitled =
    levels.filter(level => level === upper).length === 1 && levels.filter(level => level === below).length > 1
  return block => {
    const level = levelOf(block)
    if (!level) return null
    return level === upper || (isTitled && level === below) ? 'h2' : 'h3'
  }
}

function runsOf({ children, markDefs = [] }: PortableTextTextBlock): Run[] {
  return children.flatMap(child => {
    if (!isSpan(CONTEXT, child)) return []
    const { text, marks = [] } = child
    const href = markDefs.find(({ _key }) => marks.includes(_key))?.href
    return {
      text,
      isStrong: marks.includes('strong'),
      isEm: marks.includes('em'),
      href: typeof href === 'string' ? readLink(href) : null,
    }
  })
}

/** Mail programs and pages without paragraphs separate them by two line breaks. */
function splitAtBlankLines(runs: Run[]): Run[][] {
  let part: Run[] = []
  const parts = [part]
  for (const run of runs) {
    for (const text of run.text.split(/(?<=\n)/)) {
      const isBlankLine = /^\s*\n$/.test(text) && /\n\s*$/.test(textOf(part))
      if (isBlankLine) {
        part = []
        parts.push(part)
      } else part.push({ ...run, text })
    }
  }
  return parts
}
