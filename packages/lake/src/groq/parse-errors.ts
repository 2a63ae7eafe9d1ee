import { HttpError } from '../http/errors.ts'
import { queryParseError } from './errors.ts'

const STRINGS = /"(?:[^"\\]|\\.)*("|$)|'(?:[^'\\]|\\.)*('|$)|\/\/[^\n]*/gs
const TOKEN = /\s*([\p{L}\p{N}_]+|::|->|\.{2,3}|[=!<>]=|&&|\|\||\S)/uy
/** What an expression must follow, at the end of a query. */
const UNFINISHED = /(?:[-+*/%=!<>&|,:.([{]|\b(?:in|match))\s*$/

/** An error of groq-js in the words of the hosted service, which clients print below the query with a mark at its place. */
export function toParseError(error: unknown, query: string): unknown {
  if (error instanceof HttpError || error instanceof RangeError || !(error instanceof Error)) return error
  if (!('position' in error) || typeof error.position !== 'number') return queryParseError(reword(error.message), query)
  const open = openString(query)
  if (open !== null) return queryParseError(unexpected(query.slice(open)), query, open, query.length)
  const { position } = error
  return queryParseError(describe(query, position), query, position, Math.min(position + 1, query.length))
}

function describe(query: string, position: number): string {
  TOKEN.lastIndex = position
  const [, token] = TOKEN.exec(query) ?? []
  const isAtEnd = token === undefined || (UNFINISHED.test(query) && !/[\p{L}\p{N}"'\])}]/u.test(query.slice(position)))
  return isAtEnd ? 'unexpected end-of-file, expected expression' : unexpected(token)
}

const unexpected = (token: string) => `unexpected token ${JSON.stringify(token)}, expected expression`

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
