import type { ComponentType } from 'react'
import { type DocumentDefinition, defineType, type FieldDefinition, type ObjectDefinition } from 'sanity'
import { previewOf } from './preview.ts'

/** A field without its name, which its place in a table gives it. */
export type Field = Omit<FieldDefinition, 'name'>

/** By their names, in the order of the form. */
export type Fields = Record<string, Field>

export function fieldsOf(fields: Fields): FieldDefinition[] {
  return Object.entries(fields).map(([name, field]) => ({ ...field, name }))
}

type Group = { name: string; title: string; fields: Fields }

export function group(name: string, title: string, fields: Fields): Group {
  return { name, title, fields }
}

/** One of both. The form opens with the first group. */
type Form = { fields?: Fields; groups?: Group[] }

function formOf({ fields = {}, groups }: Form) {
  if (!groups) return { fields: fieldsOf(fields), groups: undefined }
  return {
    fields: groups.flatMap(({ name, fields }) => fieldsOf(fields).map(field => ({ ...field, group: name }))),
    groups: groups.map(({ name, title }, place) => ({ name, title, default: place === 0 })),
  }
}

/** Gives each type its place in the table as its name. */
export function named<Types extends Record<string, { name: string }>>(types: Types): Types {
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { ...type, name }])) as Types
}

/** Until a registry names it. */
const UNNAMED = ''

type DocumentOptions = Omit<DocumentDefinition, 'name' | 'type' | keyof Form> &
  Form & { title: string; icon: ComponentType }

/** Without a preview of its own it shows its title, as singletons do. */
export function defineDocument(options: DocumentOptions) {
  const preview = { prepare: () => ({ title: options.title }) }
  return defineType({ preview, ...options, ...formOf(options), name: UNNAMED, type: 'document' })
}

type ObjectOptions = Omit<ObjectDefinition, 'name' | 'type' | keyof Form> & Form

export function defineObject(options: ObjectOptions) {
  return defineType({ ...options, ...formOf(options), name: UNNAMED, type: 'object' })
}

type SectionOptions = ObjectOptions & {
  title: string
  /** Path of the picture in lists. */
  media?: string
}

/** A section of a page. Without a preview of its own, lists show its title. */
export function defineSection({ media, ...section }: SectionOptions) {
  const preview = previewOf({ without: `${section.title} without a title`, subtitle: () => section.title, media })
  return defineObject({ preview, ...section })
}
