import { evaluate } from 'groq-js'
import type { DocumentFilter, LakeDocument } from '../types.ts'
import { checkOf } from './access.ts'
import { type CompileContext, compile } from './compile.ts'
import { correctedFunction } from './functions.ts'
import { type PlanContext, plan, planCalls, startsAtEverything } from './plan.ts'
import {
  attributePathOf,
  callback,
  calledFunction,
  childrenOf,
  constantOf,
  contains,
  mapChildren,
  ROOT,
  type SyntaxNode,
} from './tree.ts'

export type EvaluationContext = Omit<PlanContext, 'compile'> & {
  clock: () => Date
  identity: string
}

/** The value may hold dates and paths of groq-js, which turn into text as JSON. */
export function evaluateQuery(tree: SyntaxNode, context: EvaluationContext): unknown {
  const options = optionsOf(context)
  const toEvaluate = (node: SyntaxNode) => compile(node, options)
  return toEvaluate(plan(tree, { ...context, compile: toEvaluate }))(ROOT)
}

/** Like evaluateQuery, for queries that groq-js evaluates only asynchronously (see isAsynchronous). Cannot be cut off. */
export async function evaluateAsynchronously(tree: SyntaxNode, context: EvaluationContext): Promise<unknown> {
  const { view, rows, dependencies } = context
  if (contains(tree, startsAtEverything)) dependencies.onRows([])
  const planned = corrected(planCalls(tree, context))
  const value = await evaluate(planned, { ...optionsOf(context), dataset: rows.all(view) })
  return value.get()
}

export function isAsynchronous(tree: SyntaxNode): boolean {
  return contains(tree, node => node.type === 'FuncCall' && node.namespace === 'diff')
}

function optionsOf({ view, dependencies, identity, clock, sanity }: EvaluationContext): CompileContext {
  const here = `dataset:${sanity.projectId}.${sanity.dataset}:`
  const dereference = ({ _ref }: { _ref: string }) => {
    const id = _ref.startsWith(here) ? _ref.slice(here.length) : _ref
    const document = view.get(id)
    dependencies.onDocument(id, document)
    return document
  }
  return { dereference, identity, timestamp: clock(), sanity }
}

/** An expression for groq-js, in which the lake's own code computes calls that groq-js lacks or computes differently from the specification of GROQ. */
export function corrected(node: SyntaxNode): SyntaxNode {
  const act = correctedFunction(calledFunction(node))
  const within = mapChildren(node, corrected)
  if (within.type === 'Call') return callback(within.args, within.act)
  return act && within.type === 'FuncCall' ? callback(within.args, act) : within
}

/**
 * Uses the filters directly on `*`; a document whose check fails does not match. Throws for other queries, and for a filter of unbounded cost, because every
 * commit runs the filters of all listeners.
 */
export function createFilter(tree: SyntaxNode, context: EvaluationContext): DocumentFilter {
  const conditions = outermostFilters(tree)
  if (conditions.some(condition => isAsynchronous(condition) || contains(condition, startsAtEverything))) {
    throw new Error('A listener takes a filter that looks at one document: neither * nor diff:: within it')
  }
  if (!conditions.every(isLinear)) {
    throw new Error(
      'The filter of a listener must be quick to check: without ^, and with one * in each word of a match',
    )
  }
  let current: LakeDocument | null = null
  // The given document may be older than the one stored under its id, which may also be deleted.
  const get = (id: string) => (current?._id === id ? current : context.view.get(id))
  const own = { ...context, view: { ...context.view, get } }
  const planned = conditions.map(condition => planCalls(condition, own))
  return document => {
    current = document
    const options = optionsOf(own)
    try {
      return planned.every(condition => checkOf(compile(condition, options))(document))
    } catch {
      return false
    }
  }
}

function outermostFilters(tree: SyntaxNode): SyntaxNode[] {
  let filters: SyntaxNode[] = []
  let node = tree
  while (node.type !== 'Everything') {
    if (node.type === 'Filter') filters.unshift(node.expr)
    if (RESHAPING.has(node.type)) filters = []
    if (!('base' in node) || !node.base) throw new Error('A listener takes a query that begins with *')
    node = node.base
  }
  return filters
}

const RESHAPING = new Set(['Projection', 'Map', 'FlatMap', 'AccessAttribute', 'Deref'])

/** True when the cost of a check grows only with the document, so that it needs no time limit. */
function isLinear(node: SyntaxNode): boolean {
  if (node.type === 'OpCall' && node.op === 'match') return isLinear(node.left) && isSimplePattern(node.right)
  if (node.type === 'FuncCall' && node.name === 'path') return isSimplePath(node.args[0])
  // A list of the document itself, such as `tags[@ == "news"]`; dereferenced documents could multiply.
  if (node.type === 'Filter' && attributePathOf(node.base))
    return isLinear(node.expr) && !contains(node.expr, ({ type }) => type === 'Deref')
  return LINEAR.has(node.type) && childrenOf(node).every(isLinear)
}

const LINEAR = new Set<string>([
  ...['And', 'Or', 'Not', 'Group', 'OpCall', 'InRange', 'FuncCall', 'AccessAttribute', 'This', 'Value', 'Array'],
  ...['ArrayElement', 'Deref'],
])

/** groq-js turns each word of a pattern into a regular expression, which backtracks from its second star on. */
function isSimplePattern(node: SyntaxNode): boolean {
  if (calledFunction(node) === 'text::query') return true
  const patterns = [constantOf(node)?.value].flat()
  return patterns.every(pattern => typeof pattern === 'string' && !/\*\S*\*/.test(pattern))
}

/** groq-js turns a path into a regular expression, in which each star can double the time. */
function isSimplePath(pattern: SyntaxNode | undefined): boolean {
  const path = pattern && constantOf(pattern)?.value
  return typeof path === 'string' && path.split('*').length <= MAX_STARS + 1
}

const MAX_STARS = 4
