import { mapChildren, type SyntaxNode } from './tree.ts'

type Step<Type> = Extract<SyntaxNode, { type: Type }>
type Shape = Map<string, SyntaxNode>

/**
 * `*[…]{"by": [publishedAt]} | order(by[0])[0...9]` becomes `*[…] | order(publishedAt)[0...9]{"by": [publishedAt]}`. Null if a key cannot be traced to the
 * rows.
 */
export function orderFirst(slice: Step<'Slice'>): SyntaxNode | null {
  const order = slice.base
  const reshaping = order.type === 'PipeFuncCall' ? order.base : null
  if (order.type !== 'PipeFuncCall' || reshaping?.type !== 'Map') return null
  const shape = shapeOf(reshaping.expr)
  const args = shape && order.args.map(arg => throughShape(arg, shape))
  if (!args?.every(arg => arg !== null)) return null
  return { ...reshaping, base: { ...slice, base: { ...order, base: reshaping.base, args } } }
}

/** The expression behind each attribute of `{…}`; null when other attributes are spread into it. */
function shapeOf(node: SyntaxNode): Shape | null {
  if (node.type !== 'Projection' || node.base.type !== 'This' || node.expr.type !== 'Object') return null
  const attributes = node.expr.attributes.map(each => (each.type === 'ObjectAttributeValue' ? each : null))
  return attributes.every(each => each !== null) ? new Map(attributes.map(({ name, value }) => [name, value])) : null
}

function throughShape(node: SyntaxNode, shape: Shape): SyntaxNode | null {
  if (node.type === 'AccessAttribute') return node.base ? null : (shape.get(node.name) ?? null)
  if (node.type === 'AccessElement') return elementOf(throughShape(node.base, shape), node.index)
  if (!PASSED_THROUGH.has(node.type)) return null
  let isPossible = true
  const copy = mapChildren(node, child => {
    const replaced = throughShape(child, shape)
    isPossible &&= replaced !== null
    return replaced ?? child
  })
  return isPossible ? copy : null
}

const PASSED_THROUGH = new Set<string>(['Asc', 'Desc', 'Group', 'FuncCall', 'Value'])

function elementOf(list: SyntaxNode | null, index: number): SyntaxNode | null {
  if (list?.type !== 'Array' || list.elements.some(({ isSplat }) => isSplat)) return null
  return list.elements.at(index)?.value ?? null
}
