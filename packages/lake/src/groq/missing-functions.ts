import { notImplemented } from '../http/errors.ts'
import { missingFunction } from '../missing.ts'
import { calledFunction, childrenOf, type SyntaxNode } from './tree.ts'

/** Throws HttpError 501 for a function that the hosted service has and the lake lacks, wherever it is called. */
export function refuseMissingFunctions(node: SyntaxNode): void {
  const name = calledFunction(node)?.replace(/^global::/, '')
  if (name !== undefined) refuseMissingFunction(name)
  for (const child of childrenOf(node)) refuseMissingFunctions(child)
}

export function refuseMissingFunction(name: string): void {
  const sentence = missingFunction(name)
  if (sentence) throw notImplemented(sentence)
}
