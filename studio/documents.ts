import {
  ALL_FIELDS_GROUP,
  type DocumentActionsResolver,
  type DocumentFieldAction,
  type NewDocumentOptionsResolver,
  type SchemaTypeDefinition,
  type Template,
} from 'sanity'
import { isSingletonType } from '@/schemas/singletons'
import { pageTemplates } from './page-templates'

export const FEATURE_OF_SIDE = 'feature-of-side'

/** Gives a new feature the side of the list in which staff create it. */
const featureOfSide: Template = {
  id: FEATURE_OF_SIDE,
  title: 'Feature',
  schemaType: 'feature',
  parameters: [{ name: 'side', type: 'string' }],
  value: ({ side }: { side: string }) => ({ side }),
}

/** Leaves out singletons, because they already exist, and the empty page, because two templates begin with sections. */
export function newDocumentTemplates(templates: Template[]): Template[] {
  const own = templates.filter(({ id, schemaType }) => !isSingletonType(schemaType) && id !== 'page')
  return [...own, featureOfSide, ...pageTemplates]
}

/** They would remove a document that the site needs, or create a second one that it never shows. */
const FORBIDDEN_ACTIONS = ['duplicate', 'delete', 'unpublish', 'unpublishVersion']

export const keepSingletons: DocumentActionsResolver = (actions, { schemaType }) =>
  isSingletonType(schemaType)
    ? actions.filter(({ action }) => action === undefined || !FORBIDDEN_ACTIONS.includes(action))
    : actions

/** A feature of a side is made in the list of that side. */
export const offerNoSecondSingleton: NewDocumentOptionsResolver = (options, { creationContext }) =>
  options.filter(
    ({ templateId }) =>
      !isSingletonType(templateId) && !(creationContext.type === 'global' && templateId === FEATURE_OF_SIDE),
  )

/** Copying and pasting are for fields, and not for a document as a whole. */
export function offerForFieldsOnly(action: DocumentFieldAction): DocumentFieldAction {
  return { ...action, useAction: props => ({ ...action.useAction(props), hidden: props.path.length === 0 }) }
}

/**
 * Leaves out the tab of all fields, and the large heading above every form, which repeats the title of the pane. That option is
 * experimental: should Sanity drop it, the heading is back and nothing else changes.
 */
export function withFewerParts(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map(type => ({
    ...type,
    ...('groups' in type && type.groups && { groups: [{ ...ALL_FIELDS_GROUP, hidden: true }, ...type.groups] }),
    ...(type.type === 'document' && { __experimental_formPreviewTitle: false }),
  }))
}
