import { notImplemented } from '../http/errors.ts'
import { missingParameter } from '../missing.ts'
import { accessTo, type Constraint, checkOf, conditionsOf, passing } from './access.ts'
import { correlationOf, isClosed } from './correlation.ts'
import type { Rows } from './rows.ts'
import type { Dependencies } from './sync-tags.ts'
import { matchTextQuery } from './text-match.ts'
import { type Ordering, orderingsOf, sortConditions, topRows } from './top-rows.ts'
import { type Compile, calledFunction, contains, lazyValue, mapChildren, ROOT, type SyntaxNode } from './tree.ts'
import { isObject } from './values.ts'
import type { View } from './view.ts'

export type PlanContext = {
  view: View
  rows: Rows
  dependencies: Dependencies
  sanity: { projectId: string; dataset: string }
  compile: Compile
}

/** Finds rows in an index, and evaluates once what no surrounding row changes. */
export function plan(tree: SyntaxNode, context: PlanContext): SyntaxNode {
  const { view, rows, dependencies, compile } = context

  const planNode = (node: SyntaxNode): SyntaxNode => {
    if (!startsAtEverything(node)) return planOperation(node)
    if (!isClosed(node)) return planCorrelated(node) ?? planOperation(node)
    const planned = planOperation(node)
    return planned.type === 'Value' ? planned : lazyValue(() => compile(planned)(ROOT))
  }

  const planOperation = (node: SyntaxNode): SyntaxNode => {
    const conditions = conditionsOf(node)
    if (conditions) return planRows(conditions)
    return planTop(node) ?? planCount(node) ?? planCall(node, context, planNode) ?? mapChildren(node, planNode)
  }

  const planCorrelated = (node: SyntaxNode): SyntaxNode | null => {
    const correlation = correlationOf(node)
    if (!correlation) return null
    const answers = new Map<string, unknown>()
    const act = (values: unknown[]) => {
      const key = values.every(isPlain) ? JSON.stringify(values) : null
      const known = key === null ? undefined : answers.get(key)
      if (known !== undefined) return known
      const value = compile(planOperation(correlation.bind(values)))(ROOT)
      if (key !== null) answers.set(key, value)
      return value
    }
    const base: SyntaxNode = { type: 'Value', value: {} }
    return { type: 'Projection', base, expr: { type: 'Call', args: correlation.outer, act } }
  }

  /** Conditions on surrounding rows stay. */
  const planRows = (conditions: SyntaxNode[]): SyntaxNode => {
    const { constraints, constraint, rest } = accessTo(conditions)
    const planned = rest.map(planNode)
    const checks = planned.filter(isClosed).map(condition => checkOf(compile(condition)))
    const base = lazyValue(() => {
      addDependency(constraints)
      return passing(constraint ? rows.by(view, constraint) : rows.all(view), checks)
    })
    return planned
      .filter(condition => !isClosed(condition))
      .reduce<SyntaxNode>((filtered, expr) => ({ type: 'Filter', base: filtered, expr }), base)
  }

  /** A value from a surrounding row would add tags for each of these rows. */
  const addDependency = (constraints: Constraint[]) =>
    dependencies.onRows(constraints.filter(({ node }) => !contains(node, isBound)))

  const planTop = (node: SyntaxNode): SyntaxNode | null => {
    if (node.type === 'PipeFuncCall') return planOrder(node)
    if (node.type !== 'Slice' && node.type !== 'AccessElement') return null
    const { base } = node
    const count = lengthNeeded(node)
    const top = base.type === 'PipeFuncCall' && count !== null ? planOrder(base, count) : null
    return top && { ...node, base: top }
  }

  /** At least the first `count` rows of an ordered list, or all of a list in an order that is kept. */
  const planOrder = (node: SyntaxNode & { type: 'PipeFuncCall' }, count?: number): SyntaxNode | null => {
    if (node.name !== 'order') return null
    const args = node.args.map(arg => mapChildren(arg, planNode))
    const orderings = orderingsOf(args, compile)
    const kept = planKept(node.base, orderings, count)
    if (kept || count === undefined || !isIndependent(node)) return kept
    const unordered = compile(planNode(node.base))
    return lazyValue(() => {
      const list = unordered(ROOT)
      return Array.isArray(list) ? topRows(list, orderings, count) : null
    })
  }

  /** The rows of a filter on one whole type, of which sorted lists are kept: few of them need a check. Without `orderings`, in any order. */
  const planKept = (node: SyntaxNode, orderings: Ordering[] | null, count?: number): SyntaxNode | null => {
    const access = accessTo((isClosed(node) && conditionsOf(node)) || [])
    const [type, ...otherTypes] = access.constraint?.by === 'type' ? access.constraint.values : []
    if (type === undefined || otherTypes.length > 0 || orderings?.some(({ name }) => name === null)) return null
    const { filter, limits, rest } = sortConditions(access.rest, compile)
    const sorted = orderings ?? limits.slice(0, 1).map(first => ({ ...first, isDescending: false }))
    const limit = limits.find(({ name }) => name === sorted[0]?.name) ?? null
    const unmet = limits.filter(each => each !== limit).map(({ node: condition }) => condition)
    const checks = [...rest, ...unmet].map(condition => checkOf(compile(planNode(condition))))
    return lazyValue(() => {
      addDependency(access.constraints)
      return passing(rows.ordered(view, type, { orderings: sorted, filter, limit }), checks, count)
    })
  }

  const planCount = (node: SyntaxNode): SyntaxNode | null => {
    if (node.type !== 'FuncCall' || calledFunction(node) !== 'global::count') return null
    const [list] = node.args
    const kept = list ? planKept(list, null) : null
    return kept && { ...node, args: [kept] }
  }

  return planNode(tree)
}

type CallContext = Pick<PlanContext, 'view' | 'sanity'>

/** Replaces what groq-js lacks, and looks up no rows. */
export function planCalls(tree: SyntaxNode, context: CallContext): SyntaxNode {
  const planNode = (node: SyntaxNode): SyntaxNode => planCall(node, context, planNode) ?? mapChildren(node, planNode)
  return planNode(tree)
}

/** `documents::get()` and `match text::query()`; null for other nodes. */
function planCall(
  node: SyntaxNode,
  { view, sanity }: CallContext,
  planNode: (node: SyntaxNode) => SyntaxNode,
): SyntaxNode | null {
  if (node.type !== 'FuncCall' || calledFunction(node) !== 'documents::get') return matchTextQuery(node, view, planNode)
  const [reference] = node.args
  if (!reference) throw new Error('documents::get() takes a reference')
  const act = ([value]: unknown[]) => requireHere(value, sanity)
  return { type: 'Deref', base: { type: 'Call', args: [planNode(reference)], act } }
}

/** A global document reference has the name of its resource before the id: `dataset:project.name:id`, `media-library:ml1:id`. */
function requireHere(value: unknown, { projectId, dataset }: PlanContext['sanity']): unknown {
  const reference = isObject(value) ? String(value._ref) : ''
  if (!reference.includes(':') || reference.startsWith(`dataset:${projectId}.${dataset}:`)) return value
  throw notImplemented(missingParameter('documents::get() of another dataset, or of the Media Library'))
}

/** True for a part that begins at `*` and does not refer to a surrounding row (`^`): it has the same value everywhere. */
export function isIndependent(node: SyntaxNode): boolean {
  return startsAtEverything(node) && isClosed(node)
}

export function startsAtEverything(node: SyntaxNode): boolean {
  if (conditionsOf(node)) return true
  return STEPS.has(node.type) && 'base' in node && node.base !== undefined && startsAtEverything(node.base)
}

const STEPS = new Set<string>([
  ...['Filter', 'Projection', 'Map', 'FlatMap', 'PipeFuncCall', 'Slice', 'AccessElement', 'AccessAttribute'],
  ...['ArrayCoerce', 'Deref', 'Group'],
])

function isBound(node: SyntaxNode): boolean {
  return node.type === 'Value' && node.isBound === true
}

function isPlain(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isPlain) : value === null || typeof value !== 'object'
}

function lengthNeeded(node: SyntaxNode & { type: 'Slice' | 'AccessElement' }): number | null {
  const [from, to] = node.type === 'Slice' ? [node.left, node.right] : [node.index, node.index]
  if (from < 0 || to < 0) return null
  return node.type === 'Slice' && !node.isInclusive ? to : to + 1
}
