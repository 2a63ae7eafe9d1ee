import { evaluate, evaluateSync } from 'groq-js'
import { compile } from './compile.ts'
import { corrected } from './corrected.ts'
import { type PlanContext, plan } from './plan.ts'
import { type Compile, type CompileContext, contains, type SyntaxNode } from './tree.ts'

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
