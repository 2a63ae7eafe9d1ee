import type { ComponentType } from 'react'
import { type DocumentDefinition, defineType, type FieldDefinition, type ObjectDefinition } from 'sanity'
import { type PreviewOptions, previewOf } from './preview.ts'

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

/** Fields or groups of them, and how lists show it. The form opens with the first group. */
type Form = { fields?: Fields; groups?: Group[]; preview?: PreviewOptions }

function formOf(title: string, { fields = {}, groups, preview }: Form) {
  return {
    title,
    // Until a registry names it.
    name: '',
    fields: groups
      ? groups.flatMap(({ name, fields }) => fieldsOf(fields).map(field => ({ ...field, group: name })))
      : fieldsOf(fields),
    groups: groups?.map(({ name, title }, place) => ({ name, title, default: place === 0 })),
    preview: preview && previewOf(title, preview),
  }
}

/** Gives each type its place in the table as its name. */
export function named<Types extends Record<string, { name: string }>>(types: Types): Types {
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { ...type, name }])) as Types
}

type Options<Definition> = Omit<Definition, 'name' | 'type' | 'title' | 'icon' | keyof Form> & Form

/** Without a preview of its own it shows the title of its type, as singletons do. */
export function defineDocument(title: string, icon: ComponentType, options: Options<DocumentDefinition>) {
  const form = formOf(title, { preview: { title: () => title }, ...options })
  return defineType({ ...options, ...form, icon, type: 'document' })
}

export function defineObject(title: string, icon: ComponentType, options: Options<ObjectDefinition>) {
  return defineType({ ...options, ...formOf(title, options), icon, type: 'object' })
}

/** A section of a page. Lists show its title, above that of its type. */
export function defineSection(title: string, icon: ComponentType, options: Options<ObjectDefinition>) {
  return defineObject(title, icon, { ...options, preview: { subtitle: () => title, ...options.preview } })
}
