import type { ComponentType } from 'react'
import {
  type DocumentDefinition,
  defineType,
  type FieldDefinition,
  type ObjectDefinition,
  type PreviewConfig,
} from 'sanity'

type Group = { name: string; title: string; fields: FieldDefinition[] }

type DocumentOptions = Omit<DocumentDefinition, 'type' | 'groups' | 'fields'> & {
  title: string
  icon: ComponentType
} & ({ fields: FieldDefinition[] } | { groups: Group[] })

/** A type of document, whose fields may be in groups: the form opens with the first. Without a preview of its own it shows its title, as singletons do. */
export function defineDocument({ icon, ...options }: DocumentOptions) {
  const preview: PreviewConfig = { prepare: () => ({ title: options.title }) }
  if ('fields' in options) return defineType({ preview, ...options, icon, type: 'document' })
  const groups = options.groups.map(({ fields, ...group }, place) => ({ ...group, default: place === 0 }))
  const fields = options.groups.flatMap(group => group.fields.map(field => ({ ...field, group: group.name })))
  return defineType({ preview, ...options, icon, groups, fields, type: 'document' })
}

export function group(name: string, title: string, fields: FieldDefinition[]): Group {
  return { name, title, fields }
}

export function defineObject(options: Omit<ObjectDefinition, 'type'>) {
  return defineType({ ...options, type: 'object' })
}
