import { PresentationIcon } from '@sanity/icons/Presentation'
import { buttonFields, choiceField, field, longTextField, pictureField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

export const cover = defineSection('Cover', PresentationIcon, {
  fields: {
    lead: longTextField('Introduction', 'Below the title of the page.', { empty: 'the title stands alone', max: 220 }),
    picture: pictureField('Picture', 'Beside or below the title, and on shared links.', {
      empty: 'the page begins with words alone',
    }),
    place: choiceField(
      'Place of the picture',
      'Where the picture stands on wide screens; on phones it is always below the words.',
      {
        empty: 'beside the words',
        choices: { beside: 'Beside the words, on sand', below: 'Below the words, as wide as the page' },
        initialValue: 'beside',
      },
    ),
    crumb: field('Link above the title', 'In small type above the title, for example to other stories.', {
      empty: 'there is no such link',
      type: 'link',
    }),
    ...buttonFields(),
  },
  preview: { select: { title: 'lead', media: 'picture.asset' }, without: 'The title of the page' },
})
