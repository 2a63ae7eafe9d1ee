import { parser } from '@sanity/lezer-groq'
import { GroqSyntaxError, parse } from 'groq-js'
import { HttpError } from '../http/errors.ts'
import { queryParseError, refuseMissingFunction } from './errors.ts'

const STRINGS = /"(?:[^"\\]|\\.)*("|$)|'(?:[^'\\]|\\.)*('|$)|\/\/[^\n]*/gs
const SPACE = /(?:\s|\/\/[^\n]*)*/y
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\p{L}\p{N}_]+|::|->|\.{2,3}|[=!<>]=|=>|&&|\|\||./suy

/** In the words of the hosted service, which clients print with a mark. Throws HttpError 501 for a function that only groq-js does not know. */
export function toParseError(error: unknown, query: string): unknown {
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

export function placeOfParam(query: string, name: string): Range | null {
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
