import type { Path, SchemaType } from 'sanity'
import { isFields } from '@/lib/words/fields'
import { textOfBlock } from '@/lib/words/plain-text'
import { segmentOf } from '@/schemas/rules/finding'
import { typeOfChild } from '@/schemas/rules/path-titles'

/** A text of a document, and where staff find it. */
export type TextPlace = {
  path: Path
  /** Path of the rich text that holds the field; null outside rich texts. */
  richText: Path | null
  text: string
}

/** Visitors do not read strings of these types. */
const NO_TEXT = ['date', 'datetime', 'url', 'slug', 'reference', 'file', 'geopoint']
const ADDRESS_FIELD = /href|icon|identifier/i

const DOCUMENT: Omit<TextPlace, 'text'> = { path: [], richText: null }

/** Every text of a document, by its compiled schema type. A paragraph of rich text is one text. */
export function* walkTexts(type: SchemaType, value: unknown, place = DOCUMENT): Generator<TextPlace> {
  if (NO_TEXT.some(name => isNamed(type, name))) return
  const { path, richText } = place
  const text = isNamed(type, 'block') ? textOfBlock(Object(value)) : isTyped(type) ? value : null
  if (typeof text === 'string') {
    if (text.trim()) yield { ...place, text }
  } else if (type.jsonType === 'array' && Array.isArray(value)) {
    const isRichText = type.of.some(each => isNamed(each, 'block'))
    for (const [index, member] of value.entries()) {
      const memberType = typeOfChild(type, index, member)
      const within = { path: [...path, segmentOf(member, index)], richText: richText ?? (isRichText ? path : null) }
      if (memberType) yield* walkTexts(memberType, member, within)
    }
  } else if (type.jsonType === 'object' && isFields(value)) {
    for (const { name, type: fieldType } of type.fields) {
      if (name.startsWith('_') || ADDRESS_FIELD.test(name)) continue
      yield* walkTexts(fieldType, value[name], { path: [...path, name], richText })
    }
  }
}

/** True for a type and for those that derive from it. */
function isNamed(type: SchemaType, name: string): boolean {
  return type.name === name || Boolean(type.type && isNamed(type.type, name))
}

/** Not chosen from a list. */
function isTyped({ jsonType, options }: SchemaType): boolean {
  return jsonType === 'string' && !('list' in Object(options))
}
