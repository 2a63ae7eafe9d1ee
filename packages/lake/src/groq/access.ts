import type { LakeDocument } from '../types.ts'
import { attributePathOf, calledFunction, constantOf, type Evaluate, type SyntaxNode, scopeOf } from './tree.ts'

export type Check = (row: LakeDocument) => boolean

export function checkOf(condition: Evaluate): Check {
  return row => condition(scopeOf(row)) === true
}

/** Narrowest first. With `isExact`, the rows need no further check of that part of the filter. */
const INDEXES = [
  { by: 'id', isExact: true },
  { by: 'slug', isExact: false },
  { by: 'version', isExact: false },
  { by: 'reference', isExact: false },
  { by: 'type', isExact: true },
] as const

/** The conditions of all filters directly on `*`: `*[_type == "post"][slug.current == $slug]` has two, and `releases::all()` one. Null for other nodes. */
export function conditionsOf(node: SyntaxNode): SyntaxNode[] | null {
  if (node.type === 'Everything') return []
  if (calledFunction(node) === 'releases::all') return [RELEASES]
  const outer = node.type === 'Filter' ? conditionsOf(node.base) : null
  return outer && node.type === 'Filter' ? [...outer, ...conjunctsOf(node.expr)] : null
}

const RELEASES: SyntaxNode = {
  type: 'OpCall',
  op: '==',
  left: { type: 'AccessAttribute', name: '_type' },
  right: { type: 'Value', value: 'system.release' },
}

/** Chooses the narrowest index for the conditions; the rest must be checked for each row. */
export function accessTo(conditions: SyntaxNode[]) {
  const constraints = conditions.flatMap(condition => constraintOf(condition) ?? [])
  const index = INDEXES.find(({ by }) => constraints.some(constraint => constraint.by === by))
  const constraint = constraints.find(({ by }) => by === index?.by)
  const rest = conditions.filter(condition => !(index?.isExact && condition === constraint?.node))
  return { constraints, constraint, rest }
}

/** The first `count` rows that pass all checks. */
export function passing(rows: LakeDocument[], checks: Check[], count = Number.POSITIVE_INFINITY): LakeDocument[] {
  if (checks.length === 0) return rows.slice(0, count)
  const first: LakeDocument[] = []
  for (const row of rows) {
    if (first.length >= count) break
    if (checks.every(check => check(row))) first.push(row)
  }
  return first
}

/** A condition that every row of a filter meets, and for which an index knows the rows. */
export type Constraint = {
  by: 'id' | 'slug' | 'version' | 'reference' | 'type'
  values: string[]
  node: SyntaxNode
}

const INDEXED: Record<string, Constraint['by']> = { _id: 'id', _type: 'type', 'slug.current': 'slug' }

function conjunctsOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'Group') return conjunctsOf(node.base)
  return node.type === 'And' ? [...conjunctsOf(node.left), ...conjunctsOf(node.right)] : [node]
}

/** For `_id`, `_type`, `slug.current` or a `_ref` with `==` or `in`, `"a" in refs[]._ref`, `references()` or `sanity::versionOf()`; else null. */
function constraintOf(node: SyntaxNode): Constraint | null {
  if (node.type === 'OpCall' && node.op === '==')
    return equality(node, node.left, node.right) ?? equality(node, node.right, node.left)
  if (node.type === 'OpCall' && node.op === 'in') return membership(node, node.left, node.right)
  if (node.type !== 'FuncCall') return null
  if (calledFunction(node) === 'global::references') return references(node, node.args)
  return calledFunction(node) === 'sanity::versionOf' ? versions(node, node.args) : null
}

function equality(node: SyntaxNode, attribute: SyntaxNode, other: SyntaxNode): Constraint | null {
  const by = indexOf(attribute)
  const value = constantOf(other)?.value
  return by && typeof value === 'string' ? { by, values: [value], node } : null
}

function membership(node: SyntaxNode, attribute: SyntaxNode, list: SyntaxNode): Constraint | null {
  const by = indexOf(attribute)
  const values = constantOf(list)?.value
  // Every document has a string for an id and for a type, but elsewhere null in the list matches where there is nothing.
  if (by && Array.isArray(values) && (by === 'id' || by === 'type' || values.every(isString)))
    return { by, values: values.filter(isString), node }
  const item = constantOf(attribute)?.value
  return isString(item) && isListOfReferences(list) ? { by: 'reference', values: [item], node } : null
}

/** `refs[]._ref`, where groq-js maps the list to an attribute of its items. */
function isListOfReferences(node: SyntaxNode): boolean {
  if (node.type === 'Group') return isListOfReferences(node.base)
  if (node.type !== 'Map' || node.base.type !== 'ArrayCoerce') return false
  return attributePathOf(node.base.base) !== null && attributePathOf(node.expr)?.at(-1) === '_ref'
}

function references(node: SyntaxNode, args: SyntaxNode[]): Constraint | null {
  const constants = args.map(constantOf)
  if (!constants.every(constant => constant !== null)) return null
  return { by: 'reference', values: constants.flatMap(({ value }) => value).filter(isString), node }
}

function versions(node: SyntaxNode, [argument]: SyntaxNode[]): Constraint | null {
  const id = argument && constantOf(argument)?.value
  return isString(id) ? { by: 'version', values: [id], node } : null
}

function indexOf(node: SyntaxNode): Constraint['by'] | undefined {
  const path = attributePathOf(node)
  return path?.at(-1) === '_ref' ? 'reference' : INDEXED[path?.join('.') ?? '']
}

const isString = (value: unknown) => typeof value === 'string'
