import { DateTime } from 'groq-js'
import { attributePathOf, calledFunction, type SyntaxNode, valueAt } from './tree.ts'

export type Ordering = { path: string[]; through: Through | null; isDescending: boolean }

type Through = keyof typeof FUNCTIONS

const FUNCTIONS = {
  'global::lower': (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : null),
  'global::dateTime': (value: unknown) => (typeof value === 'string' ? DateTime.parseToValue(value).data : null),
}

/** The orderings of `order(dateTime(publishedAt) desc, title)`; null when a key is more than an attribute in such a function. */
export function orderingsOf(args: SyntaxNode[]): Ordering[] | null {
  const orderings = args.map((arg): Ordering | null => {
    const isDescending = arg.type === 'Desc'
    const key = arg.type === 'Asc' || arg.type === 'Desc' ? arg.base : arg
    const through = throughOf(key)
    const path = attributePathOf(through && key.type === 'FuncCall' && key.args[0] ? key.args[0] : key)
    return path && { path, through, isDescending }
  })
  return orderings.every(ordering => ordering !== null) ? orderings : null
}

function throughOf(node: SyntaxNode): Through | null {
  const name = calledFunction(node)
  return name === 'global::lower' || name === 'global::dateTime' ? name : null
}

const MAX_TOP_ROWS = 500

/** The first `count` rows of the sorted list. Equal rows keep their order, as in groq-js. */
export function topRows(rows: unknown[], orderings: Ordering[], count: number): unknown[] {
  if (count > MAX_TOP_ROWS) return sortedRows(rows, orderings).slice(0, count)
  const top: Ranked[] = []
  for (const row of rows) {
    const last = top[count - 1]
    if (last && isClearlyBehind(row, last, orderings[0])) continue
    const ranked = rank(row, orderings)
    top.splice(placeOf(ranked, top, orderings), 0, ranked)
    if (top.length > count) top.pop()
  }
  return top.map(({ row }) => row)
}

export function sortedRows<Row>(rows: Row[], orderings: Ordering[]): Row[] {
  const ranked = rows.map(row => rank(row, orderings))
  return ranked.sort((a, b) => compare(a, b, orderings)).map(({ row }) => row)
}

type Ranked<Row = unknown> = { row: Row; keys: unknown[] }

function rank<Row>(row: Row, orderings: Ordering[]): Ranked<Row> {
  return { row, keys: orderings.map(ordering => keyOf(row, ordering)) }
}

function keyOf(row: unknown, { path, through }: Ordering): unknown {
  const value = valueAt(row, path)
  return through ? FUNCTIONS[through](value) : value
}

/** Rules out nearly every row of a long list by its first key alone. */
function isClearlyBehind(row: unknown, last: Ranked, ordering: Ordering | undefined): boolean {
  if (!ordering) return false
  const order = compareValues(keyOf(row, ordering), last.keys[0])
  return ordering.isDescending ? order < 0 : order > 0
}

function placeOf(ranked: Ranked, top: Ranked[], orderings: Ordering[]): number {
  let [low, high] = [0, top.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = top[middle]
    if (other && compare(ranked, other, orderings) < 0) high = middle
    else low = middle + 1
  }
  return low
}

function compare(a: Ranked, b: Ranked, orderings: Ordering[]): number {
  for (const [index, { isDescending }] of orderings.entries()) {
    const order = compareValues(a.keys[index], b.keys[index])
    if (order !== 0) return isDescending ? -order : order
  }
  return 0
}

/** GROQ's total order: dates, numbers, strings, booleans, then everything else, which is all equal. */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (isDateTime(a) && isDateTime(b)) return a.compareTo(b)
  return rankOfType(a) - rankOfType(b)
}

function rankOfType(value: unknown): number {
  if (isDateTime(value)) return -1
  const rank = ['number', 'string', 'boolean'].indexOf(typeof value)
  return rank < 0 ? 3 : rank
}

function isDateTime(value: unknown): value is { compareTo(other: unknown): number } {
  return value instanceof DateTime
}
