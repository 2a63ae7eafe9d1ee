import { parse } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { queryError, queryParseError, refuseMissingFunctions } from './errors.ts'
import { placeOfParam, toParseError } from './parse-errors.ts'
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

/** groq-js answers null to the first, as if nothing had happened, and with an error that names nothing to the second. */
function refuseOutOfPlace(node: SyntaxNode, query: string) {
  if (calledFunction(node) === 'delta::operation')
    throw queryParseError('delta::operation() is only available in webhooks', query)
  if (calledFunction(node) === 'text::query') throw queryError('text::query() must be on the right of match', query)
  const isSearch = node.type === 'OpCall' && node.op === 'match' && calledFunction(node.right) === 'text::query'
  for (const child of isSearch ? [node.left] : childrenOf(node)) refuseOutOfPlace(child, query)
}
