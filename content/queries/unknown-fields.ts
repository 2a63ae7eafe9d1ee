import { type ExprNode, type ObjectTypeNode, parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'
import { nearestWord } from '../../lib/words/nearest-word.ts'

type UnknownField = { field: string; of: string; known: string[] }

/** `@`, and `^` around it. Elements of a list have the scope of the list around them. */
type Scope = { value: TypeNode; parent: Scope | null; isElement?: true }

const SCOPE_TYPE = 'scope of a query'
const MAX_NAMED = 3
const UNKNOWN: TypeNode = { type: 'unknown' }

/** A sentence for each field that no type has, or for a query that cannot be read; `name` is that of the query. */
export function listQueryProblems(name: string, query: string, schema: SchemaType): string[] {
  try {
    const sentences = findUnknownFields(parseQuery(query), schema).map(({ field, of, known }) => {
      const meant = nearestWord(field, known)
      const advice = meant ? `did you mean “${meant}”?` : `it has ${known.join(', ')}.`
      return `${name} asks for the unknown field “${field}” of ${of}: ${advice}`
    })
    return [...new Set(sentences)]
  } catch (error) {
    return [`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** Needs a value for each bound of a slice, such as $from and $to; fields do not depend on it. Throws what the parser throws. */
export function parseQuery(query: string): ExprNode {
  const names = [...query.matchAll(/\[[^\]]*\.\.[^\]]*\]/g)].flatMap(([slice]) => slice.match(/(?<=\$)\w+/g) ?? [])
  return parse(query, { params: Object.fromEntries(names.map(name => [name, 0])) })
}

/** Searches projections, filters, orders and arguments. Whatever the schema leaves open is accepted. */
function findUnknownFields(query: ExprNode, schema: SchemaType): UnknownField[] {
  const found: UnknownField[] = []
  visit(query, { value: UNKNOWN, parent: null })
  return found

  function visit(node: ExprNode, scope: Scope): void {
    if (node.type === 'Map' || node.type === 'FlatMap') {
      visit(node.base, scope)
      visit(node.expr, { value: elementOf(typeOf(node.base, scope)), parent: scope, isElement: true })
    } else if (node.type === 'Filter') {
      visit(node.base, scope)
      visit(node.expr, { value: narrow(elementOf(typeOf(node.base, scope)), node.expr), parent: scope })
    } else if (node.type === 'Projection') {
      visit(node.base, scope)
      visit(node.expr, { value: typeOf(node.base, scope), parent: scope })
    } else if (node.type === 'PipeFuncCall') {
      visit(node.base, scope)
      for (const argument of node.args)
        visit(argument, { value: elementOf(typeOf(node.base, scope)), parent: scope, isElement: true })
    } else if (node.type === 'ObjectConditionalSplat' || node.type === 'SelectAlternative') {
      visit(node.condition, scope)
      visit(node.value, { ...scope, value: narrow(scope.value, node.condition) })
    } else {
      if (node.type === 'AccessAttribute') judge(node.name, node.base ? typeOf(node.base, scope) : scope.value)
      for (const child of childrenOf(node)) visit(child, scope)
    }
  }

  function judge(field: string, type: TypeNode): void {
    const kinds = kindsOf(type)
    const objects = kinds.filter(isObject)
    if (field.startsWith('_') || objects.length === 0 || objects.length < kinds.length) return
    const known = [...new Set(objects.flatMap(({ attributes }) => Object.keys(attributes)))]
    if (!known.includes(field)) found.push({ field, of: nameOf(objects), known: known.filter(name => name[0] !== '_') })
  }

  function typeOf(node: ExprNode, scope: Scope): TypeNode {
    if (node.type === 'This') return scope.value
    if (node.type === 'Parent') return ancestorOf(scope, node.n)?.value ?? UNKNOWN
    if (node.type === 'Group') return typeOf(node.base, scope)
    if (node.type === 'AccessAttribute') {
      const objects = kindsOf(node.base ? typeOf(node.base, scope) : scope.value).filter(isObject)
      return { type: 'union', of: objects.flatMap(({ attributes }) => attributes[node.name]?.value ?? []) }
    }
    try {
      return evaluate(node, scope)
    } catch {
      return UNKNOWN
    }
  }

  /** The evaluator knows no scope, so the node is evaluated in the projection of a document that holds it. */
  function evaluate(node: ExprNode, { value, parent }: Scope): TypeNode {
    if (parent === null) return typeEvaluate(node, schema)
    const holder = parse(`*[_type == "${SCOPE_TYPE}"][0].value`)
    const found: ExprNode = {
      type: 'Object',
      attributes: [{ type: 'ObjectAttributeValue', name: 'found', value: node }],
    }
    const attributes: ObjectTypeNode['attributes'] = {
      _type: { type: 'objectAttribute', value: { type: 'string', value: SCOPE_TYPE } },
      value: { type: 'objectAttribute', value },
    }
    const types: SchemaType = [...schema, { type: 'document', name: SCOPE_TYPE, attributes }]
    const result = typeEvaluate({ type: 'Projection', base: holder, expr: found }, types)
    const of = kindsOf(result).flatMap(kind => (isObject(kind) ? (kind.attributes.found?.value ?? []) : []))
    return { type: 'union', of }
  }

  function kindsOf(type: TypeNode): TypeNode[] {
    if (type.type === 'null') return []
    if (type.type === 'union') return type.of.flatMap(kindsOf)
    if (isObject(type) && type.rest) {
      const { attributes } = type
      return kindsOf(type.rest).map(rest =>
        isObject(rest) ? { ...rest, attributes: { ...rest.attributes, ...attributes } } : UNKNOWN,
      )
    }
    if (type.type !== 'inline') return [type]
    const named = schema.find(({ name }) => name === type.name)
    if (!named) return [UNKNOWN]
    return named.type === 'document' ? [{ type: 'object', attributes: named.attributes }] : kindsOf(named.value)
  }

  function elementOf(type: TypeNode): TypeNode {
    return { type: 'union', of: kindsOf(type).map(kind => (kind.type === 'array' ? kind.of : UNKNOWN)) }
  }

  /** Unknown if a condition such as `_type == "hero"` leaves no kind, because nothing then reads their fields. */
  function narrow(type: TypeNode, condition: ExprNode): TypeNode {
    const names = namesIn(condition)
    if (names === null) return type
    const kept = kindsOf(type).filter(kind => !isObject(kind) || names.includes(typeNameOf(kind) ?? ''))
    return kept.length > 0 ? { type: 'union', of: kept } : UNKNOWN
  }
}

function namesIn(condition: ExprNode): string[] | null {
  if (condition.type === 'Group') return namesIn(condition.base)
  if (condition.type === 'And') return namesIn(condition.left) ?? namesIn(condition.right)
  if (condition.type === 'Or') {
    const [left, right] = [namesIn(condition.left), namesIn(condition.right)]
    return left && right && [...left, ...right]
  }
  if (condition.type !== 'OpCall' || !['==', 'in'].includes(condition.op)) return null
  const { left, right } = condition
  if (left.type !== 'AccessAttribute' || left.name !== '_type' || left.base) return null
  const values: ExprNode[] =
    right.type === 'Array' ? right.elements.map(({ value }: { value: ExprNode }) => value) : [right]
  const names = values.flatMap(value => (value.type === 'Value' && typeof value.value === 'string' ? value.value : []))
  return names.length === values.length ? names : null
}

function ancestorOf(scope: Scope, levels: number): Scope | null {
  let current: Scope | null = scope
  for (let level = 0; level < levels && current; level++) {
    current = current.parent
    while (current?.isElement) current = current.parent
  }
  return current
}

function childrenOf(node: ExprNode): ExprNode[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is ExprNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function isObject(type: TypeNode): type is ObjectTypeNode {
  return type.type === 'object'
}

function nameOf(objects: ObjectTypeNode[]): string {
  const names = [...new Set(objects.map(object => typeNameOf(object) ?? 'an object'))]
  return names.length <= MAX_NAMED ? names.join(' or ') : `any of ${names.length} types`
}

function typeNameOf({ attributes }: ObjectTypeNode): string | undefined {
  const name = attributes._type?.value
  return name?.type === 'string' ? name.value : undefined
}
