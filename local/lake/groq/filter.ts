import { evaluateSync } from 'groq-js'
import type { DocumentFilter, LakeDocument } from '../types.ts'
import { type EvaluationContext, isAsynchronous, optionsOf } from './evaluation.ts'
import { FILTER_TIME_MS } from './limits.ts'
import { plan } from './plan.ts'
import { withTimeLimit } from './time-limit.ts'
import { childrenOf, constantOf, contains, type SyntaxNode } from './tree.ts'

/**
 * A filter for single documents, made from the filters directly on `*`; what the query does with its rows afterwards is
 * ignored. A document whose check fails or takes too long does not match. Throws for a query that does not begin with
 * `*`, and for a visitor's filter of unbounded cost: many of them together would delay every commit.
 */
export function createFilter(tree: SyntaxNode, context: EvaluationContext, isVisitor: boolean): DocumentFilter {
  const conditions = outermostFilters(tree)
  if (conditions.some(isUnsupported)) {
    throw new Error('A listener takes a filter that looks at one document: neither * nor diff:: within it')
  }
  const isSafe = conditions.every(isLinear)
  if (isVisitor && !isSafe) throw new Error('A listener with such a filter, one with match for example, needs a token')
  let current: LakeDocument | null = null
  // The given document may be older than the one stored under its id, which may also be deleted.
  const view = { ...context.view, get: (id: string) => (current?._id === id ? current : context.view.get(id)) }
  const planned = conditions
    .map(condition => plan(condition, { ...context, view, evaluate: null }))
    .reduce<SyntaxNode>((base, expr) => ({ type: 'Filter', base, expr }), { type: 'This' })
  const matches = (document: LakeDocument): boolean => {
    current = document
    return evaluateSync(planned, { ...optionsOf({ ...context, view }), root: [document] }).data.length > 0
  }
  return document => {
    try {
      return isSafe ? matches(document) : withTimeLimit(FILTER_TIME_MS, () => matches(document))
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

function isUnsupported(condition: SyntaxNode): boolean {
  return isAsynchronous(condition) || contains(condition, ({ type }) => type === 'Everything')
}

/** True when the cost of a check grows only with the document, so that it needs no time limit. */
function isLinear(node: SyntaxNode): boolean {
  if (node.type === 'OpCall' && node.op === 'match') return false
  if (node.type === 'FuncCall' && node.name === 'path') return isSimplePath(node.args[0])
  return LINEAR.has(node.type) && childrenOf(node).every(isLinear)
}

const LINEAR = new Set<string>([
  ...['And', 'Or', 'Not', 'Group', 'OpCall', 'InRange', 'FuncCall', 'AccessAttribute', 'This', 'Value', 'Array'],
  ...['ArrayElement', 'Deref'],
])

/** groq-js turns a path into a regular expression, in which each star can double the time. */
function isSimplePath(pattern: SyntaxNode | undefined): boolean {
  const path = pattern && constantOf(pattern)?.value
  return typeof path === 'string' && path.split('*').length <= MAX_STARS + 1
}

const MAX_STARS = 4
