import type { SyntaxNode } from './tree.ts'

/** Computes the value of an expression for a row. */
export type Evaluate = (row: unknown) => unknown

export type CompileContext = {
  dereference(reference: { _ref: string }): unknown
  timestamp: Date
}

/** Null for an expression that cannot be compiled. */
export type Compile = (node: SyntaxNode) => Evaluate | null

/** Null if one of the nodes cannot be compiled. */
export function compileAll(nodes: SyntaxNode[], compile: Compile): Evaluate[] | null {
  const compiled = nodes.map(compile)
  return compiled.every(each => each !== null) ? compiled : null
}
