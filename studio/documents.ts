import { CaseIcon } from '@sanity/icons/Case'
import { RocketIcon } from '@sanity/icons/Rocket'
import {
  ALL_FIELDS_GROUP,
  type DocumentActionsResolver,
  type DocumentFieldAction,
  type NewDocumentOptionsResolver,
  type SchemaTypeDefinition,
  type Template,
} from 'sanity'
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

const BUTTONS = {
  trialLink: { _type: 'link', label: 'Request a Trial', href: '/request-trial' },
  trialTag: 'Free',
  demoLabel: 'Try a Demo',
}

/** Initial content of a new page. Fields that only staff can fill are empty, so that it cannot be published until they are filled. */
const pageTemplates: Template[] = [
  {
    id: 'campaign-page',
    title: 'Campaign page',
    description: 'For a time of the year: a cover, steps, a quote, questions and a call to action.',
    icon: RocketIcon,
    schemaType: 'page',
    value: {
      sections: [
        { _key: 'cover', _type: 'cover', place: 'beside', ...BUTTONS },
        { _key: 'steps', _type: 'steps', items: members('stage', 3), countsDown: true },
        { _key: 'quote', _type: 'quote' },
        { _key: 'questions', _type: 'questions', title: 'Questions', items: members('question', 2) },
        { _key: 'invitation', _type: 'invitation', ...BUTTONS },
      ],
    },
  },
  {
    id: 'case-study',
    title: 'Case study',
    description: 'What changed for one masjid: a cover, figures, facts beside a text, and a call to action.',
    icon: CaseIcon,
    schemaType: 'page',
    value: {
      sections: [
        { _key: 'cover', _type: 'cover', place: 'below' },
        { _key: 'figures', _type: 'figures', items: members('keyFigure', 3), sample: true },
        {
          _key: 'article',
          _type: 'article',
          facts: ['Masjid', 'City', 'Started', 'Uses'].map(title => ({
            _key: title.toLowerCase(),
            _type: 'fact',
            title,
          })),
        },
        { _key: 'invitation', _type: 'invitation', ...BUTTONS },
      ],
    },
  },
]

function members(_type: string, count: number): { _key: string; _type: string }[] {
  return Array.from({ length: count }, (_, place) => ({ _key: `${_type}-${place + 1}`, _type }))
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

/** Copying and pasting are for fields, and not for a document as a whole. Other actions know where they are of use. */
export function offerForFieldsOnly(action: DocumentFieldAction): DocumentFieldAction {
  return { ...action, useAction: props => ({ hidden: props.path.length === 0, ...action.useAction(props) }) }
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
