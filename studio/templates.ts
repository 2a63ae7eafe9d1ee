import type { Template } from 'sanity'
import { isSingletonType } from '@/schemas/singletons'

export const FEATURE_OF_SIDE = 'feature-of-side'

/** Gives a new feature the side of the list in which staff create it. */
const featureOfSide: Template = {
  id: FEATURE_OF_SIDE,
  title: 'Feature',
  schemaType: 'feature',
  parameters: [{ name: 'side', type: 'string' }],
  value: ({ side }: { side: string }) => ({ side }),
}

/** Leaves out singletons, because they already exist. */
export function newDocumentTemplates(templates: Template[]): Template[] {
  return [...templates.filter(({ schemaType }) => !isSingletonType(schemaType)), featureOfSide]
}
