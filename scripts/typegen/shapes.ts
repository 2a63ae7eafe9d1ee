import { extractSchema } from '@sanity/schema/_internal'
import { createSchema, type SchemaTypeDefinition } from 'sanity'
import { WRITTEN } from './registries.ts'

/** Sanity's own types differ from kind to kind. */
export type Definition = {
  name: string
  type: string
  description?: unknown
  hidden?: unknown
  options?: unknown
  fields?: readonly Definition[]
  of?: readonly Partial<Definition>[]
  to?: readonly { type: string }[] | { type: string }
}

const KINDS: Record<string, string> = {
  string: 'text',
  text: 'text',
  date: 'date',
  datetime: 'time',
  number: 'number',
  boolean: 'switch',
  slug: 'text',
  picture: 'picture',
  array: 'list',
  richText: 'list',
  reference: 'object',
}

/** What `sanity schema extract` writes, by name, without loading the Studio, which takes five times as long. */
export function writeSchema(types: SchemaTypeDefinition[]): Record<string, string> {
  const byName = types.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const schema = createSchema({ name: 'default', types: byName })
  return { 'schema.json': `${JSON.stringify(extractSchema(schema, {}), null, 2)}\n` }
}

/** "!" marks a field that cannot be left empty, which its description for staff says (schemas/fields.ts). */
export function writeShapes(types: readonly Definition[]): Record<string, string> {
  const shapes = types.flatMap(type => (type.fields ? listShapes(type.name, type.fields) : []))
  return {
    'content/shapes.gen.ts': `${WRITTEN}\nexport const SHAPES: Record<string, Record<string, string>> = {\n${shapes.sort().join('')}}\n`,
  }
}

/** As `wordsField` describes an object of sentences, each of which has a text where staff wrote none. */
export const OF_WORDS = /said when the site was delivered\.$/

/** Plain objects inside are named by their path. */
function listShapes(name: string, fields: readonly Definition[]): string[] {
  const lines = fields.map(field => `    ${field.name}: '${codeOf(field, name)}',\n`)
  const inner = fields.flatMap(field =>
    field.type === 'object' && !OF_WORDS.test(String(field.description))
      ? listShapes(`${name}.${field.name}`, field.fields ?? [])
      : [],
  )
  return [`  ${/\W/.test(name) ? `'${name}'` : name}: {\n${lines.join('')}  },\n`, ...inner]
}

function codeOf({ name, type, description, options, of = [], to = [] }: Definition, holder: string): string {
  const isNeeded = String(description).endsWith('Cannot be left empty.')
  const kind = KINDS[type] ?? 'object'
  const { count: max } = Object({ ...Object(of[0]?.options), ...Object(options) })
  const inner = innerType({ name, type, of, to }, holder)
  return [
    `${kind}${isNeeded ? '!' : ''}`,
    ...(inner && ['list', 'object', 'picture'].includes(kind) ? [inner] : []),
    ...(max ? [String(max)] : []),
  ].join(' ')
}

function innerType({ name, type, of = [], to = [] }: Definition, holder: string): string | undefined {
  if (type === 'object') return `${holder}.${name}`
  if (type === 'richText') return undefined
  if (type === 'array') return of.length === 1 ? innerType({ name, type: '', ...of[0] }, holder) : undefined
  return type === 'reference' ? [to].flat()[0]?.type : type
}
