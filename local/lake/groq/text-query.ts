/** Whether a search text (see searchTextOf) has what a query asks for. */
export type TextMatch = (searchText: string) => boolean

type Term = { words: string; isPrefix: boolean; isNegated: boolean }

const TERM = /(?:[^\s"]+|"[^"]*")+/g
const WORD = /[\p{L}\p{N}]+/gu
const MARKS = /\p{M}+/gu
/** Keeps words in a row from going on in the next string. */
const BREAK = '|'

/**
 * Compiles the query of `text::query()`: all terms must be there. `give*` begins a word, `"give in seconds"` and
 * `in-seconds` are words in a row, `-spam` must not be there. A query without a term, such as `*`, matches everything.
 */
export function compileTextQuery(query: string): TextMatch {
  const terms = termsOf(query)
  return text => terms.every(term => hasTerm(text, term) !== term.isNegated)
}

/** Whether a query asks for no term at all. */
export function isWithoutTerm(query: string): boolean {
  return termsOf(query).length === 0
}

/** Words in lower case without accents, each between spaces, so that a word, or words in a row, can be looked for. */
export function searchTextOf(strings: string[]): string {
  return ` ${strings.map(wordsOf).join(` ${BREAK} `)} `
}

/** Every string in a document for readers: not its type, keys and references, but its id. */
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
