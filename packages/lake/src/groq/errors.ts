import { HttpError } from '../http/errors.ts'

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
