import type { LakeDocument } from '../types.ts'
import { type Check, checkOf } from './checks.ts'
import { conjunctsOf, constraintOf } from './constraints.ts'
import type { Rows } from './rows.ts'
import type { Dependencies } from './sync-tags.ts'
import { matchTextQuery } from './text-match.ts'
import { orderingsOf, topRows } from './top-rows.ts'
import { calledFunction, contains, lazyValue, mapChildren, type SyntaxNode } from './tree.ts'
import type { View } from './view.ts'

export type PlanContext = {
  view: View
  rows: Rows
  dependencies: Dependencies
  /** What `now()` answers. */
  clock: () => Date
  /** Evaluates a planned node that depends on no surrounding row; null where that must not happen on the side. */
  evaluate: ((node: SyntaxNode) => unknown) | null
}

/** Narrowest first. Where `isExact` the rows need no further check of that part of the filter. */
const INDEXES = [
  { by: 'id', isExact: true },
  { by: 'slug', isExact: false },
  { by: 'reference', isExact: false },
  { by: 'type', isExact: true },
] as const

/**
 * Rewrites a query so that groq-js finds rows quickly: `*[…]` becomes the rows of an index, a part that is the same for
 * each surrounding row is worked out once, and a slice of an ordered list orders no more than it needs. What groq-js
 * lacks, `text::query()` and `documents::get()`, becomes something that it has.
 */
export function plan(tree: SyntaxNode, context: PlanContext): SyntaxNode {
  const { view, rows, dependencies, clock, evaluate } = context

  const planNode = (node: SyntaxNode): SyntaxNode => {
    const planned = planOperation(node)
    if (!evaluate || planned.type === 'Value' || !isIndependent(node)) return planned
    return lazyValue(() => evaluate(planned))
  }

  const planOperation = (node: SyntaxNode): SyntaxNode => {
    if (node.type === 'Everything') return planRows([])
    if (node.type === 'Filter') return planFilter(node) ?? mapChildren(node, planNode)
    if (node.type === 'Slice' || node.type === 'AccessElement') return planTop(node) ?? mapChildren(node, planNode)
    if (calledFunction(node) === 'releases::all') return planRows([RELEASES])
    if (node.type === 'FuncCall' && calledFunction(node) === 'documents::get') return planGet(node.args)
    return matchTextQuery(node, view, planNode) ?? mapChildren(node, planNode)
  }

  /** All filters directly on `*` together: `*[_type == "post"][slug.current == $slug]` has two. */
  const planFilter = (node: SyntaxNode): SyntaxNode | null => {
    const filters: SyntaxNode[] = []
    let base = node
    for (; base.type === 'Filter'; base = base.base) filters.unshift(base.expr)
    return base.type === 'Everything' ? planRows(filters.flatMap(conjunctsOf)) : null
  }

  const planRows = (conditions: SyntaxNode[]): SyntaxNode => {
    const constraints = conditions.flatMap(condition => constraintOf(condition) ?? [])
    const index = INDEXES.find(({ by }) => constraints.some(constraint => constraint.by === by))
    const constraint = constraints.find(({ by }) => by === index?.by)
    const rest = conditions
      .filter(condition => !(index?.isExact && condition === constraint?.node))
      .map(condition => ({ condition, check: checkOf(condition, clock) }))
    const checks = rest.flatMap(({ check }) => check ?? [])
    const base = lazyValue(() => {
      dependencies.onRows(constraints)
      return passing(constraint ? rows.by(view, constraint) : rows.all(view), checks)
    })
    const others = rest.flatMap(({ condition, check }) => (check ? [] : condition))
    return others.reduce<SyntaxNode>(
      (filtered, expr) => ({ type: 'Filter', base: filtered, expr: planNode(expr) }),
      base,
    )
  }

  const planGet = ([reference]: SyntaxNode[]): SyntaxNode => {
    if (!reference) throw new Error('documents::get() takes a reference')
    return { type: 'Deref', base: planNode(reference) }
  }

  const planTop = (node: SyntaxNode & { type: 'Slice' | 'AccessElement' }): SyntaxNode | null => {
    const { base } = node
    if (!evaluate || base.type !== 'PipeFuncCall' || base.name !== 'order' || !isIndependent(base)) return null
    const orderings = orderingsOf(base.args)
    const count = lengthNeeded(node)
    if (!orderings || count === null) return null
    const unordered = planNode(base.base)
    const top = lazyValue(() => {
      const list = evaluate(unordered)
      return Array.isArray(list) ? topRows(list, orderings, count) : null
    })
    return { ...node, base: top }
  }

  return planNode(tree)
}

function passing(rows: LakeDocument[], checks: Check[]): LakeDocument[] {
  return checks.length === 0 ? rows : rows.filter(row => checks.every(check => check(row)))
}

const RELEASES: SyntaxNode = {
  type: 'OpCall',
  op: '==',
  left: { type: 'AccessAttribute', name: '_type' },
  right: { type: 'Value', value: 'system.release' },
}

/** True for a part that begins at `*` and looks at no surrounding row (`^`): its value is the same wherever it stands. */
export function isIndependent(node: SyntaxNode): boolean {
  return startsAtEverything(node) && !contains(node, ({ type }) => type === 'Parent')
}

function startsAtEverything(node: SyntaxNode): boolean {
  if (node.type === 'Everything' || calledFunction(node) === 'releases::all') return true
  return STEPS.has(node.type) && 'base' in node && node.base !== undefined && startsAtEverything(node.base)
}

const STEPS = new Set<string>([
  ...['Filter', 'Projection', 'Map', 'FlatMap', 'PipeFuncCall', 'Slice', 'AccessElement', 'AccessAttribute'],
  ...['ArrayCoerce', 'Deref', 'Group'],
])

/** How many of the first items a slice or an element needs; null when it counts from the end. */
function lengthNeeded(node: SyntaxNode & { type: 'Slice' | 'AccessElement' }): number | null {
  const [from, to] = node.type === 'Slice' ? [node.left, node.right] : [node.index, node.index]
  if (from < 0 || to < 0) return null
  return node.type === 'Slice' && !node.isInclusive ? to : to + 1
}
