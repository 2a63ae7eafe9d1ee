import type { DocumentDefinition, SchemaTypeDefinition } from 'sanity'
import { documentTypes } from './documents/index.ts'
import * as objects from './objects/index.ts'
import { documentRules } from './rules/notices.ts'
import { sectionTypes } from './sections.gen.ts'
import { named } from './types.ts'

/** All that the modules of objects/ export. */
export const objectTypes = named(objects)
const documents = Object.values<DocumentDefinition>(documentTypes).map(type => ({ ...type, validation: documentRules }))

export const schemaTypes: SchemaTypeDefinition[] = [
  ...documents,
  ...[sectionTypes, objectTypes].flatMap(types => Object.values<SchemaTypeDefinition>(types)),
]
