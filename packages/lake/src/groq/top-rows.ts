import type { LakeDocument } from '../types.ts'
import { type Check, checkOf } from './access.ts'
import { isConstant, OF_ARGUMENTS_ALONE } from './functions.ts'
import {
  attributePathOf,
  type Compile,
  calledFunction,
  childrenOf,
  type Evaluate,
  ROOT,
  type SyntaxNode,
  scopeOf,
} from './tree.ts'
import { compareComparable, compareForOrder, ORDERS, rankOfType } from './values.ts'

export type Ordering = {
  key: Evaluate
  isDescending: boolean
  /** Set when the key depends on nothing but attributes of the row; equal for equal keys. */
  name: string | null
}

/** The orderings of `order(dateTime(publishedAt) desc, title)`. */
export function orderingsOf(args: SyntaxNode[], compile: Compile): Ordering[] {
  return args.map(arg => {
    const node = arg.type === 'Asc' || arg.type === 'Desc' ? arg.base : arg
    return { key: compile(node), isDescending: arg.type === 'Desc', name: nameOfOwn(node) }
  })
}

/** The name of an expression that depends on nothing but one attribute of the row; null for others. */
export function nameOfOwn(node: SyntaxNode): string | null {
  const isCall = node.type === 'FuncCall' && OF_ARGUMENTS_ALONE.has(calledFunction(node) ?? '')
  const [argument, ...others] = isCall ? node.args : [node]
  return argument && others.length === 0 && attributePathOf(argument) ? JSON.stringify(node) : null
}

const MAX_TOP_ROWS = 500

/** The first `count` rows of the sorted list. Equal rows keep their order, as in groq-js. */
export function topRows(rows: unknown[], orderings: Ordering[], count: number): unknown[] {
  if (count > MAX_TOP_ROWS) return sortedRows(rows, orderings)
  const top: Ranked[] = []
  for (const row of rows) {
    const last = top[count - 1]
    if (last && isClearlyBehind(row, last, orderings[0])) continue
    const ranked = rank(row, orderings)
    const place = firstPlace(top, other => compare(ranked, other, orderings) < 0)
    top.splice(place, 0, ranked)
    if (top.length > count) top.pop()
  }
  return top.map(({ row }) => row)
}

/** Rules out nearly every row of a long list by its first key alone. */
function isClearlyBehind(row: unknown, last: Ranked, ordering: Ordering | undefined): boolean {
  if (!ordering) return false
  const order = compareForOrder(ordering.key(scopeOf(row)), last.keys[0])
  return ordering.isDescending ? order < 0 : order > 0
}

export function sortedRows<Row>(rows: Row[], orderings: Ordering[], around = ROOT): Row[] {
  const ranked = rows.map(row => rank(row, orderings, around))
  return ranked.sort((a, b) => compare(a, b, orderings)).map(({ row }) => row)
}

export function compareRows(a: unknown, b: unknown, orderings: Ordering[]): number {
  return compare(rank(a, orderings), rank(b, orderings), orderings)
}

type Ranked<Row = unknown> = { row: Row; keys: unknown[] }

function rank<Row>(row: Row, orderings: Ordering[], around = ROOT): Ranked<Row> {
  const scope = scopeOf(row, around)
  return { row, keys: orderings.map(({ key }) => key(scope)) }
}

/** The first place for whose row it holds, where it holds for all that follow. */
export function firstPlace<Row>(rows: Row[], holds: (row: Row) => boolean): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && !holds(row)) low = middle + 1
    else high = middle
  }
  return low
}

function compare(a: Ranked, b: Ranked, orderings: Ordering[]): number {
  for (const [index, { isDescending }] of orderings.entries()) {
    const order = compareForOrder(a.keys[index], b.keys[index])
    if (order !== 0) return isDescending ? -order : order
  }
  return 0
}

/** Conditions that depend on nothing but the row, so that a list of the rows that meet them can be kept. Equal keys: equal conditions. */
export type RowFilter = { key: string; holds: Check }

/** `dateTime(publishedAt) <= dateTime(now())`: in a list that is sorted by the same expression, the rows within it stand together. */
export type Limit = {
  node: SyntaxNode
  /** Identifies the expression, as in an ordering. */
  name: string
  key: Evaluate
  bound: Evaluate
  isWithin: (order: number) => boolean
  /** Where rows beyond the bound stand in ascending order. */
  beyond: 1 | -1
}

/** Sorts conditions into those that a kept list has met, limits, and others, which have to be checked for each row. */
export function sortConditions(conditions: SyntaxNode[], compile: Compile) {
  const own = conditions.filter(isOwnCondition)
  const others = conditions.filter(condition => !own.includes(condition))
  const limits = others.flatMap(condition => limitOf(condition, compile) ?? [])
  const rest = others.filter(condition => !limits.some(({ node }) => node === condition))
  const checks = own.map(node => checkOf(compile(node)))
  const filter = { key: JSON.stringify(own), holds: (row: LakeDocument) => checks.every(check => check(row)) }
  return { filter: own.length > 0 ? filter : null, limits, rest }
}

const OWN = new Set<string>(['And', 'Or', 'Not', 'Group', 'OpCall', 'Array', 'ArrayElement'])

function isOwnCondition(node: SyntaxNode): boolean {
  if (node.type === 'Value') return !node.isLazy && !node.isBound
  if (attributePathOf(node)) return true
  if (node.type === 'OpCall' && node.op === 'match') return false
  const isOwn = node.type === 'FuncCall' ? OF_ARGUMENTS_ALONE.has(calledFunction(node) ?? '') : OWN.has(node.type)
  return isOwn && childrenOf(node).every(isOwnCondition)
}

const MIRRORED: Record<string, string> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }
function limitOf(node: SyntaxNode, compile: Compile): Limit | null {
  if (node.type !== 'OpCall' || !(node.op in MIRRORED)) return null
  const isMirrored = isConstant(node.left)
  const [own, other] = isMirrored ? [node.right, node.left] : [node.left, node.right]
  const op = (isMirrored ? MIRRORED[node.op] : node.op) ?? node.op
  const isWithin = ORDERS[op]
  const name = nameOfOwn(own)
  if (!isWithin || name === null || !isConstant(other)) return null
  return { node, name, key: compile(own), bound: compile(other), isWithin, beyond: op.startsWith('<') ? 1 : -1 }
}

/** The rows of a list, sorted by the limit's expression, that lie within the limit. */
export function rowsWithin(rows: LakeDocument[], limit: Limit, isDescending: boolean): LakeDocument[] {
  const bound = limit.bound(ROOT)
  if (compareComparable(bound, bound) === null) return []
  const sideOf = (row: LakeDocument): number => {
    const key = limit.key(scopeOf(row))
    const order = compareComparable(key, bound)
    const side = order === null ? rankOfType(key) - rankOfType(bound) : limit.isWithin(order) ? 0 : limit.beyond
    return isDescending ? -side : side
  }
  return rows.slice(
    firstPlace(rows, row => sideOf(row) >= 0),
    firstPlace(rows, row => sideOf(row) > 0),
  )
}
