import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity'
import { isSingletonType } from '@/schemas/singletons'

/** They would remove a document that the site needs, or create a second one that it never shows. */
const FORBIDDEN_ACTIONS = ['duplicate', 'delete', 'unpublish']

export const keepSingletons: DocumentActionsResolver = (actions, { schemaType }) =>
  isSingletonType(schemaType)
    ? actions.filter(({ action }) => action === undefined || !FORBIDDEN_ACTIONS.includes(action))
    : actions

export const offerNoSecondSingleton: NewDocumentOptionsResolver = options =>
  options.filter(({ templateId }) => !isSingletonType(templateId))
