import type { LakeDocument } from '../types.ts'
import { calledFunction, constantOf, type SyntaxNode } from './tree.ts'
import type { View } from './view.ts'

/** `x match text::query("…")`, which groq-js lacks; null for any other node. For `@`, all text of the document is searched. */
export function matchTextQuery(
  node: SyntaxNode,
  view: View,
  planNode: (node: SyntaxNode) => SyntaxNode,
): SyntaxNode | null {
  if (node.type !== 'OpCall' || node.op !== 'match' || calledFunction(node.right) !== 'text::query') return null
  const { left } = node
  const [argument] = node.right.type === 'FuncCall' ? node.right.args : []
  const query = argument && constantOf(argument)?.value
  if (typeof query !== 'string') throw new Error('text::query() takes a string that does not depend on a document')
  const matches = compileTextQuery(query)
  const isEmpty = termsOf(query).length === 0
  if (!isDocument(left)) return { type: 'Call', args: [planNode(left)], act: ([value]) => matchesIn(value, matches) }
  const act = ([id]: unknown[]) => {
    const document = typeof id === 'string' ? view.get(id) : null
    // The Studio's lists send a search without a term to get every document.
    return document !== null && (isEmpty || matches(documentText(document)))
  }
  return { type: 'Call', args: [{ type: 'AccessAttribute', name: '_id' }], act }
}

/** Null for a value that holds no text, as of any other match. */
function matchesIn(value: unknown, matches: TextMatch): boolean | null {
  if (typeof value !== 'string' && !Array.isArray(value)) return null
  return matches(searchTextOf([value].flat(2).filter(text => typeof text === 'string')))
}

function isDocument(node: SyntaxNode): boolean {
  if (node.type === 'Group') return isDocument(node.base)
  return node.type === 'This' || (node.type === 'Array' && node.elements.some(({ value }) => isDocument(value)))
}

const texts = new WeakMap<LakeDocument, SearchText>()

function documentText(document: LakeDocument): SearchText {
  const text = texts.get(document) ?? searchTextOf(stringsOf(document))
  texts.set(document, text)
  return text
}

type TextMatch = (text: SearchText) => boolean

/** Strings in a form that can be searched. Those in ASCII stay as they are, so that they need no memory of their own. */
type SearchText = { plain: string[]; normalized: string[] }

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
