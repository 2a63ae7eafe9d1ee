export type TextMatch = (searchText: string) => boolean

type Term = { words: string; isPrefix: boolean; isNegated: boolean }

const TERM = /(?:[^\s"]+|"[^"]*")+/g
const WORD = /[\p{L}\p{N}]+/gu
const MARKS = /\p{M}+/gu
/** Keeps a phrase from matching across two strings. */
const BREAK = '|'

/**
 * Compiles the query of `text::query()`. All terms must occur: `give*` is the start of a word, `"give in seconds"` and
 * `in-seconds` are words in a row, and `-spam` must not occur. A query without a term, such as `*`, matches everything.
 */
export function compileTextQuery(query: string): TextMatch {
  const terms = termsOf(query)
  return text => terms.every(term => hasTerm(text, term) !== term.isNegated)
}

export function isWithoutTerm(query: string): boolean {
  return termsOf(query).length === 0
}

/** Words in lower case without accents, each between spaces, so that `includes` finds whole words and phrases. */
export function searchTextOf(strings: string[]): string {
  return ` ${strings.map(wordsOf).join(` ${BREAK} `)} `
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
  const isNegated = source.startsWith('-')
  return { words: searchTextOf([source]), isPrefix: source.endsWith('*'), isNegated }
}

function hasTerm(text: string, { words, isPrefix }: Term): boolean {
  return text.includes(isPrefix ? words.trimEnd() : words)
}

function wordsOf(text: string): string {
  return (text.normalize('NFKD').replace(MARKS, '').toLowerCase().match(WORD) ?? []).join(' ')
}
