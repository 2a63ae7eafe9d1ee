import type { SchemaTypeDefinition } from 'sanity'

/**
 * Leaves out the large heading above every form, which repeats the title of the pane. The option is experimental: should Sanity drop
 * it, the heading is back and nothing else changes.
 */
export function withoutHeading(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map(type => (type.type === 'document' ? { ...type, __experimental_formPreviewTitle: false } : type))
}
