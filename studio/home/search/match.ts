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
  const shown = ranges.filter(range => range.from >= start && range.to <= end)
  const bounds = [start, ...shown.flatMap(range => [range.from, range.to]), end]
  return [
    { text: start > from ? '“…' : '“', isMatch: false },
    // What is between two bounds is text and match by turns.
    ...bounds.slice(1).map((bound, turn) => ({ text: text.slice(bounds[turn], bound), isMatch: turn % 2 === 1 })),
    { text: end < to ? '…”' : '”', isMatch: false },
  ]
}

/** Where the words are in the unfolded text. Folding may change its length, so every character is folded alone. */
function rangesOf(text: string, { phrase, each }: Wanted): Range[] {
  let length = 0
  const characters = [...text].map(character => {
    const at = length
    length += character.length
    return { at, folded: fold(character) }
  })
  const folded = characters.map(character => character.folded).join('')
  const places = characters.flatMap(character => Array<number>(character.folded.length).fill(character.at))
  const whole = phrase.exec(folded)
  return (whole ? [whole] : [...folded.matchAll(each)]).map(({ index, 0: word }) => ({
    from: places[index] ?? 0,
    to: places[index + word.length] ?? text.length,
  }))
}

/** A match may reach into the next sentence. */
function sentenceAround(text: string, { from, to }: Range): Range {
  const around = [...SENTENCES.segment(text)].filter(
    ({ index, segment }) => index < to && index + segment.length > from,
  )
  const last = around.at(-1)
  return { from: around[0]?.index ?? 0, to: last ? last.index + last.segment.trimEnd().length : 0 }
}
