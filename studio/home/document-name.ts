import { prepareForPreview, type Schema } from 'sanity'
import { documentTypes } from '@/schemas/documents'

/** The types of the site's content, without those that Sanity adds. */
export const CONTENT_TYPES = Object.keys(documentTypes)

/** The name of a document's type, such as "Post". */
export function kindOf(schema: Schema, type: string): string {
  return schema.get(type)?.title ?? type
}

/**
 * The title that lists show for a document, from its type's preview. Unlike Sanity's preview store it asks the content service
 * nothing, so it can name thousands of documents; it does not follow references.
 */
export function nameOf(schema: Schema, document: { _id: string; _type: string }): string {
  const type = schema.get(document._type)
  const title = type && prepareForPreview(document, type).title
  return typeof title === 'string' && title.trim() ? title : kindOf(schema, document._type)
}
