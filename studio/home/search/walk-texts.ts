import type { SchemaType } from 'sanity'

/** A text of a document, and where staff find it. */
export type TextPlace = {
  /** In the form that intents take: `sections[_key=="hero"].text`. */
  path: string
  /** Title of the field. */
  title: string
  /** Title of the section or other list member that holds the field; null outside lists of several types. */
  within: string | null
  /** Path of the rich text that holds the field; null outside rich texts. */
  richText: string | null
  text: string
}

/** Visitors do not read strings of these types. */
const NO_TEXT = ['date', 'datetime', 'url', 'slug', 'reference', 'file', 'geopoint']
const ADDRESS_FIELD = /href|icon|identifier/i

type Place = Omit<TextPlace, 'text'>

/** Every text of a document, by its compiled schema type. A paragraph of rich text is one text. */
export function* walkTexts(type: SchemaType, value: unknown): Generator<TextPlace> {
  yield* walk(type, value, { path: '', title: '', within: null, richText: null })
}

function* walk(type: SchemaType, value: unknown, place: Place): Generator<TextPlace> {
  if (value === null || value === undefined || isNoText(type)) return
  if (typeof value === 'string') {
    if (type.jsonType === 'string' && !hasChoices(type) && value.trim()) yield { ...place, text: value }
  } else if (Array.isArray(value)) {
    if (type.jsonType === 'array')
      for (const [index, member] of value.entries()) yield* walkMember(type, member, index, place)
  } else if (typeof value === 'object') {
    if (isNamed(type, 'block')) yield* walkBlock(value, place)
    else if (type.jsonType === 'object') yield* walkFields(type.fields, value, place)
  }
}

function* walkFields(
  fields: { name: string; type: SchemaType }[],
  value: object,
  { path, within, richText }: Place,
): Generator<TextPlace> {
  for (const { name, type } of fields) {
    if (name.startsWith('_') || ADDRESS_FIELD.test(name)) continue
    yield* walk(type, Reflect.get(value, name), {
      path: path ? `${path}.${name}` : name,
      title: type.title ?? name,
      within,
      richText,
    })
  }
}

function* walkMember(
  { of }: { of: SchemaType[] },
  member: unknown,
  index: number,
  { path, title, within, richText }: Place,
): Generator<TextPlace> {
  const key = readText(member, '_key')
  const name = readText(member, '_type')
  const type = of.find(each => each.name === name) ?? (of.length === 1 ? of[0] : undefined)
  if (!type) return
  const isRichText = of.some(each => isNamed(each, 'block'))
  yield* walk(type, member, {
    path: `${path}[${key === null ? index : `_key=="${key}"`}]`,
    title,
    within: of.length > 1 && !isRichText ? (type.title ?? type.name) : within,
    richText: richText ?? (isRichText ? path : null),
  })
}

function* walkBlock(block: object, place: Place): Generator<TextPlace> {
  const children: unknown = Reflect.get(block, 'children')
  if (!Array.isArray(children)) return
  const text = children.map(child => readText(child, 'text') ?? '').join('')
  if (text.trim()) yield { ...place, text }
}

function readText(value: unknown, name: string): string | null {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null
  return typeof text === 'string' ? text : null
}

function isNoText(type: SchemaType): boolean {
  return NO_TEXT.some(name => isNamed(type, name))
}

/** True for a type and for those that derive from it. */
function isNamed(type: SchemaType, name: string): boolean {
  return type.name === name || Boolean(type.type && isNamed(type.type, name))
}

function hasChoices({ options }: SchemaType): boolean {
  return typeof options === 'object' && options !== null && 'list' in options
}
