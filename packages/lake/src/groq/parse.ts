import { parser } from '@sanity/lezer-groq'
import { GroqSyntaxError, parse } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { HttpError, notImplemented } from '../http/errors.ts'
import { missingFunction } from '../missing.ts'
import { GEO_ARGUMENTS, GEO_FUNCTIONS } from './geo.ts'
import { calledFunction, childrenOf, type SyntaxNode } from './tree.ts'

/** The public GROQ suite has queries of 100,042. */
const MAX_QUERY_CHARACTERS = 120_000
const MAX_QUERY_DEPTH = 100
const MAX_CACHED_TREES = 500
const MAX_CACHED_KEY_CHARACTERS = 20_000

/** Caches the trees used last. groq-js writes parameter values into the tree, so they are part of the key. */
export function createParse() {
  const trees = new LRUCache<string, SyntaxNode>({ max: MAX_CACHED_TREES })
  return (query: string, params: Record<string, unknown>): SyntaxNode => {
    const key = `${query}\0${JSON.stringify(params)}`
    const tree = trees.get(key) ?? parseQuery(query, params)
    if (key.length <= MAX_CACHED_KEY_CHARACTERS) trees.set(key, tree)
    return tree
  }
}

function parseQuery(query: string, params: Record<string, unknown>): SyntaxNode {
  if (query.length > MAX_QUERY_CHARACTERS) {
    throw queryError(`A query may have at most ${MAX_QUERY_CHARACTERS} characters`, query.slice(0, 200))
  }
  refuseDeepNesting(query)
  // groq-js calls `params.hasOwnProperty()`.
  if (Object.hasOwn(params, 'hasOwnProperty')) throw queryError('A parameter cannot be called hasOwnProperty', query)
  const tree = parseTree(query, params)
  refuseMissingParams(tree, query)
  refuseMissingFunctions(tree)
  refuseOutOfPlace(tree, query)
  return tree
}

function parseTree(query: string, params: Record<string, unknown>): SyntaxNode {
  try {
    return parse(withLongEscapes(query), { params })
  } catch (error) {
    throw toParseError(error, query)
  }
}

/** Writes `\u{1F54C}` as 🕌, of which groq-js reads the last four digits. Shorter ones stay, because a quote could end the string. */
function withLongEscapes(query: string): string {
  return query.replace(/\\(?:u\{([\da-f]+)\}|.)/gis, (sequence, digits = '') => {
    const point = Number.parseInt(digits, 16)
    return point > 0xffff && point <= 0x10ffff ? String.fromCodePoint(point) : sequence
  })
}

/** groq-js recurses once per level: a query far too deep overflows the stack, one slightly less deep takes very long. */
function refuseDeepNesting(query: string) {
  let depth = 0
  for (const { 0: part, index } of query.matchAll(STRINGS_COMMENTS_BRACKETS)) {
    if (OPENING.has(part)) depth++
    if (CLOSING.has(part)) depth--
    if (depth > MAX_QUERY_DEPTH) {
      const description = `A query may be nested at most ${MAX_QUERY_DEPTH} levels deep`
      throw queryParseError(description, query, index, index + 1)
    }
  }
}

const STRINGS_COMMENTS_BRACKETS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*|[()[\]{}]/gs
const OPENING = new Set(['(', '[', '{'])
const CLOSING = new Set([')', ']', '}'])

function refuseMissingParams(node: SyntaxNode, query: string) {
  if (node.type === 'Parameter') {
    const { start, end } = placeOfParam(query, node.name) ?? {}
    throw queryParseError(`param $${node.name} referenced, but not provided`, query, start, end)
  }
  for (const child of childrenOf(node)) refuseMissingParams(child, query)
}

/** groq-js answers null to the first, as if nothing had happened, with an error that names nothing to the second, and counts no arguments of the third. */
function refuseOutOfPlace(node: SyntaxNode, query: string) {
  const name = calledFunction(node) ?? ''
  if (name === 'delta::operation') throw queryParseError('delta::operation() is only available in webhooks', query)
  if (name === 'text::query') throw queryError('text::query() must be on the right of match', query)
  if (node.type === 'FuncCall' && Object.hasOwn(GEO_FUNCTIONS, name) && node.args.length !== GEO_ARGUMENTS)
    throw queryParseError(`${name}() takes ${GEO_ARGUMENTS} arguments`, query)
  const isSearch = node.type === 'OpCall' && node.op === 'match' && calledFunction(node.right) === 'text::query'
  for (const child of isSearch ? [node.left] : childrenOf(node)) refuseOutOfPlace(child, query)
}

function queryParseError(description: string, query: string, start = 0, end = query.length): HttpError {
  return new HttpError(400, { error: { type: 'queryParseError', description, query, start, end } }, description)
}

export function queryError(description: string, query: string): HttpError {
  return new HttpError(400, { error: { type: 'queryError', description, query } }, description)
}

export function toQueryError(error: unknown, query: string): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof RangeError) return queryError('The query, or a value in it, is nested too deeply', query)
  return queryError(error instanceof Error ? error.message : String(error), query)
}

/** Throws HttpError 501 for a function that the hosted service has and the lake lacks, wherever it is called. */
export function refuseMissingFunctions(node: SyntaxNode): void {
  const name = calledFunction(node)?.replace(/^global::/, '')
  if (name !== undefined) refuseMissingFunction(name)
  for (const child of childrenOf(node)) refuseMissingFunctions(child)
}

function refuseMissingFunction(name: string): void {
  const sentence = missingFunction(name)
  if (sentence) throw notImplemented(sentence)
}

const STRINGS = /"(?:[^"\\]|\\.)*("|$)|'(?:[^'\\]|\\.)*('|$)|\/\/[^\n]*/gs
const SPACE = /(?:\s|\/\/[^\n]*)*/y
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\p{L}\p{N}_]+|::|->|\.{2,3}|[=!<>]=|=>|&&|\|\||./suy

/** In the words of the hosted service, which clients print with a mark. Throws HttpError 501 for a function that only groq-js does not know. */
function toParseError(error: unknown, query: string): unknown {
  if (error instanceof HttpError || error instanceof RangeError || !(error instanceof Error)) return error
  if (!(error instanceof GroqSyntaxError)) {
    const [, name] = /^Undefined function: (.*)$/.exec(error.message) ?? []
    if (name !== undefined) refuseMissingFunction(name)
    const { start, end } = smallestFailing(query, failureOf)
    return queryParseError(reword(error.message), query, start, end)
  }
  const open = openString(query)
  if (open !== null) return unexpected(query, open, query.slice(open))
  const start = behindSpace(query, unexpectedAt(query) ?? error.position)
  TOKEN.lastIndex = start
  const [token] = TOKEN.exec(query) ?? []
  if (token !== undefined) return unexpected(query, start, token)
  // The last character, because a mark needs one.
  return queryParseError('unexpected end-of-file, expected expression', query, Math.max(0, query.length - 1))
}

function unexpected(query: string, start: number, token: string): HttpError {
  const description = `unexpected token ${JSON.stringify(token)}, expected expression`
  return queryParseError(description, query, start, start + token.length)
}

function failureOf(text: string): string | null {
  try {
    parse(text)
    return null
  } catch (error) {
    return error instanceof Error && !(error instanceof GroqSyntaxError) ? error.message : null
  }
}

function behindSpace(query: string, position: number): number {
  SPACE.lastIndex = position
  return position + (SPACE.exec(query)?.[0].length ?? 0)
}

/** Where a string begins that does not end; null if there is none. */
function openString(query: string): number | null {
  for (const { 0: text, 1: double, 2: single, index } of query.matchAll(STRINGS)) {
    if (!text.startsWith('/') && !double && !single) return index
  }
  return null
}

function reword(message: string): string {
  const [, kind, name] = /^Undefined (function|pipe function|namespace): (.*)$/.exec(message) ?? []
  return kind ? `unknown ${kind} "${name}"` : message
}

/** From the first character to behind the last one, in UTF-16 code units as JavaScript counts them. */
type Range = { start: number; end: number }

type Part = { name: string; from: number; to: number; isError: boolean }

/** The first token that cannot follow those before it; groq-js reports where the outermost rule failed. Null if only groq-js refuses the query. */
function unexpectedAt(query: string): number | null {
  const parts = partsOf(query)
  const mistake = parts.find(({ isError }) => isError)
  if (mistake) return mistake.from
  const key = parts.find(({ name }, index) => name === 'Identifier' && parts[index - 1]?.name === 'PropertyPair')
  return key?.to ?? null
}

/** Parts that groq-js may refuse although they obey the grammar. */
const FALLIBLE = new Set([
  ...['FunctionCall', 'NamespacedCall', 'Filter', 'Projection', 'ObjectLiteral', 'ArrayLiteral', 'PropertyPair'],
  ...['ParenExpression', 'SelectorAccess', 'Spread', 'Asc', 'Desc', 'FunctionDef'],
])
/** Bounds the time of an answer that is an error anyway. */
const MAX_CHARACTERS_TRIED = 100_000
/** Where a part of a query can stand: by itself, behind a value, behind `|`, or as an attribute. */
const PLACES: ((part: string) => string)[] = [
  part => part,
  part => `@${part}`,
  part => `*|${part}`,
  part => `{${part}}`,
]

/** The smallest part of a query that fails by itself in the same way; else the whole query. */
function smallestFailing(query: string, failureOf: (text: string) => string | null): Range {
  const failure = failureOf(query)
  const failsAlike = (part: string) => PLACES.some(place => failureOf(place(part)) === failure)
  let smallest = { start: 0, end: query.length }
  let tried = 0
  for (const { name, from, to } of partsOf(query)) {
    if (!FALLIBLE.has(name) || to - from >= smallest.end - smallest.start) continue
    tried += to - from
    if (tried > MAX_CHARACTERS_TRIED) break
    if (failsAlike(query.slice(from, to))) smallest = { start: from, end: to }
  }
  return smallest
}

function placeOfParam(query: string, name: string): Range | null {
  const param = partsOf(query).find(part => part.name === 'Parameter' && query.slice(part.from, part.to) === `$${name}`)
  return param ? { start: param.from, end: param.to } : null
}

/** In the order of their beginnings, with a part before those inside it. */
function partsOf(query: string): Part[] {
  const parts: Part[] = []
  parser.parse(query).iterate({
    enter({ name, from, to, type: { isError } }) {
      parts.push({ name, from, to, isError })
    },
  })
  return parts
}
