import { DateTime } from 'groq-js'

/** The types of groq-js 2.0.0 end in `any`, so the nodes that the engine inspects are described here. */
export type SyntaxNode =
  | { type: 'Everything' | 'This' }
  | { type: 'Value'; readonly value: unknown }
  | { type: 'Parameter'; name: string }
  | { type: 'Parent'; n: number }
  | { type: 'AccessAttribute'; base?: SyntaxNode; name: string }
  | { type: 'AccessElement'; base: SyntaxNode; index: number }
  | { type: 'Slice'; base: SyntaxNode; left: number; right: number; isInclusive: boolean }
  | { type: 'Filter' | 'Projection' | 'Map' | 'FlatMap'; base: SyntaxNode; expr: SyntaxNode }
  | { type: 'PipeFuncCall'; base: SyntaxNode; name: string; args: SyntaxNode[] }
  | { type: 'FuncCall'; namespace: string; name: string; args: SyntaxNode[] }
  | { type: 'OpCall'; op: string; left: SyntaxNode; right: SyntaxNode }
  | { type: 'InRange'; base: SyntaxNode; left: SyntaxNode; right: SyntaxNode; isInclusive: boolean }
  | { type: 'And' | 'Or'; left: SyntaxNode; right: SyntaxNode }
  | { type: 'Array'; elements: ArrayElement[] }
  | { type: 'Object'; attributes: ObjectAttribute[] }
  | { type: 'ArrayCoerce' | 'Deref' | 'Group' | 'Asc' | 'Desc' | 'Not'; base: SyntaxNode }

type ObjectAttribute =
  | { type: 'ObjectAttributeValue'; name: string; value: SyntaxNode }
  | { type: 'ObjectConditionalSplat' | 'ObjectSplat'; value: SyntaxNode }

type ArrayElement = { type: 'ArrayElement'; value: SyntaxNode; isSplat: boolean }

export function mapChildren(node: SyntaxNode, replace: (child: SyntaxNode) => SyntaxNode): SyntaxNode {
  if (node.type === 'Value') return node
  const copy = Object.entries(node).map(([field, child]): [string, unknown] => {
    if (Array.isArray(child)) return [field, child.map(item => (isNode(item) ? replace(item) : item))]
    return [field, isNode(child) ? replace(child) : child]
  })
  return { ...node, ...Object.fromEntries(copy) }
}

export function contains(node: SyntaxNode, isWanted: (node: SyntaxNode) => boolean): boolean {
  return isWanted(node) || childrenOf(node).some(child => contains(child, isWanted))
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return node.type === 'Value' ? [] : Object.values(node).flat().filter(isNode)
}

/** A node whose value is computed at first use and then kept. */
export function lazyValue(compute: () => unknown): SyntaxNode {
  let kept: { value: unknown } | null = null
  return {
    type: 'Value',
    get value() {
      kept ??= { value: compute() }
      return kept.value
    },
  }
}

/** The full name of the called function, such as `global::count`; null for other nodes. */
export function calledFunction(node: SyntaxNode): string | null {
  return node.type === 'FuncCall' ? `${node.namespace}::${node.name}` : null
}

export function call(name: string, ...args: SyntaxNode[]): SyntaxNode {
  const [namespace = 'global', local = name] = name.includes('::') ? name.split('::') : []
  return { type: 'FuncCall', namespace, name: local, args }
}

/** The value of an expression without documents: a literal, a given parameter, or a list of these. Null for other nodes. */
export function constantOf(node: SyntaxNode): { value: unknown } | null {
  if (node.type === 'Value') return { value: node.value }
  if (node.type === 'Group') return constantOf(node.base)
  if (node.type !== 'Array') return null
  const values = node.elements.map(element => (element.isSplat ? null : constantOf(element.value)))
  return values.every(value => value !== null) ? { value: values.map(({ value }) => value) } : null
}

/** `slug.current` as `['slug', 'current']`; null for anything but attributes of the document. */
export function attributePathOf(node: SyntaxNode): string[] | null {
  if (node.type === 'Group') return attributePathOf(node.base)
  if (node.type !== 'AccessAttribute') return null
  if (!node.base || node.base.type === 'This') return [node.name]
  const base = attributePathOf(node.base)
  return base && [...base, node.name]
}

export function valueAt(row: unknown, path: string[]): unknown {
  let value = row
  for (const name of path) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return null
    value = value[name]
  }
  return value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof DateTime)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
