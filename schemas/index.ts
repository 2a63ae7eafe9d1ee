import type { SchemaTypeDefinition } from 'sanity'
import { documentTypes } from './documents/index.ts'
import { objectTypes } from './objects/index.ts'
import { sectionTypes } from './sections.gen.ts'

export const schemaTypes: SchemaTypeDefinition[] = [documentTypes, sectionTypes, objectTypes].flatMap(types =>
  Object.values<SchemaTypeDefinition>(types),
)
