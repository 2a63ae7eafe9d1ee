import type { LakeDocument } from '../types.ts'
import type { Check } from './access.ts'
import { isConstant } from './functions.ts'
import { firstPlace, nameOfOwn } from './top-rows.ts'
import { attributePathOf, type Compile, calledFunction, childrenOf, type Evaluate, type SyntaxNode } from './tree.ts'
import { compareComparable, ORDERS, rankOfType } from './values.ts'

/** Conditions that depend on nothing but the row, so that a list of the rows that meet them can be kept. Equal keys: equal conditions. */
export type RowFilter = { key: string; holds: Check }

/** `dateTime(publishedAt) <= dateTime(now())`: in a list that is sorted by the same expression, the rows within it stand together. */
export type Limit = {
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
  const own: { node: SyntaxNode; holds: Evaluate }[] = []
  const limits: { limit: Limit; node: SyntaxNode }[] = []
  const rest: SyntaxNode[] = []
  for (const node of conditions) {
    const holds = isOwnCondition(node) ? compile(node) : null
    const limit = holds ? null : limitOf(node, compile)
    if (holds) own.push({ node, holds })
    else if (limit) limits.push({ limit, node })
    else rest.push(node)
  }
  const filter: RowFilter | null =
    own.length === 0
      ? null
      : {
          key: JSON.stringify(own.map(({ node }) => node)),
          holds: row => own.every(({ holds }) => holds(row) === true),
        }
  return { filter, limits, rest }
}

const OWN = new Set<string>(['And', 'Or', 'Not', 'Group', 'OpCall', 'Array', 'ArrayElement'])
const OWN_FUNCTIONS = new Set(['global::defined', 'global::lower', 'global::dateTime'])

function isOwnCondition(node: SyntaxNode): boolean {
  if (node.type === 'Value') return !node.isLazy && !node.isBound
  if (attributePathOf(node)) return true
  if (node.type === 'OpCall' && node.op === 'match') return false
  const isOwn = node.type === 'FuncCall' ? OWN_FUNCTIONS.has(calledFunction(node) ?? '') : OWN.has(node.type)
  return isOwn && childrenOf(node).every(isOwnCondition)
}

const MIRRORED: Record<string, string> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }
function limitOf(node: SyntaxNode, compile: Compile): Limit | null {
  if (node.type === 'Group') return limitOf(node.base, compile)
  if (node.type !== 'OpCall' || !(node.op in MIRRORED)) return null
  const isMirrored = isConstant(node.left)
  const [own, other] = isMirrored ? [node.right, node.left] : [node.left, node.right]
  const op = (isMirrored ? MIRRORED[node.op] : node.op) ?? node.op
  const isWithin = ORDERS[op]
  const name = nameOfOwn(own)
  const [key, bound] = [compile(own), isConstant(other) ? compile(other) : null]
  if (!isWithin || name === null || !key || !bound) return null
  return { name, key, bound, isWithin, beyond: op.startsWith('<') ? 1 : -1 }
}

/** The rows of a list, sorted by the limit's expression, that lie within the limit. */
export function rowsWithin(rows: LakeDocument[], limit: Limit, isDescending: boolean): LakeDocument[] {
  const bound = limit.bound(null)
  if (compareComparable(bound, bound) === null) return []
  const sideOf = (row: LakeDocument): number => {
    const key = limit.key(row)
    const order = compareComparable(key, bound)
    const side = order === null ? rankOfType(key) - rankOfType(bound) : limit.isWithin(order) ? 0 : limit.beyond
    return isDescending ? -side : side
  }
  return rows.slice(
    firstPlace(rows, row => sideOf(row) >= 0),
    firstPlace(rows, row => sideOf(row) > 0),
  )
}
