import type { ComponentType } from 'react'
import type { Schema, SchemaType } from 'sanity'
import { documentTypes } from '@/schemas/documents'

type DocumentFields = Record<string, unknown> & { _id: string; _type: string }

/** The types of the site's content, without those that Sanity adds. */
export const CONTENT_TYPES = Object.keys(documentTypes)

/** The name of a document's type, such as "Post". */
export function kindOf(schema: Schema, type: string): string {
  return schema.get(type)?.title ?? type
}

export function iconOf(type: string): ComponentType | null {
  return isContentType(type) ? documentTypes[type].icon : null
}

/**
 * The title that lists show for a document, from its type's preview. Unlike Sanity's preview store it asks the content service
 * nothing, so it can name thousands of documents; it does not follow references.
 */
export function nameOf(schema: Schema, document: DocumentFields): string {
  const type = schema.get(document._type)
  const title = type && titleOf(type, document)
  return typeof title === 'string' && title.trim() ? title : (type?.title ?? document._type)
}

/** The id of the picture that lists show for a document; null without one. */
export function pictureOf(schema: Schema, document: DocumentFields): string | null {
  const type = schema.get(document._type)
  const media = type && previewOf(type, document).media
  const reference = typeof media === 'object' && media !== null && '_ref' in media ? media._ref : null
  return typeof reference === 'string' ? reference : null
}

function titleOf(type: SchemaType, document: DocumentFields): unknown {
  return previewOf(type, document).title
}

function previewOf({ preview }: SchemaType, document: DocumentFields): Record<string, unknown> {
  const select = preview?.select ?? {}
  const values = Object.fromEntries(Object.entries(select).map(([name, path]) => [name, read(document, path)]))
  return { ...(preview?.prepare ? preview.prepare(values) : values) }
}

function read(value: unknown, path: unknown): unknown {
  return String(path)
    .split('.')
    .reduce<unknown>((held, name) => (typeof held === 'object' && held ? Reflect.get(held, name) : undefined), value)
}

function isContentType(type: string): type is keyof typeof documentTypes {
  return Object.hasOwn(documentTypes, type)
}
