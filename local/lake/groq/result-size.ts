import { MAX_RESULT_DEPTH } from './limits.ts'

/** Throws when a result is too long as JSON, or too deep, to be sent. A part that occurs several times counts each time. */
export function checkResultSize(result: unknown, maxBytes: number): void {
  let bytes = 0
  const add = (more: number) => {
    bytes += more
    if (bytes > maxBytes) throw new Error(`The result is larger than ${maxBytes} bytes: ask for less at a time`)
  }
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_RESULT_DEPTH) throw new Error(`The result is nested more than ${MAX_RESULT_DEPTH} levels deep`)
    if (typeof value !== 'object' || value === null) return add(String(value).length + 2)
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1)
    else
      for (const [name, child] of Object.entries(value)) {
        add(name.length + 4)
        visit(child, depth + 1)
      }
    add(2)
  }
  visit(result, 0)
}
