import { type ListPlace, type Paragraph, plainRun } from './paragraphs'

const BULLET = /^\s*[•●·▪■◦‣➢✓–*-]\s+(?=\S)/
const NUMBER = /^\s*(?:\(\p{Nd}{1,3}\)|\p{Nd}{1,3}[.)-])\s+(?=\S)/u
/** Signs that also begin a note or a name: they are bullets where they begin several lines. */
const DOUBTFUL = /^\s*[–*-]\s+\S/

/** Paragraphs of plain text. An empty line ends one, and lines that begin with a bullet or a number are items of a list. */
export function readPlainText(text: string): Paragraph[] {
  const lines = text.replace(/\r\n?/g, '\n')
  const areBullets = lines.split('\n').filter(line => DOUBTFUL.test(line)).length > 1
  return lines
    .split(/\n\s*\n/)
    .flatMap(part => splitItems(part, areBullets))
    .map(({ list, words }) => ({ style: 'normal', list, runs: [plainRun(words)] }))
}

function splitItems(part: string, areBullets: boolean): { list: ListPlace | null; words: string }[] {
  const items: { list: ListPlace | null; words: string }[] = []
  for (const line of part.split('\n')) {
    const isBullet = BULLET.test(line) && (areBullets || !DOUBTFUL.test(line))
    const kind = isBullet ? 'bullet' : NUMBER.test(line) ? 'number' : null
    const last = items.at(-1)
    if (kind) items.push({ list: { kind, level: 1 }, words: line.replace(BULLET, '').replace(NUMBER, '') })
    else if (last) last.words += `\n${line}`
    else items.push({ list: null, words: line })
  }
  return items
}
