import { evaluate, evaluateSync, toJS } from 'groq-js'
import { type PlanContext, plan } from './plan.ts'
import { contains, type SyntaxNode } from './tree.ts'

export type EvaluationContext = Omit<PlanContext, 'evaluate'> & {
  identity: string
  sanity: { projectId: string; dataset: string }
}

export function evaluateQuery(tree: SyntaxNode, context: EvaluationContext): unknown {
  const options = optionsOf(context)
  const evaluateNode = (node: SyntaxNode): unknown => evaluateSync(node, options).data
  return toJS(evaluateSync(plan(tree, { ...context, evaluate: evaluateNode }), options))
}

/** Like evaluateQuery, for queries that groq-js evaluates only asynchronously (see isAsynchronous). Cannot be cut off. */
export async function evaluateAsynchronously(tree: SyntaxNode, context: EvaluationContext): Promise<unknown> {
  const value = await evaluate(plan(tree, { ...context, evaluate: null }), optionsOf(context))
  return toJS({ data: await value.get() })
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
