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
  /** What `now()` answers. */
  clock: () => Date
  /** Evaluates a planned node that depends on no surrounding row; null where that must not happen on the side. */
  evaluate: ((node: SyntaxNode) => unknown) | null
}

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

  /** Of a whole type and with checks alone: its list is in order already, so that only as many as needed are checked. */
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
