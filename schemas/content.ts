import type { SanityClient } from '@sanity/client'
import { prepareForPreview, type Schema } from 'sanity'
import { documentTypes } from './documents/index.ts'

/** The types of the site's content, without those that Sanity adds. */
export const CONTENT_TYPES = Object.keys(documentTypes)

/** The name of a document's type, such as "Post". */
export function kindOf(schema: Schema, type: string): string {
  return schema.get(type)?.title ?? type
}

/** The title of its row in a list. Unlike Sanity's preview store, it queries nothing, so it can name thousands; it follows no references. */
export function nameOf(schema: Schema, document: { _id: string; _type: string }): string {
  const type = schema.get(document._type)
  const title = type && prepareForPreview(document, type).title
  return typeof title === 'string' && title.trim() ? title : kindOf(schema, document._type)
}

export type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

const PORTION_QUERY = '*[_type in $types && _id > $after] | order(_id asc)[0...$count]'

/** All documents that the perspective of the client shows, in portions of `count`. Rejects if the content service fails. */
export async function* readPortions(client: SanityClient, count: number, tag: string) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const params = { types: CONTENT_TYPES, after, count }
    const portion: StoredDocument[] = await client.fetch(PORTION_QUERY, params, { tag })
    yield portion
    after = portion[count - 1]?._id
  }
}
