import { readFileSync } from 'node:fs'
import type { StoredDocument } from './content-server.ts'

/** The documents that content cannot do without a field of, one field at a time: every field of every type in schema.json. */

export type Corruption = {
  document: StoredDocument
  /** Such as `sections[1].film.poster`. */
  path: string
  how: 'gone' | 'empty' | 'wrong' | 'dangling'
  changed: StoredDocument
}

type Attributes = Record<string, { value: Node }>
type Node =
  | { type: 'object'; attributes: Attributes; dereferencesTo?: string; rest?: Node }
  | { type: 'array'; of: Node }
  | { type: 'union'; of: Node[] }
  | { type: 'inline'; name: string }
  | { type: 'string' | 'number' | 'boolean' | 'null' | 'unknown' }
type SchemaEntry =
  | { name: string; type: 'document'; attributes: Attributes }
  | { name: string; type: 'type'; value: Node }

type Step = string | number
type Field = { steps: Step[]; node: Node; value: unknown }

const schema: SchemaEntry[] = JSON.parse(readFileSync(new URL('../../schema.json', import.meta.url), 'utf8'))
const nodeOf = new Map(
  schema.map(entry => [entry.name, entry.type === 'type' ? entry.value : objectOf(entry.attributes)]),
)

/** One document of each type stands for all: the first that has most of its fields. */
export function listCorruptions(documents: StoredDocument[]): Corruption[] {
  const types = schema.flatMap(entry =>
    entry.type === 'document' && !entry.name.startsWith('sanity.') ? entry.name : [],
  )
  return types.flatMap(type => {
    const [document] = documents
      .filter(({ _type }) => _type === type)
      .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)
    if (!document) throw new Error(`The seed has no document of the type "${type}"`)
    return fieldsOf(nodeOf.get(type), document, []).flatMap(field => corrupt(document, field))
  })
}

/** Fields that the type has, also where the document has none. The seed's lists have every type of member. */
function fieldsOf(node: Node | undefined, value: unknown, steps: Step[]): Field[] {
  if (node?.type === 'inline') return fieldsOf(nodeOf.get(node.name), value, steps)
  if (node?.type === 'object') {
    if (node.dereferencesTo || steps.at(-1) === 'asset') return []
    const names = Object.keys(node.attributes).filter(name => !name.startsWith('_') && name !== 'media')
    return names.flatMap(name => {
      const field = node.attributes[name]?.value ?? { type: 'unknown' }
      const inner = isObject(value) ? value[name] : undefined
      const path = [...steps, name]
      return [{ steps: path, node: field, value: inner }, ...(inner === undefined ? [] : fieldsOf(field, inner, path))]
    })
  }
  if (node?.type !== 'array' || !Array.isArray(value)) return []
  const members = (node.of.type === 'union' ? node.of.of : [node.of]).map(withoutKey)
  const seen = new Set<unknown>()
  return value.flatMap((item, place) => {
    const type = isObject(item) ? item._type : typeof item
    if (seen.has(type)) return []
    seen.add(type)
    const member = members.find(each => typeOf(each) === type) ?? members[0]
    const path = [...steps, place]
    return [{ steps: path, node: member ?? { type: 'unknown' }, value: item }, ...fieldsOf(member, item, path)]
  })
}

function corrupt(document: StoredDocument, { steps, node, value }: Field): Corruption[] {
  const path = steps
    .map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1)
  const isMember = typeof steps.at(-1) === 'number'
  const as = (how: Corruption['how'], changedValue: unknown): Corruption => ({
    document,
    path,
    how,
    changed: { ...document, ...Object(change(document, steps, changedValue)) },
  })
  const wrong = as('wrong', typeof value === 'string' || value === undefined ? 42 : 'not that')
  if (value === undefined) return [wrong]
  return [
    isMember ? as('gone', null) : as('gone', undefined),
    wrong,
    ...(Array.isArray(value) ? [as('empty', [])] : []),
    ...(isReference(node) ? [as('dangling', { ...Object(value), _ref: 'gone' })] : []),
  ]
}

function change(value: unknown, [step, ...deeper]: Step[], changed: unknown): unknown {
  if (step === undefined) return changed
  if (Array.isArray(value)) return value.map((item, place) => (place === step ? change(item, deeper, changed) : item))
  return { ...Object(value), [step]: change(Object(value)[step], deeper, changed) }
}

function isReference(node: Node): boolean {
  const target = node.type === 'inline' ? nodeOf.get(node.name) : node
  return target?.type === 'object' && Boolean(target.dereferencesTo)
}

/** A list member is an object with a key, whose own fields may be those of another type. */
function withoutKey(member: Node): Node {
  if (member.type !== 'object' || !member.rest) return member
  const rest = member.rest.type === 'inline' ? nodeOf.get(member.rest.name) : member.rest
  if (rest?.type !== 'object') return member
  return { ...rest, attributes: { ...member.attributes, ...rest.attributes } }
}

/** The `_type` of a list member, or the kind of a plain value. */
function typeOf(node: Node): string {
  if (node.type === 'inline') return node.name
  if (node.type !== 'object') return node.type
  const type = Object(node.attributes._type?.value)
  return type.value ?? (node.dereferencesTo ? 'reference' : 'object')
}

function objectOf(attributes: Attributes): Node {
  return { type: 'object', attributes }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
