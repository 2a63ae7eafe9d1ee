type TextMatch = (text: SearchText) => boolean

/** Strings in a form that can be searched. Those in ASCII stay as they are, so that they need no memory of their own. */
export type SearchText = { plain: string[]; normalized: string[] }

type Term = { words: string; pattern: RegExp; isNegated: boolean }

const TERM = /(?:[^\s"]+|"[^"]*")+/g
const WORD = /[\p{L}\p{N}]+/gu
const MARKS = /\p{M}+/gu
const NOT_ASCII = /[\u0080-\uffff]/

/** `give*` is the start of a word, `"give in seconds"` and `in-seconds` are words in a row, `-spam` must not occur. Without a term, matches everything. */
export function compileTextQuery(query: string): TextMatch {
  const terms = termsOf(query)
  return text => terms.every(term => hasTerm(text, term) !== term.isNegated)
}

export function isWithoutTerm(query: string): boolean {
  return termsOf(query).length === 0
}

export function searchTextOf(strings: string[]): SearchText {
  return {
    plain: strings.filter(string => !NOT_ASCII.test(string)),
    normalized: strings.filter(string => NOT_ASCII.test(string)).map(normalize),
  }
}

/** The strings of a document that readers see, and its id: no types, keys or references. */
export function stringsOf(document: { _id: string }): string[] {
  const found = [document._id]
  const collect = (value: unknown) => {
    if (typeof value === 'string') found.push(value)
    if (typeof value !== 'object' || value === null) return
    for (const [name, child] of Object.entries(value)) if (!name.startsWith('_')) collect(child)
  }
  collect(document)
  return found
}

function termsOf(query: string): Term[] {
  return (query.match(TERM) ?? []).map(readTerm).filter(term => term.words.trim() !== '')
}

function readTerm(source: string): Term {
  const words = normalize(source)
  const isPrefix = source.endsWith('*')
  const spaced = words.trim().replaceAll(' ', '[^a-z0-9]+')
  const pattern = new RegExp(`(?<![a-z0-9])${spaced}${isPrefix ? '' : '(?![a-z0-9])'}`, 'i')
  return { words: isPrefix ? words.trimEnd() : words, pattern, isNegated: source.startsWith('-') }
}

function hasTerm({ plain, normalized }: SearchText, { words, pattern }: Term): boolean {
  return plain.some(text => pattern.test(text)) || normalized.some(text => text.includes(words))
}

/** Words in lower case without accents, each between spaces, so that `includes` finds whole words and phrases. */
function normalize(text: string): string {
  return ` ${(text.normalize('NFKD').replace(MARKS, '').toLowerCase().match(WORD) ?? []).join(' ')} `
}
