import type { SchemaType } from 'sanity'
import { isFields } from '@/lib/words/fields'
import { textOfBlock } from '@/lib/words/plain-text'

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

const DOCUMENT: Place = { path: '', title: '', within: null, richText: null }

/** Every text of a document, by its compiled schema type. A paragraph of rich text is one text. */
export function* walkTexts(type: SchemaType, value: unknown, place = DOCUMENT): Generator<TextPlace> {
  if (NO_TEXT.some(name => isNamed(type, name))) return
  const text = isNamed(type, 'block') ? textOfBlock(Object(value)) : isTyped(type) ? value : null
  if (typeof text === 'string') {
    if (text.trim()) yield { ...place, text }
  } else if (type.jsonType === 'array' && Array.isArray(value)) {
    for (const [index, member] of value.entries()) yield* walkMember(type.of, member, index, place)
  } else if (type.jsonType === 'object' && isFields(value)) {
    for (const { name, type: fieldType } of type.fields) {
      if (name.startsWith('_') || ADDRESS_FIELD.test(name)) continue
      const path = place.path ? `${place.path}.${name}` : name
      yield* walkTexts(fieldType, value[name], { ...place, path, title: fieldType.title ?? name })
    }
  }
}

function* walkMember(of: SchemaType[], member: unknown, index: number, place: Place): Generator<TextPlace> {
  const { _key: key, _type: name } = Object(member)
  const type = of.find(each => each.name === name) ?? (of.length === 1 ? of[0] : undefined)
  if (!type) return
  const { path, title, within, richText } = place
  const isRichText = of.some(each => isNamed(each, 'block'))
  yield* walkTexts(type, member, {
    path: `${path}[${key ? `_key=="${key}"` : index}]`,
    title,
    within: of.length > 1 && !isRichText ? (type.title ?? type.name) : within,
    richText: richText ?? (isRichText ? path : null),
  })
}

/** True for a type and for those that derive from it. */
function isNamed(type: SchemaType, name: string): boolean {
  return type.name === name || Boolean(type.type && isNamed(type.type, name))
}

/** Not chosen from a list. */
function isTyped({ jsonType, options }: SchemaType): boolean {
  return jsonType === 'string' && !('list' in Object(options))
}
