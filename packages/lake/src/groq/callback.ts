import type { SyntaxNode } from './tree.ts'

const RESULT = 'result'

/** groq-js has no functions of its users, but calls `hasOwnProperty` before it reads an attribute: this object's own computes the attribute. */
export function callback(args: SyntaxNode[], act: (values: unknown[]) => unknown): SyntaxNode {
  function answerInstead(this: Record<string, unknown>): true {
    this[RESULT] = act(args.map((_, position) => this[position]))
    return true
  }
  const attributes = [
    ...args.map((value, position) => ({ type: 'ObjectAttributeValue' as const, name: String(position), value })),
    { type: 'ObjectAttributeValue' as const, name: 'hasOwnProperty', value: valueNode(answerInstead) },
  ]
  return { type: 'AccessAttribute', name: RESULT, base: { type: 'Object', attributes } }
}

export function isCallback(node: SyntaxNode): boolean {
  if (node.type !== 'AccessAttribute' || node.name !== RESULT || node.base?.type !== 'Object') return false
  const last = node.base.attributes.at(-1)
  return last?.type === 'ObjectAttributeValue' && last.value.type === 'Value' && typeof last.value.value === 'function'
}

function valueNode(value: unknown): SyntaxNode {
  return { type: 'Value', value }
}
