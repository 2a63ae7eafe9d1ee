import { DateTime } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { GEO_FUNCTIONS } from './geo.ts'
import { type Act, type Compile, calledFunction, type Evaluate, lift, type SyntaxNode } from './tree.ts'
import { isObject, isTime } from './values.ts'

/** The functions that lists use most; groq-js evaluates the others. Arguments that are not given are undefined. */
const FUNCTIONS: Record<string, Act> = {
  ...GEO_FUNCTIONS,
  'global::defined': ([value]) => value !== null,
  'global::count': ([list]) => (Array.isArray(list) ? list.length : null),
  'global::lower': ([text]) => (typeof text === 'string' ? text.toLowerCase() : null),
  'global::dateTime': ([time]) => toDateTime(time),
  'global::references': (ids, row) => hasReference(row, new Set(ids.flat().filter(id => typeof id === 'string'))),
  'array::unique': ([list]) => (Array.isArray(list) ? unique(list) : null),
}

/** Null for a function that is left to groq-js. */
export function compileFunction(node: SyntaxNode & { type: 'FuncCall' }, inner: Compile): Evaluate | null {
  const name = calledFunction(node) ?? ''
  if (name === 'global::coalesce') return coalesce(node.args.map(inner))
  const act = FUNCTIONS[name]
  return act ? lift(node.args, inner, act) : null
}

/** What groq-js lacks or evaluates differently from the specification, for expressions that are left to it. Null for other functions. */
export function correctedFunction(name: string | null): Act | null {
  return name !== null && CORRECTED.has(name) ? (FUNCTIONS[name] ?? null) : null
}

const CORRECTED = new Set(['global::dateTime', 'array::unique', ...Object.keys(GEO_FUNCTIONS)])

/** Functions whose value depends on nothing but their arguments. */
export const OF_ARGUMENTS_ALONE = new Set([
  ...['global::dateTime', 'global::coalesce', 'global::lower', 'global::upper', 'global::defined'],
])

/** True for an expression that has the same value for every row of a query. */
export function isConstant(node: SyntaxNode): boolean {
  if (node.type === 'Value') return true
  if (node.type !== 'FuncCall') return false
  const name = calledFunction(node) ?? ''
  return name === 'global::now' || (OF_ARGUMENTS_ALONE.has(name) && node.args.every(isConstant))
}

function coalesce(args: Evaluate[]): Evaluate {
  return scope => {
    for (const evaluate of args) {
      const value = evaluate(scope)
      if (value !== null) return value
    }
    return null
  }
}

/** Reading an instant takes longer than everything else that a list asks of a row. */
const times = new LRUCache<string, { time: unknown }>({ max: 20_000 })

function toDateTime(time: unknown): unknown {
  if (isTime(time)) return time
  if (typeof time !== 'string') return null
  const known = times.get(time)
  if (known) return known.time
  const read = isInstant(time) ? DateTime.parseToValue(time).data : null
  times.set(time, { time: read })
  return read
}

/** groq-js takes April 31 for May 1, 24:00 for the next day, and month 13 for a time that equals nothing and is in no order. */
function isInstant(text: string): boolean {
  const [, day = '', hour = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d)/.exec(text) ?? []
  const midnight = new Date(`${day}T00:00:00Z`)
  if (Number(hour) > 23 || Number.isNaN(Date.parse(text)) || Number.isNaN(midnight.getTime())) return false
  return midnight.toISOString().startsWith(day)
}

/** Objects and lists equal nothing, so each of them stays. groq-js keeps every null and every time as well. */
function unique(list: unknown[]): unknown[] {
  const seen = new Set<unknown>()
  return list.filter(item => {
    if (typeof item === 'object' && item !== null && !isTime(item)) return true
    const key = isTime(item) || typeof item === 'string' ? `${typeof item} ${item}` : (item ?? null)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function hasReference(value: unknown, ids: Set<unknown>): boolean {
  if (ids.size === 0) return false
  if (Array.isArray(value)) return value.some(item => hasReference(item, ids))
  if (!isObject(value)) return false
  return value._ref ? ids.has(value._ref) : Object.values(value).some(child => hasReference(child, ids))
}
