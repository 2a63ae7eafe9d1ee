import { fold } from '@/lib/words/fold'

const START = '(?<![\\p{L}\\p{N}])'
const BETWEEN = '[^\\p{L}\\p{N}]+'
/** Between the digits of a number, which people write in groups. */
const GAP = '[^\\p{L}\\p{N}]{0,3}'
const MIN_LETTERS = 2
/** Without the country code of the US and Canada. */
const AMERICAN_DIGITS = 10

/** A text matches if it has every word at the start of one of its own words, or the number. */
export type Wanted = { words: string[]; patterns: RegExp[]; phrase: RegExp; each: RegExp }

/** Returns null if the query is too short to search for. */
export function wantedOf(query: string): Wanted | null {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const letters = words.join('')
  if (letters.length < MIN_LETTERS) return null
  // Shorter numbers are words: years, or the beginning of a number.
  const isNumber = /^\d{7,}$/.test(letters)
  const all = isNumber ? [patternOf(letters)] : words
  return {
    words: isNumber ? [] : words,
    patterns: all.map(pattern => new RegExp(START + pattern, 'u')),
    phrase: new RegExp(START + all.join(BETWEEN), 'u'),
    each: new RegExp(`${START}(?:${all.toSorted((a, b) => b.length - a.length).join('|')})`, 'gu'),
  }
}

/** With the country code of the US and Canada or without. */
function patternOf(digits: string): string {
  const own = digits.replace(/^1(?=\d{10}$)/, '')
  const code = own.length === AMERICAN_DIGITS ? `(?:1${GAP})?` : ''
  return `${code}${[...own].join(GAP)}(?!\\p{N})`
}

/** Returns 'phrase' if the words follow each other in the text, and null if not all of them are in it. */
export function matchOf(folded: string, { words, patterns, phrase }: Wanted): 'phrase' | 'words' | null {
  // This is the fastest check, and most texts lack a word.
  if (!words.every(word => folded.includes(word))) return null
  if (phrase.test(folded)) return 'phrase'
  return patterns.every(pattern => pattern.test(folded)) ? 'words' : null
}

/** Number of results that are shown. */
const MOST_HITS = 8

/** The first sentences that match, those with the whole phrase before others, and the number of all. */
export type Found<Sentence> = { query: string; wanted: Wanted; hits: Sentence[]; total: number }

/** Returns null if the query is too short to search for. */
export function findSentences<Sentence extends { folded: string }>(
  all: Sentence[],
  query: string,
): Found<Sentence> | null {
  const wanted = wantedOf(query)
  if (!wanted) return null
  const { phrase = [], words = [] } = Object.groupBy(all, ({ folded }) => matchOf(folded, wanted) ?? 'none')
  return { query, wanted, hits: [...phrase, ...words].slice(0, MOST_HITS), total: phrase.length + words.length }
}

type Piece = { text: string; isMatch: boolean }

type Range = { from: number; to: number }

/** Characters of the sentence to keep before the first match, and in all. */
const BEFORE = 44
const LENGTH = 110

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentence around the first match, in pieces, with “…” where it is cut. */
export function excerptOf(text: string, wanted: Wanted): Piece[] {
  const ranges = rangesOf(text, wanted)
  const first = ranges[0] ?? { from: 0, to: 0 }
  const { from, to } = sentenceAround(text, first)
  const start = first.from - from > BEFORE * 2 ? text.indexOf(' ', first.from - BEFORE) + 1 : from
  const end = to - start > LENGTH ? Math.max(text.lastIndexOf(' ', start + LENGTH), first.to) : to
  return [
    { text: start > from ? '“…' : '“', isMatch: false },
    ...cut(text, { from: start, to: end }, ranges),
    { text: end < to ? '…”' : '”', isMatch: false },
  ]
}

/** Where the words are in the unfolded text. Folding may change its length, so every character is folded alone. */
function rangesOf(text: string, { phrase, each }: Wanted): Range[] {
  const folded = [...text].map(fold).join('')
  const at = mapPositions(text)
  const toRange = (from: number, length: number) => ({ from: at[from] ?? 0, to: at[from + length] ?? text.length })
  const whole = phrase.exec(folded)
  if (whole) return [toRange(whole.index, whole[0].length)]
  return [...folded.matchAll(each)].map(({ index, 0: word }) => toRange(index, word.length))
}

/** Maps every character of the folded text to its place in the original. */
function mapPositions(text: string): number[] {
  const positions: number[] = []
  let at = 0
  for (const character of text) {
    for (let index = 0; index < fold(character).length; index++) positions.push(at)
    at += character.length
  }
  return [...positions, at]
}

/** A match may reach into the next sentence. */
function sentenceAround(text: string, { from, to }: Range): Range {
  const sentences = [...SENTENCES.segment(text)].filter(
    ({ index, segment }) => index < to && index + segment.length > from,
  )
  const start = sentences[0]?.index ?? 0
  return {
    from: start,
    to:
      start +
      sentences
        .map(({ segment }) => segment)
        .join('')
        .trimEnd().length,
  }
}

function cut(text: string, { from, to }: Range, ranges: Range[]): Piece[] {
  const pieces: Piece[] = []
  let at = from
  for (const range of ranges) {
    if (range.from < at || range.to > to) continue
    pieces.push(
      { text: text.slice(at, range.from), isMatch: false },
      { text: text.slice(range.from, range.to), isMatch: true },
    )
    at = range.to
  }
  return [...pieces, { text: text.slice(at, to), isMatch: false }].filter(piece => piece.text !== '')
}
