import { notImplemented } from '../http/errors.ts'
import { missingParameter } from '../missing.ts'
import { accessTo, type Check, type Constraint, conditionsOf, passing } from './access.ts'
import { correlationOf, isClosed } from './correlation.ts'
import type { Rows } from './rows.ts'
import type { Dependencies } from './sync-tags.ts'
import { matchTextQuery } from './text-match.ts'
import { type Ordering, orderingsOf, sortConditions, topRows } from './top-rows.ts'
import { type Compile, callback, calledFunction, contains, lazyValue, mapChildren, type SyntaxNode } from './tree.ts'
import { isObject } from './values.ts'
import type { View } from './view.ts'

export type PlanContext = {
  view: View
  rows: Rows
  dependencies: Dependencies
  sanity: { projectId: string; dataset: string }
  compile: Compile
  /** Evaluates a planned node that does not depend on a surrounding row; null where planning must not evaluate anything. */
  evaluate: ((node: SyntaxNode) => unknown) | null
}

/** Finds rows in an index, and evaluates once what no surrounding row changes. Replaces `text::query()` and `documents::get()`. */
export function plan(tree: SyntaxNode, context: PlanContext): SyntaxNode {
  const { view, rows, dependencies, sanity, compile, evaluate } = context

  const planNode = (node: SyntaxNode): SyntaxNode => {
    if (!evaluate || !startsAtEverything(node)) return planOperation(node)
    if (!isClosed(node)) return planCorrelated(node, evaluate) ?? planOperation(node)
    const planned = planOperation(node)
    return planned.type === 'Value' ? planned : lazyValue(() => evaluate(planned))
  }

  const planOperation = (node: SyntaxNode): SyntaxNode => {
    if (node.type === 'Everything') return planRows([])
    if (node.type === 'Filter') return planFilter(node) ?? mapChildren(node, planNode)
    if (node.type === 'Slice' || node.type === 'AccessElement') return planTop(node) ?? mapChildren(node, planNode)
    if (node.type === 'PipeFuncCall') return planOrder(node) ?? mapChildren(node, planNode)
    if (calledFunction(node) === 'releases::all') return planRows([RELEASES])
    if (node.type === 'FuncCall' && calledFunction(node) === 'documents::get') return planGet(node.args)
    const count = planCount(node)
    if (count) return count
    return matchTextQuery(node, view, planNode) ?? mapChildren(node, planNode)
  }

  const planCorrelated = (node: SyntaxNode, evaluateNode: (node: SyntaxNode) => unknown): SyntaxNode | null => {
    const correlation = correlationOf(node)
    if (!correlation) return null
    const answers = new Map<string, unknown>()
    const answer = (values: unknown[]) => {
      const key = values.every(isPlain) ? JSON.stringify(values) : null
      const known = key === null ? undefined : answers.get(key)
      if (known !== undefined) return known
      const value = evaluateNode(planOperation(correlation.bind(values)))
      if (key !== null) answers.set(key, value)
      return value
    }
    const base: SyntaxNode = { type: 'Value', value: {} }
    return { type: 'Projection', base, expr: callback(correlation.outer, answer) }
  }

  const planFilter = (node: SyntaxNode): SyntaxNode | null => {
    const conditions = conditionsOf(node)
    return conditions && planRows(conditions)
  }

  const planRows = (conditions: SyntaxNode[]): SyntaxNode => {
    const { constraints, constraint, rest } = accessTo(conditions)
    const { checks, others } = planChecks(rest)
    const base = lazyValue(() => {
      addDependency(constraints)
      return passing(constraint ? rows.by(view, constraint) : rows.all(view), checks)
    })
    return others.reduce<SyntaxNode>((filtered, expr) => ({ type: 'Filter', base: filtered, expr }), base)
  }

  /** Conditions that cannot be compiled are left to groq-js. */
  const planChecks = (conditions: SyntaxNode[]): { checks: Check[]; others: SyntaxNode[] } => {
    const planned = conditions.map(condition => planNode(condition)).map(node => ({ node, holds: compile(node) }))
    return {
      checks: planned.flatMap(({ holds }) => (holds ? [(row: unknown) => holds(row) === true] : [])),
      others: planned.flatMap(({ node, holds }) => (holds ? [] : [node])),
    }
  }

  /** A value from a surrounding row would add tags for each of these rows. */
  const addDependency = (constraints: Constraint[]) =>
    dependencies.onRows(constraints.filter(({ node }) => !contains(node, isBound)))

  const planGet = ([reference]: SyntaxNode[]): SyntaxNode => {
    if (!reference) throw new Error('documents::get() takes a reference')
    return { type: 'Deref', base: callback([planNode(reference)], ([value]) => requireHere(value, sanity)) }
  }

  const planTop = (node: SyntaxNode & { type: 'Slice' | 'AccessElement' }): SyntaxNode | null => {
    const { base } = node
    const count = lengthNeeded(node)
    const top = base.type === 'PipeFuncCall' && count !== null ? planOrder(base, count) : null
    return top && { ...node, base: top }
  }

  /** At least the first `count` rows of an ordered list. */
  const planOrder = (
    node: SyntaxNode & { type: 'PipeFuncCall' },
    count = Number.POSITIVE_INFINITY,
  ): SyntaxNode | null => {
    if (!evaluate || node.name !== 'order' || !startsAtEverything(node) || !isClosed(node)) return null
    const orderings = orderingsOf(
      node.args.map(arg => mapChildren(arg, planNode)),
      compile,
    )
    if (!orderings) return null
    const ordered = planOrdered(node.base, orderings, count)
    if (ordered) return ordered
    const unordered = planNode(node.base)
    return lazyValue(() => {
      const list = evaluate(unordered)
      return Array.isArray(list) ? topRows(list, orderings, count) : null
    })
  }

  /** A filter on one whole type, of which sorted lists are kept. */
  const typeOf = (node: SyntaxNode) => {
    const conditions = conditionsOf(node)
    const access = conditions && accessTo(conditions)
    const [type, ...otherTypes] = access?.constraint?.by === 'type' ? access.constraint.values : []
    if (!access || type === undefined || otherTypes.length > 0) return null
    return { type, constraints: access.constraints, ...sortConditions(access.rest, compile) }
  }

  /** With quick checks only, few rows of a kept list need one. */
  const planOrdered = (node: SyntaxNode, orderings: Ordering[], count: number): SyntaxNode | null => {
    const listed = orderings.some(({ name }) => name === null) ? null : typeOf(node)
    if (!listed) return null
    const { type, constraints, filter, limits } = listed
    const first = limits.find(({ limit }) => limit.name === orderings[0]?.name)
    const unmet = limits.filter(each => each !== first).map(({ node: condition }) => condition)
    const { checks, others } = planChecks([...listed.rest, ...unmet])
    if (others.length > 0) return null
    return lazyValue(() => {
      addDependency(constraints)
      return passing(rows.ordered(view, type, { orderings, filter, limit: first?.limit ?? null }), checks, count)
    })
  }

  /** Looks at no row for a count of those that meet conditions on themselves and one limit. */
  const planCount = (node: SyntaxNode): SyntaxNode | null => {
    const [list] = node.type === 'FuncCall' && calledFunction(node) === 'global::count' ? node.args : []
    const listed = evaluate && list && isClosed(list) ? typeOf(list) : null
    if (!listed || listed.rest.length > 0 || listed.limits.length > 1) return null
    const { type, constraints, filter } = listed
    const [{ limit } = { limit: null }] = listed.limits
    const orderings: Ordering[] = limit ? [{ key: limit.key, name: limit.name, isDescending: false }] : []
    return lazyValue(() => {
      addDependency(constraints)
      return rows.ordered(view, type, { orderings, filter, limit }).length
    })
  }

  return planNode(tree)
}

/** A global document reference has the name of its resource before the id: `dataset:project.name:id`, `media-library:ml1:id`. */
function requireHere(value: unknown, { projectId, dataset }: PlanContext['sanity']): unknown {
  const reference = isObject(value) ? String(value._ref) : ''
  if (!reference.includes(':') || reference.startsWith(`dataset:${projectId}.${dataset}:`)) return value
  throw notImplemented(missingParameter('documents::get() of another dataset, or of the Media Library'))
}

const RELEASES: SyntaxNode = {
  type: 'OpCall',
  op: '==',
  left: { type: 'AccessAttribute', name: '_type' },
  right: { type: 'Value', value: 'system.release' },
}

/** True for a part that begins at `*` and does not refer to a surrounding row (`^`): it has the same value everywhere. */
export function isIndependent(node: SyntaxNode): boolean {
  return startsAtEverything(node) && isClosed(node)
}

function startsAtEverything(node: SyntaxNode): boolean {
  if (node.type === 'Everything' || calledFunction(node) === 'releases::all') return true
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
  if (Array.isArray(value)) return value.every(isPlain)
  return value === null || typeof value !== 'object'
}

function lengthNeeded(node: SyntaxNode & { type: 'Slice' | 'AccessElement' }): number | null {
  const [from, to] = node.type === 'Slice' ? [node.left, node.right] : [node.index, node.index]
  if (from < 0 || to < 0) return null
  return node.type === 'Slice' && !node.isInclusive ? to : to + 1
}
