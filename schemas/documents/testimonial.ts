import { CommentIcon } from '@sanity/icons/Comment'
import { longTextField, pictureField, textField } from '../fields.ts'
import { subtitleOf } from '../preview.ts'
import { defineDocument } from '../types.ts'
import { alphabetical, sampleField } from './fields.ts'

export const testimonial = defineDocument('Testimonial', CommentIcon, {
  fields: {
    sample: sampleField,
    tagline: textField('Tagline', 'In large type at the top of the card.', {
      max: 60,
      because: 'it should be read at a glance',
    }),
    quote: longTextField('Quote', 'On the card, without quotation marks: the site draws them.', {
      max: 320,
      because: 'all cards are as high as the one with the longest quote',
    }),
    name: textField('Name', 'Below the quote: who says it.', { max: 60 }),
    role: textField('Role', 'Below the name.', { max: 60 }),
    organization: textField('Masjid', 'After the role.', { max: 80 }),
    location: textField('Place', 'After the masjid: city and state or province.', { max: 80 }),
    image: pictureField('Portrait', 'Beside the name.', {
      sharp: { width: 400, height: 400 },
      empty: 'the initials of the name take its place',
    }),
  },
  orderings: [alphabetical('name', 'Name')],
  preview: {
    without: 'Testimonial without a name',
    select: { title: 'name', role: 'role', organization: 'organization', sample: 'sample', media: 'image.asset' },
    subtitle: ({ role, organization, ...testimonial }) => subtitleOf(testimonial, role, organization),
  },
})
