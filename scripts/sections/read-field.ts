import type { TypeNode } from 'groq-js'
import { isIconName } from '../../lib/icons.ts'

/** A field whose type cannot be generated; its section needs a hand-written reader. */
export class UnreadableField extends Error {
  override name = 'UnreadableField'
}

/** Objects with a reader, by their sorted field names as projected in schemas/objects. */
const KNOWN_OBJECTS: Record<string, string> = {
  'alt assetId crop hotspot placeholder': 'picture',
  'href label': 'link',
  'captionsId embedUrl fileId length mimeType poster source title': 'completeFilm',
}
/** Their readers return null for an incomplete object, so a list of them skips it. */
const MAY_BE_NULL = Object.values(KNOWN_OBJECTS)

/** Returns TypeScript that reads a value as ready data: empty text, 0, [] or null where it is missing. Throws UnreadableField. */
export function readField(type: TypeNode, value: string, path: string, depth = 0): string {
  const { kinds, isNullable } = withoutNull(type)
  const [kind] = kinds
  if (kind && kinds.every(({ type }) => type === 'string')) return readText(kinds, value, isNullable)
  if (!kind || kinds.length > 1) throw new UnreadableField(path)
  if (kind.type === 'number') return isNullable ? `${value} ?? 0` : value
  if (kind.type === 'boolean') return isNullable ? `${value} ?? false` : value
  if (kind.type === 'array') return readList(kind.of, value, path, depth)
  if (kind.type !== 'object') throw new UnreadableField(path)
  const reader = KNOWN_OBJECTS[Object.keys(kind.attributes).sort().join(' ')]
  if (reader) return `${reader}(${value})`
  const object = readObject(kind.attributes, value, path, depth)
  return isNullable ? `${value} && ${object}` : object
}

type Attributes = Extract<TypeNode, { type: 'object' }>['attributes']

export function readObject(attributes: Attributes, value: string, path: string, depth = 0): string {
  const indent = '  '.repeat(depth + 2)
  const lines = Object.entries(attributes)
    // A field that no schema has is null; content/unknown-fields.ts reports it.
    .filter(([, { value }]) => value.type !== 'null')
    .map(([name, field]) =>
      name === '_type'
        ? `${indent}_type: ${value}._type,\n`
        : `${indent}${name}: ${readField(field.value, `${value}.${name}`, `${path}.${name}`, depth + 1)},\n`,
    )
  return `{\n${lines.join('')}${indent.slice(2)}}`
}

function readText(kinds: TypeNode[], value: string, isNullable: boolean): string {
  if (kinds.every(kind => kind.type === 'string' && isIconName(kind.value))) return `icon(${value})`
  return isNullable ? `text(${value})` : value
}

function readList(of: TypeNode, value: string, path: string, depth: number): string {
  const { kinds } = withoutNull(of)
  if (kinds.some(isBlock)) return `richText(${value})`
  if (kinds.every(({ type }) => type === 'string' || type === 'number')) return `list(${value})`
  const item = `item${depth || ''}`
  const [kind] = kinds
  const read = readField(kinds.length === 1 && kind ? kind : of, item, `${path}[]`, depth)
  if (MAY_BE_NULL.some(reader => read === `${reader}(${item})`))
    return `list(${value}).flatMap(${item} => ${read} ?? [])`
  return `list(${value}).map(${item} => ${read.startsWith('{') ? `(${read})` : read})`
}

function isBlock(type: TypeNode): boolean {
  const name = type.type === 'object' ? type.attributes._type?.value : undefined
  return name?.type === 'string' && name.value === 'block'
}

export function withoutNull(type: TypeNode): { kinds: TypeNode[]; isNullable: boolean } {
  if (type.type === 'null') return { kinds: [], isNullable: true }
  if (type.type !== 'union') return { kinds: [type], isNullable: false }
  const members = type.of.map(withoutNull)
  return { kinds: members.flatMap(({ kinds }) => kinds), isNullable: members.some(({ isNullable }) => isNullable) }
}
