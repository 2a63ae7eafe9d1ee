import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { field, listField, longTextField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

const MAX_FACTS = 6

export const article = defineSection('Text', DocumentTextIcon, {
  fields: {
    lead: longTextField('First words', 'Above the text, in larger type.', {
      empty: 'the text begins at once',
      max: 220,
    }),
    body: field('Text', 'The text itself.', { empty: 'the facts stand alone', type: 'richText' }),
    facts: listField('Facts', 'Beside the text, or above it on small screens: masjid, city and the like.', {
      empty: 'the text stands alone',
      of: 'fact',
      options: { needs: ['text'] },
      max: MAX_FACTS,
    }),
  },
  preview: {
    // The text may begin with a box or a picture.
    select: { lead: 'lead', text: 'body.0.children.0.text', box: 'body.0.title', next: 'body.1.children.0.text' },
    title: ({ lead, text, box, next }) => lead || text || box || next,
    without: 'Text without words',
  },
})
