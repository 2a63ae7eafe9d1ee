import { accessTo, conditionsOf, firstPassing, passing } from './access.ts'
import { orderFirst } from './order-first.ts'
import type { Rows } from './rows.ts'
import type { Dependencies } from './sync-tags.ts'
import { matchTextQuery } from './text-match.ts'
import { type Ordering, orderingsOf, topRows } from './top-rows.ts'
import { calledFunction, contains, lazyValue, mapChildren, type SyntaxNode } from './tree.ts'
import type { View } from './view.ts'

export type PlanContext = {
  view: View
  rows: Rows
  dependencies: Dependencies
  clock: () => Date
  /** Evaluates a planned node that does not depend on a surrounding row; null where planning must not evaluate anything. */
  evaluate: ((node: SyntaxNode) => unknown) | null
}

/**
 * Rewrites a query so that groq-js finds rows quickly. `*[…]` becomes rows from an index, a part that is the same for
 * every surrounding row is evaluated once, and a slice of an ordered list sorts no more than it needs. `text::query()`
 * and `documents::get()`, which groq-js lacks, become expressions that it has.
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

  const planFilter = (node: SyntaxNode): SyntaxNode | null => {
    const conditions = conditionsOf(node)
    return conditions && planRows(conditions)
  }

  const planRows = (conditions: SyntaxNode[]): SyntaxNode => {
    const { constraints, constraint, checks, others } = accessTo(conditions, clock)
    const base = lazyValue(() => {
      dependencies.onRows(constraints)
      return passing(constraint ? rows.by(view, constraint) : rows.all(view), checks)
    })
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
    const orderedFirst = node.type === 'Slice' && evaluate ? orderFirst(node) : null
    if (orderedFirst) return planOperation(orderedFirst)
    if (!evaluate || base.type !== 'PipeFuncCall' || base.name !== 'order' || !isIndependent(base)) return null
    const orderings = orderingsOf(base.args)
    const count = lengthNeeded(node)
    if (!orderings || count === null) return null
    const ordered = planOrdered(base.base, orderings, count)
    if (ordered) return { ...node, base: ordered }
    const unordered = planNode(base.base)
    const top = lazyValue(() => {
      const list = evaluate(unordered)
      return Array.isArray(list) ? topRows(list, orderings, count) : null
    })
    return { ...node, base: top }
  }

  /** For a filter on one whole type with quick checks only: its sorted list is cached, so few rows need a check. */
  const planOrdered = (node: SyntaxNode, orderings: Ordering[], count: number): SyntaxNode | null => {
    const conditions = conditionsOf(node)
    const access = conditions && accessTo(conditions, clock)
    const [type, ...otherTypes] = access?.constraint?.by === 'type' ? access.constraint.values : []
    if (!access || type === undefined || otherTypes.length > 0 || access.others.length > 0) return null
    return lazyValue(() => {
      dependencies.onRows(access.constraints)
      return firstPassing(rows.ordered(view, type, orderings), access.checks, count)
    })
  }

  return planNode(tree)
}

const RELEASES: SyntaxNode = {
  type: 'OpCall',
  op: '==',
  left: { type: 'AccessAttribute', name: '_type' },
  right: { type: 'Value', value: 'system.release' },
}

/** True for a part that begins at `*` and does not refer to a surrounding row (`^`): it has the same value everywhere. */
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

function lengthNeeded(node: SyntaxNode & { type: 'Slice' | 'AccessElement' }): number | null {
  const [from, to] = node.type === 'Slice' ? [node.left, node.right] : [node.index, node.index]
  if (from < 0 || to < 0) return null
  return node.type === 'Slice' && !node.isInclusive ? to : to + 1
}
