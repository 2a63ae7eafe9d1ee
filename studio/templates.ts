import type { Template } from 'sanity'
import { isSingletonType } from '@/schemas/singletons'

export const FEATURE_OF_SIDE = 'feature-of-side'

/** A new feature belongs to the side in whose list staff create it. */
const featureOfSide: Template = {
  id: FEATURE_OF_SIDE,
  title: 'Feature',
  schemaType: 'feature',
  parameters: [{ name: 'side', type: 'string' }],
  value: ({ side }: { side: string }) => ({ side }),
}

/** What staff can start a new document from. Singletons exist already. */
export function newDocumentTemplates(templates: Template[]): Template[] {
  return [...templates.filter(({ schemaType }) => !isSingletonType(schemaType)), featureOfSide]
}
