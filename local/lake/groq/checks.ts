import { attributePathOf, calledFunction, constantOf, type SyntaxNode, valueAt } from './tree.ts'

export type Check = (row: unknown) => boolean

type Comparison = (value: string | number, wanted: string | number) => boolean

const COMPARISONS = new Map<string, Comparison>([
  ['==', (value, wanted) => value === wanted],
  ['<', (value, wanted) => value < wanted],
  ['<=', (value, wanted) => value <= wanted],
  ['>', (value, wanted) => value > wanted],
  ['>=', (value, wanted) => value >= wanted],
])

/** For `defined(a.b)` and comparisons with a known value; null for any other node. Much faster than groq-js over a list. */
export function checkOf(node: SyntaxNode, clock: () => Date): Check | null {
  if (node.type === 'FuncCall') return calledFunction(node) === 'global::defined' ? definedCheck(node.args) : null
  if (node.type !== 'OpCall') return null
  const path = attributePathOf(node.left)
  const holds = COMPARISONS.get(node.op)
  const wanted = knownValue(node.right, clock)?.value
  if (!path || !holds || (typeof wanted !== 'string' && typeof wanted !== 'number')) return null
  return row => {
    const value = valueAt(row, path)
    // GROQ does not compare values of different types.
    return (typeof value === 'string' || typeof value === 'number') && typeof value === typeof wanted
      ? holds(value, wanted)
      : false
  }
}

function knownValue(node: SyntaxNode, clock: () => Date): { value: unknown } | null {
  const name = calledFunction(node)
  if (name === 'global::now') return { value: clock().toISOString() }
  if (node.type !== 'FuncCall' || name !== 'global::coalesce') return constantOf(node)
  const values = node.args.map(argument => knownValue(argument, clock))
  return values.every(known => known !== null) ? (values.find(({ value }) => value !== null) ?? { value: null }) : null
}

function definedCheck([argument]: SyntaxNode[]): Check | null {
  const path = argument && attributePathOf(argument)
  return path ? row => (valueAt(row, path) ?? null) !== null : null
}
