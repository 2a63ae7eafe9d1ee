import type { DocumentDefinition, SchemaTypeDefinition } from 'sanity'
import { documentTypes } from './documents/index.ts'
import { objectTypes } from './objects/index.ts'
import { documentRules } from './rules/notices.ts'
import { sectionTypes } from './sections.gen.ts'

const documents = Object.values<DocumentDefinition>(documentTypes).map(type => ({ ...type, validation: documentRules }))

export const schemaTypes: SchemaTypeDefinition[] = [
  ...documents,
  ...[sectionTypes, objectTypes].flatMap(types => Object.values<SchemaTypeDefinition>(types)),
]
