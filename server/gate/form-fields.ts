import { RefusedRequest } from '../../forms/decode.ts'
import { isFields } from '../../lib/words/fields.ts'

/** Ids from 8 on are functions with 'use cache', which no form may call. */
const ACTION_ID = /^[0-7][0-9a-f]{41}$/
const MARK = '$ACTION_'
const MAX_DEPTH = 8

/** Next decodes fields without checks: other references run in circles, and other arguments reach the action as they are. */
export function requireAction(data: FormData): void {
  const fields = [...data].filter(([name]) => name.startsWith(MARK))
  const [number, ...others] = fields.flatMap(([name]) => /^\$ACTION_REF_(\d{1,4})$/.exec(name)?.[1] ?? [])
  if (number === undefined || others.length > 0) throw notOurs()
  const names = [`${MARK}REF_${number}`, `${MARK}${number}:0`, `${MARK}${number}:1`]
  const known = new Set([...names, `${MARK}KEY`])
  if (new Set(fields.map(([name]) => name)).size < fields.length || fields.some(([name]) => !known.has(name))) {
    throw notOurs()
  }
  const reference = parse(data.get(`${MARK}${number}:0`))
  const isCall = isFields(reference) && typeof reference.id === 'string' && ACTION_ID.test(reference.id)
  if (!isCall || reference.bound !== '$@1' || Object.keys(reference).length > 2) throw notOurs()
  const bound = parse(data.get(`${MARK}${number}:1`))
  if (!Array.isArray(bound) || bound.length !== 1 || !isFields(bound[0]) || !isPlain(bound, 0)) throw notOurs()
}

/** React reads texts that begin with $ as references, except "$undefined" and the escaped "$$". */
function isPlain(value: unknown, depth: number): boolean {
  if (depth > MAX_DEPTH) return false
  if (typeof value === 'string') return !value.startsWith('$') || value.startsWith('$$') || value === '$undefined'
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => name !== '__proto__' && isPlain(part, depth + 1))
}

function parse(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : '')
  } catch {
    throw notOurs()
  }
}

function notOurs(): RefusedRequest {
  return new RefusedRequest(400, 'The form is not one of this site.')
}
