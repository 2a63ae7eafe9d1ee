import { evaluate, evaluateSync } from 'groq-js'
import { compile, inRange, operatorOf } from './compile.ts'
import { correctedFunction } from './functions.ts'
import { type PlanContext, plan } from './plan.ts'
import {
  type Compile,
  type CompileContext,
  callback,
  calledFunction,
  contains,
  mapChildren,
  type SyntaxNode,
} from './tree.ts'
import { ORDERS, toSortable } from './values.ts'

export type EvaluationContext = Omit<PlanContext, 'evaluate' | 'compile'> & {
  clock: () => Date
  identity: string
}

/** The value may hold dates and paths of groq-js, which turn into text as JSON. */
export function evaluateQuery(tree: SyntaxNode, context: EvaluationContext): unknown {
  const options = optionsOf(context)
  const evaluateNode = (node: SyntaxNode): unknown => {
    const compiled = compile(node, options)
    return compiled ? compiled(null) : evaluateSync(corrected(node), options).data
  }
  return evaluateNode(plan(tree, { ...context, compile: toCompile(options), evaluate: evaluateNode }))
}

/** Like evaluateQuery, for queries that groq-js evaluates only asynchronously (see isAsynchronous). Cannot be cut off. */
export async function evaluateAsynchronously(tree: SyntaxNode, context: EvaluationContext): Promise<unknown> {
  const options = optionsOf(context)
  const planned = plan(tree, { ...context, compile: toCompile(options), evaluate: null })
  const value = await evaluate(corrected(planned), options)
  return value.get()
}

export function toCompile(options: CompileContext): Compile {
  return node => compile(node, options)
}

export function isAsynchronous(tree: SyntaxNode): boolean {
  return contains(tree, node => node.type === 'FuncCall' && node.namespace === 'diff')
}

export function optionsOf({ view, dependencies, identity, clock, sanity }: EvaluationContext) {
  const here = `dataset:${sanity.projectId}.${sanity.dataset}:`
  const dereference = ({ _ref }: { _ref: string }) => {
    const id = _ref.startsWith(here) ? _ref.slice(here.length) : _ref
    const document = view.get(id)
    dependencies.onDocument(id, document)
    return document
  }
  return { dataset: [], dereference, identity, timestamp: clock(), sanity }
}

/** An expression for groq-js, in which the lake's own code does what groq-js does differently from the specification of GROQ. */
export function corrected(node: SyntaxNode): SyntaxNode {
  const act = correctedFunction(calledFunction(node))
  const within = mapChildren(node, corrected)
  switch (within.type) {
    case 'FuncCall':
      return act ? callback(within.args, act) : within
    case 'OpCall': {
      const compare = within.op in ORDERS ? operatorOf(within.op) : null
      return compare ? callback([within.left, within.right], ([left, right]) => compare(left, right)) : within
    }
    case 'InRange': {
      const { base, left, right, isInclusive } = within
      return callback([base, left, right], ([value, from, to]) => inRange(value, from, to, isInclusive))
    }
    case 'PipeFuncCall':
      return within.name === 'order' ? { ...within, args: within.args.map(sortable) } : within
    default:
      return within
  }
}

function sortable(node: SyntaxNode): SyntaxNode {
  if (node.type === 'Asc' || node.type === 'Desc') return { ...node, base: sortable(node.base) }
  return callback([node], ([value]) => (typeof value === 'string' ? toSortable(value) : value))
}
