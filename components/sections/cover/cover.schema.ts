import { PresentationIcon } from '@sanity/icons/Presentation'
import { buttonFields } from '../../../schemas/button-fields.ts'
import { choiceField, longTextField, objectField, pictureField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/section.ts'

export const cover = defineSection({
  name: 'cover',
  title: 'Cover',
  icon: PresentationIcon,
  fields: [
    longTextField({
      name: 'lead',
      title: 'Introduction',
      shows: 'Below the title of the page.',
      empty: 'the title stands alone',
      max: 220,
    }),
    pictureField({
      name: 'picture',
      title: 'Picture',
      shows: 'Beside or below the title, and on shared links.',
      empty: 'the page begins with words alone',
    }),
    choiceField({
      name: 'place',
      title: 'Place of the picture',
      shows: 'Where the picture stands on wide screens; on phones it is always below the words.',
      empty: 'beside the words',
      choices: { beside: 'Beside the words, on sand', below: 'Below the words, as wide as the page' },
      initialValue: 'beside',
    }),
    objectField({
      name: 'crumb',
      title: 'Link above the title',
      shows: 'In small type above the title, for example to other stories.',
      empty: 'there is no such link',
      type: 'link',
    }),
    ...buttonFields(),
  ],
  preview: {
    select: { lead: 'lead', media: 'picture.asset' },
    prepare: ({ lead, media }) => ({ title: lead || 'The title of the page', subtitle: 'Cover', media }),
  },
})
