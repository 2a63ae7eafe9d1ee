import { isObject } from './values.ts'

const VISITOR_RESULT_BYTES = 5_000_000
const STAFF_RESULT_BYTES = 100_000_000

/** The public GROQ suite has queries of 100,042. */
export const MAX_QUERY_CHARACTERS = 120_000
export const MAX_QUERY_DEPTH = 100
const MAX_RESULT_DEPTH = 200

/** Throws when a result is too long as JSON, or too deep. A plain result has no dates and paths of groq-js. */
export function checkResult(result: unknown, hasToken: boolean): { isPlain: boolean } {
  const maxBytes = hasToken ? STAFF_RESULT_BYTES : VISITOR_RESULT_BYTES
  let bytes = 0
  let isPlain = true
  const add = (more: number) => {
    bytes += more
    if (bytes > maxBytes) throw new Error(`The result is larger than ${maxBytes} bytes: ask for less at a time`)
  }
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_RESULT_DEPTH) throw new Error(`The result is nested more than ${MAX_RESULT_DEPTH} levels deep`)
    if (typeof value === 'string') return add(value.length + 2)
    if (typeof value !== 'object' || value === null) return add(String(value).length + 2)
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1)
    else if (isObject(value))
      for (const name of Object.keys(value)) {
        add(name.length + 4)
        visit(value[name], depth + 1)
      }
    else isPlain = false
    add(2)
  }
  visit(result, 0)
  return { isPlain }
}
