import { HttpError, notImplemented } from '../http/errors.ts'
import { missingFunction } from '../missing.ts'
import { calledFunction, childrenOf, type SyntaxNode } from './tree.ts'

export function queryParseError(description: string, query: string, start = 0, end = query.length): HttpError {
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

export function refuseMissingFunction(name: string): void {
  const sentence = missingFunction(name)
  if (sentence) throw notImplemented(sentence)
}
