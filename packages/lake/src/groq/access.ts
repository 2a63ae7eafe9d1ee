import type { LakeDocument } from '../types.ts'
import { type Constraint, conjunctsOf, constraintOf } from './constraints.ts'
import { isSearchForNothing } from './text-match.ts'
import type { SyntaxNode } from './tree.ts'

export type Check = (row: LakeDocument) => boolean

/** Narrowest first. With `isExact`, the rows need no further check of that part of the filter. */
const INDEXES = [
  { by: 'id', isExact: true },
  { by: 'slug', isExact: false },
  { by: 'version', isExact: false },
  { by: 'reference', isExact: false },
  { by: 'type', isExact: true },
] as const

type Access = { constraints: Constraint[]; constraint: Constraint | undefined; rest: SyntaxNode[] }

/** The conditions of all filters directly on `*`: `*[_type == "post"][slug.current == $slug]` has two. Null for other nodes. */
export function conditionsOf(node: SyntaxNode): SyntaxNode[] | null {
  const filters: SyntaxNode[] = []
  let base = node
  for (; base.type === 'Filter'; base = base.base) filters.unshift(base.expr)
  if (base.type !== 'Everything' || filters.length === 0) return null
  return filters.flatMap(conjunctsOf).filter(condition => !holdsForEvery(condition))
}

/** True for a search without a term, which the Studio's lists send to get every document. */
function holdsForEvery(condition: SyntaxNode): boolean {
  if (condition.type === 'Group') return holdsForEvery(condition.base)
  if (condition.type === 'Or') return holdsForEvery(condition.left) || holdsForEvery(condition.right)
  return isSearchForNothing(condition)
}

/** Chooses the narrowest index for the conditions; the rest must be checked for each row. */
export function accessTo(conditions: SyntaxNode[]): Access {
  const constraints = conditions.flatMap(condition => constraintOf(condition) ?? [])
  const index = INDEXES.find(({ by }) => constraints.some(constraint => constraint.by === by))
  const constraint = constraints.find(({ by }) => by === index?.by)
  const rest = conditions.filter(condition => !(index?.isExact && condition === constraint?.node))
  return { constraints, constraint, rest }
}

export function passing(rows: LakeDocument[], checks: Check[]): LakeDocument[] {
  return checks.length === 0 ? rows : rows.filter(row => checks.every(check => check(row)))
}

export function firstPassing(rows: LakeDocument[], checks: Check[], count: number): LakeDocument[] {
  if (count === Number.POSITIVE_INFINITY) return passing(rows, checks)
  const first: LakeDocument[] = []
  for (const row of rows) {
    if (first.length >= count) break
    if (checks.every(check => check(row))) first.push(row)
  }
  return first
}
