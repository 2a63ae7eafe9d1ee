import { GroqSyntaxError, parse } from 'groq-js'
import { HttpError } from '../http/errors.ts'
import { smallestFailing, unexpectedAt } from './error-places.ts'
import { queryParseError } from './errors.ts'
import { refuseMissingFunction } from './missing-functions.ts'

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
