/** The types of groq-js 2.0.0 end in `any`, so the nodes that the engine inspects are described here. */
export type SyntaxNode =
  | { type: 'Everything' | 'This' }
  | { type: 'Value'; readonly value: unknown; isLazy?: true; isBound?: true }
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
  | { type: 'Select'; alternatives: SelectAlternative[]; fallback?: SyntaxNode }
  | { type: 'ArrayCoerce' | 'Deref' | 'Group' | 'Asc' | 'Desc' | 'Not'; base: SyntaxNode }
  | { type: 'Call'; args: SyntaxNode[]; act: Act }

/** No expression of GROQ: what the engine itself computes from the values of `args`. */
export type Act = (values: unknown[], row?: unknown) => unknown

type ObjectAttribute =
  | { type: 'ObjectAttributeValue'; name: string; value: SyntaxNode }
  | { type: 'ObjectConditionalSplat'; condition: SyntaxNode; value: SyntaxNode }
  | { type: 'ObjectSplat'; value: SyntaxNode }

type SelectAlternative = { type: 'SelectAlternative'; condition: SyntaxNode; value: SyntaxNode }

type ArrayElement = { type: 'ArrayElement'; value: SyntaxNode; isSplat: boolean }

/** `field` is the name under which the node holds the child. */
export function mapChildren(node: SyntaxNode, replace: (child: SyntaxNode, field: string) => SyntaxNode): SyntaxNode {
  if (node.type === 'Value') return node
  const copy = { ...node }
  const children: Record<string, unknown> = copy
  for (const field of Object.keys(children)) {
    const child = children[field]
    if (Array.isArray(child)) children[field] = child.map(item => (isNode(item) ? replace(item, field) : item))
    else if (isNode(child)) children[field] = replace(child, field)
  }
  return copy
}

export function contains(node: SyntaxNode, isWanted: (node: SyntaxNode) => boolean): boolean {
  return isWanted(node) || childrenOf(node).some(child => contains(child, isWanted))
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  if (node.type === 'Value') return children
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) children.push(each)
  }
  return children
}

/** A node whose value is computed at first use and then kept. */
export function lazyValue(compute: () => unknown): SyntaxNode & { type: 'Value' } {
  let kept: { value: unknown } | null = null
  return {
    type: 'Value',
    isLazy: true,
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

/** The value of an expression without documents: a literal, a given parameter, or a list of these. Null for other nodes. */
export function constantOf(node: SyntaxNode): { value: unknown } | null {
  if (node.type === 'Value') return node.isLazy ? null : { value: node.value }
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

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

const RESULT = 'result'

/** A `Call` for groq-js, which has no functions of its users, but calls `hasOwnProperty` before it reads an attribute: this object's own computes it. */
export function callback(args: SyntaxNode[], act: Act): SyntaxNode {
  function answerInstead(this: Record<string, unknown>): true {
    this[RESULT] = act(args.map((_, position) => this[position]))
    return true
  }
  const named = [...args.entries(), ['hasOwnProperty', { type: 'Value', value: answerInstead }] as const]
  const attributes = named.map(([name, value]) => ({ type: 'ObjectAttributeValue' as const, name: `${name}`, value }))
  return { type: 'AccessAttribute', name: RESULT, base: { type: 'Object', attributes } }
}

/** A row, and the rows around it, to which `^` leads. As in groq-js, it passes over the row of the scope that `[]` opens for `Map`. */
export type Scope = { row: unknown; outer: Scope | null; isHidden: boolean }

export const ROOT: Scope = { row: null, outer: null, isHidden: false }

export function scopeOf(row: unknown, around = ROOT, isHidden = false): Scope {
  return { row, outer: around.isHidden ? around.outer : around, isHidden }
}

export type Evaluate = (scope: Scope) => unknown

export type Compile = (node: SyntaxNode) => Evaluate

/** Evaluates all nodes, and computes a value from theirs. */
export function lift(nodes: SyntaxNode[], compile: Compile, act: Act): Evaluate {
  const evaluates = nodes.map(compile)
  const valuesIn = (scope: Scope) => evaluates.map(evaluate => evaluate(scope))
  return scope => act(valuesIn(scope), scope.row)
}
