import { linkAddresses } from './links'
import { NO_LOOK } from './look'
import { type ListPlace, type Paragraph, tidyRuns } from './paragraph'

const BULLET = /^\s*[•●·▪■◦‣➢✓–*-]\s+(?=\S)/
const NUMBER = /^\s*(?:\(\p{Nd}{1,3}\)|\p{Nd}{1,3}[.)-])\s+(?=\S)/u

/** Paragraphs of plain text. An empty line ends one, and lines that begin with a bullet or a number are items of a list. */
export function readPlainText(text: string): Paragraph[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap(part => splitItems(part))
    .map(({ list, words }) => ({
      style: 'normal' as const,
      list,
      runs: linkAddresses(tidyRuns([{ ...NO_LOOK, text: words }])),
    }))
    .filter(({ runs }) => runs.length > 0)
}

function splitItems(part: string): { list: ListPlace | null; words: string }[] {
  const items: { list: ListPlace | null; words: string }[] = []
  for (const line of part.split('\n')) {
    const kind = BULLET.test(line) ? 'bullet' : NUMBER.test(line) ? 'number' : null
    const last = items.at(-1)
    if (kind) items.push({ list: { kind, level: 1 }, words: line.replace(BULLET, '').replace(NUMBER, '') })
    else if (last) last.words += `\n${line}`
    else items.push({ list: null, words: line })
  }
  return items
}
