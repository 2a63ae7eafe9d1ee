import { contains, mapChildren, type SyntaxNode } from './tree.ts'

/** True when no `^` in the node refers to a row outside it, so that it has the same value everywhere. */
export function isClosed(node: SyntaxNode): boolean {
  let isClosedSoFar = true
  visit(node, OUTSIDE, (inner, { level }) => {
    if (inner.type === 'Parent' && inner.n >= level) isClosedSoFar = false
    return isClosedSoFar
  })
  return isClosedSoFar
}

/** How a subquery such as `*[author._ref == ^._id]` depends on a surrounding row; null when that is used in another way than by its attributes. */
export function correlationOf(subquery: SyntaxNode) {
  const outer = new Map<string, SyntaxNode>()
  const positions = new Map<SyntaxNode, number>()
  let isPossible = true
  const add = (node: SyntaxNode, level: number) => {
    const expression = shifted(node, level)
    const key = JSON.stringify(expression)
    if (!outer.has(key)) outer.set(key, expression)
    positions.set(node, [...outer.keys()].indexOf(key))
  }
  visit(subquery, OUTSIDE, (node, { level }) => {
    if (node.type === 'Parent') isPossible &&= node.n < level
    if (node.type === 'Parent' || !isOuterAttribute(node, level)) return true
    add(node, level)
    return false
  })
  if (!isPossible) return null
  const bind = (node: SyntaxNode, values: unknown[]): SyntaxNode => {
    const position = positions.get(node)
    if (position === undefined) return mapChildren(node, child => bind(child, values))
    return { type: 'Value', value: values[position], isBound: true }
  }
  return {
    /** The expressions that refer to surrounding rows, to be evaluated in a projection in place of the subquery. */
    outer: [...outer.values()],
    /** The subquery with the values of these expressions in their place, which no longer depends on a row. */
    bind: (values: unknown[]) => bind(subquery, values),
  }
}

/** How many rows are between a node and the outside. groq-js does not count the scope that `[]` opens for `Map`. */
type Scope = { level: number; isHidden: boolean }

const OUTSIDE: Scope = { level: 0, isHidden: false }

function visit(node: SyntaxNode, scope: Scope, enter: (node: SyntaxNode, scope: Scope) => boolean): void {
  if (!enter(node, scope)) return
  mapChildren(node, (child, field) => {
    visit(child, scopeOf(node, field, scope), enter)
    return child
  })
}

function scopeOf({ type }: SyntaxNode, field: string, scope: Scope): Scope {
  const opensHidden = (type === 'Map' || type === 'FlatMap') && field === 'expr'
  const isPipeArgument = type === 'PipeFuncCall' && field === 'args'
  const opens = ((type === 'Filter' || type === 'Projection') && field === 'expr') || isPipeArgument
  if (!opens && !opensHidden) return scope
  return { level: scope.isHidden ? scope.level : scope.level + 1, isHidden: opensHidden }
}

/** `^._id`, `^.author->name` or `^.^.tags[].name`, where `^` is a row outside. */
function isOuterAttribute(node: SyntaxNode, level: number): boolean {
  switch (node.type) {
    case 'AccessAttribute':
    case 'AccessElement':
    case 'ArrayCoerce':
    case 'Deref':
      return node.base !== undefined && (isOuterRow(node.base, level) || isOuterAttribute(node.base, level))
    case 'Map':
    case 'FlatMap':
      return (
        isOuterAttribute(node.base, level) &&
        !contains(node.expr, ({ type }) => type === 'Parent' || type === 'Everything')
      )
    default:
      return false
  }
}

function isOuterRow(node: SyntaxNode, level: number): boolean {
  return node.type === 'Parent' && node.n >= level
}

/** The same expression for level 1, inside one projection. */
function shifted(node: SyntaxNode, level: number): SyntaxNode {
  return node.type === 'Parent' ? { ...node, n: node.n - level + 1 } : mapChildren(node, child => shifted(child, level))
}
