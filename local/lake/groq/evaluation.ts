import { evaluate, evaluateSync, toJS } from 'groq-js'
import { type PlanContext, plan } from './plan.ts'
import { contains, type SyntaxNode } from './tree.ts'

export type EvaluationContext = Omit<PlanContext, 'evaluate'> & {
  /** What `identity()` answers. */
  identity: string
  sanity: { projectId: string; dataset: string }
}

/** The value of a query as plain JSON. */
export function evaluateQuery(tree: SyntaxNode, context: EvaluationContext): unknown {
  const options = optionsOf(context)
  const evaluateNode = (node: SyntaxNode): unknown => evaluateSync(node, options).data
  return toJS(evaluateSync(plan(tree, { ...context, evaluate: evaluateNode }), options))
}

/** The same for a query that is only possible asynchronously (see isAsynchronous). Cannot be cut off. */
export async function evaluateAsynchronously(tree: SyntaxNode, context: EvaluationContext): Promise<unknown> {
  const value = await evaluate(plan(tree, { ...context, evaluate: null }), optionsOf(context))
  return toJS({ data: await value.get() })
}

/** Whether groq-js has a function of the query for asynchronous evaluation only. */
export function isAsynchronous(tree: SyntaxNode): boolean {
  return contains(tree, node => node.type === 'FuncCall' && node.namespace === 'diff')
}

/** What groq-js needs to evaluate a planned query. */
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
