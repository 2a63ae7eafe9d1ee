import type { TypeNode } from 'groq-js'
import { isIconName } from '../../lib/icons.ts'

/** The field needs a hand-written reader. */
export class UnreadableField extends Error {
  override name = 'UnreadableField'
}

/** By their sorted field names as projected in schemas/objects. */
const KNOWN_OBJECTS: Record<string, string> = {
  'alt assetId crop hotspot placeholder': 'picture',
  'href label': 'link',
  'captionsId embedUrl fileId fileTallId length mimeType poster posterTall source title': 'completeFilm',
  'description noIndex picture title': 'seo',
}
/** A list of these skips incomplete objects. */
const MAY_BE_NULL = ['picture', 'link', 'completeFilm']

/**
 * Where `isLenient`, unreadable fields of an object are left out; otherwise each is an error. `needs`: by the path of a list, what its items cannot
 * do without. `problems` gets a sentence for each field that the query reads and its type does not have.
 */
type Options = { depth?: number; isLenient?: boolean; needs?: Record<string, string[]>; problems?: string[] }

/** The generated code reads empty text, 0, [], or null for an incomplete picture, link or film. Throws UnreadableField. */
export function readField(type: TypeNode, value: string, path: string, options: Options = {}): string {
  const { kinds, isNullable } = withoutNull(type)
  const [kind] = kinds
  if (kind && kinds.every(({ type }) => type === 'string')) return readText(kinds, value, isNullable)
  if (!kind || kinds.length > 1) throw new UnreadableField(path)
  if (kind.type === 'number') return isNullable ? `number(${value})` : value
  if (kind.type === 'boolean') return isNullable ? `${value} === true` : value
  if (isWords(kind)) return value
  if (kind.type === 'array') return readList(kind.of, value, path, options)
  if (kind.type !== 'object') throw new UnreadableField(path)
  const reader = KNOWN_OBJECTS[Object.keys(kind.attributes).sort().join(' ')]
  return reader ? `${reader}(${value})` : readObject(kind.attributes, value, path, { ...options, isNullable })
}

type Attributes = Extract<TypeNode, { type: 'object' }>['attributes']

export function readObject(
  attributes: Attributes,
  value: string,
  path: string,
  { isNullable = false, ...options }: Options & { isNullable?: boolean } = {},
): string {
  const { depth = 0, isLenient } = options
  const indent = '  '.repeat(depth + 2)
  const hasWords = Object.values(attributes).some(isWord)
  const lines = Object.entries(attributes).map(([name, field]) => {
    // A field that its type does not have is null.
    if (field.value.type === 'null')
      options.problems?.push(`A query reads “${path}.${name}”, which the schema does not have.`)
    if (field.value.type === 'null' || isWord(field)) return ''
    const type: TypeNode = isNullable ? { type: 'union', of: [field.value, { type: 'null' }] } : field.value
    const member = `${value}${isNullable ? '?' : ''}.${name}`
    try {
      const read =
        name === '_type' ? member : readField(type, member, `${path}.${name}`, { ...options, depth: depth + 1 })
      return hasWords && read === member ? '' : `${indent}${name}: ${read},\n`
    } catch (error) {
      if (error instanceof UnreadableField && isLenient) return ''
      throw error
    }
  })
  return `{\n${hasWords ? `${indent}...${value},\n` : ''}${lines.join('')}${indent.slice(2)}}`
}

function readText(kinds: TypeNode[], value: string, isNullable: boolean): string {
  if (kinds.every(kind => kind.type === 'string' && isIconName(kind.value))) return `icon(${value})`
  return isNullable ? `text(${value})` : value
}

function readList(of: TypeNode, value: string, path: string, options: Options): string {
  const { kinds } = withoutNull(of)
  const { depth = 0 } = options
  if (kinds.some(isBlock)) return `richText(${value})`
  if (kinds.every(({ type }) => type === 'string')) return `texts(${value})`
  if (kinds.every(({ type }) => type === 'number')) return `numbers(${value})`
  const item = depth > 0 ? `item${depth}` : 'item'
  const [kind] = kinds
  const read = readField(kinds.length === 1 && kind ? kind : of, item, `${path}[]`, options)
  if (MAY_BE_NULL.some(reader => read === `${reader}(${item})`))
    return `list(${value}).flatMap(${item} => ${read} ?? [])`
  const items = `list(${value}).map(${item} => ${read.startsWith('{') ? `(${read})` : read})`
  const needed = options.needs?.[path]?.map(name => `, '${name}'`)
  return needed ? `complete(${items}${needed.join('')})` : items
}

/** An object of fixed sentences, which the query asks for whole: its table of words completes it (lib/words/default-words.ts). */
function isWords(type: TypeNode): boolean {
  if (type.type === 'inline') return true
  const fields = type.type === 'object' ? Object.values(type.attributes) : []
  return fields.length > 0 && fields.every(isWord)
}

function isWord({ optional, value }: Attributes[string]): boolean {
  return optional === true && value.type === 'string'
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

/** What the generated code calls. */
export const READER_IMPORTS = `import { completeFilm } from '../film'
import { richText } from '../rich-text'
import { complete, icon, link, list, number, numbers, picture, seo, text, texts } from '../values'
`
