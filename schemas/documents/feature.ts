import { StarIcon } from '@sanity/icons/Star'
import type { CustomValidator } from 'sanity'
import { choiceField, field, iconField, longTextField, pictureField, textField } from '../fields.ts'
import { hasAsset, matching } from '../rules/fields.ts'
import { defineDocument } from '../types.ts'
import { alphabetical, lookUp, publishedId, SLUG } from './fields.ts'
import { FEATURE_ID_TAKEN_QUERY } from './pages.query.ts'

const SIDES: Record<string, string> = { donor: 'For donors', masjid: 'For the masjid' }

export const feature = defineDocument('Feature', StarIcon, {
  fields: {
    side: choiceField('Whom it serves', 'Decides which of the two carousels the feature is offered for.', {
      choices: SIDES,
    }),
    name: textField('Name', 'In the list beside the carousel.', {
      max: 60,
      because: 'five of them stand side by side',
    }),
    mobilename: textField('Short name', 'In the list on small screens.', {
      empty: 'the name is used',
      max: 30,
      because: 'it should fit in one line on a phone',
    }),
    description: longTextField('Description', 'Below the name.', {
      max: 120,
      because: 'five of them stand side by side',
    }),
    icon: iconField('Icon', 'Before the name.'),
    picture: pictureField('Picture', 'The feature’s slide in the carousel, instead of the moment below.', {
      sharp: { width: 1600, height: 1000 },
      empty: 'the site draws the moment',
    }),
    moment: field('Moment', 'What the site draws on the slide. Needed when there is no picture.', {
      empty: 'the picture shows',
      type: 'moment',
      hidden: ({ document, value }) => hasAsset(document?.picture) && value === undefined,
      validation: rule =>
        rule.custom(
          (moment: { scene?: string } | undefined, { document }) =>
            Boolean(moment?.scene) || hasAsset(document?.picture) || 'Choose a moment, or upload a picture',
        ),
    }),
    id: field(
      'Identifier',
      'Tells the feature apart from the others of its side, for example give-in-seconds; visitors never see it.',
      {
        type: 'string',
        validation: rule => [
          rule.required().custom(matching(SLUG, 'Use lower-case letters, digits and single hyphens')),
          rule.custom(uniqueOnItsSide),
        ],
      },
    ),
  },
  orderings: [alphabetical('name', 'Name')],
  preview: {
    without: 'Feature without a name',
    select: { title: 'name', side: 'side', media: 'picture.asset' },
    subtitle: ({ side }) => SIDES[String(side)],
  },
})

const uniqueOnItsSide: CustomValidator<string | undefined> = async (id, context) => {
  const side = context.document?.side
  if (!id || typeof side !== 'string') return true
  const isTaken = await lookUp(context, FEATURE_ID_TAKEN_QUERY, { id, side, ownId: publishedId(context) })
  return !isTaken || 'Another feature of this side has this id'
}
