import { type ListPlace, type Paragraph, plainRun } from './paragraphs'

const BULLET = /^\s*[•●·▪■◦‣➢✓–*-]\s+(?=\S)/
const NUMBER = /^\s*(?:\(\p{Nd}{1,3}\)|\p{Nd}{1,3}[.)-])\s+(?=\S)/u
/** They also begin a note or a name, so they are bullets where they begin several lines. */
const DOUBTFUL = ['–', '*', '-']

/** Paragraphs of plain text. An empty line ends one, and lines that begin with a bullet or a number are items of a list. */
export function readPlainText(text: string): Paragraph[] {
  const lines = text.replace(/\r\n?/g, '\n')
  const begins = lines.split('\n').map(line => line.trimStart().charAt(0))
  const lone = DOUBTFUL.filter(sign => begins.filter(begin => begin === sign).length === 1)
  return lines
    .split(/\n\s*\n/)
    .flatMap(part => splitItems(part, lone))
    .map(({ list, words }) => ({ style: 'normal', list, runs: [plainRun(words)] }))
}

function splitItems(part: string, lone: string[]): { list: ListPlace | null; words: string }[] {
  const items: { list: ListPlace | null; words: string }[] = []
  for (const line of part.split('\n')) {
    const isBullet = BULLET.test(line) && !lone.includes(line.trimStart().charAt(0))
    const kind = isBullet ? 'bullet' : NUMBER.test(line) ? 'number' : null
    const last = items.at(-1)
    if (kind) items.push({ list: { kind, level: 1 }, words: line.replace(BULLET, '').replace(NUMBER, '') })
    else if (last) last.words += `\n${line}`
    else items.push({ list: null, words: line })
  }
  return items
}
