import { CommentIcon } from '@sanity/icons/Comment'
import { longTextField, pictureField, textField } from '../fields.ts'
import { previewOf, subtitleOf } from '../preview.ts'
import { defineDocument } from '../types.ts'
import { alphabetical, sampleField } from './fields.ts'

export const testimonial = defineDocument({
  name: 'testimonial',
  title: 'Testimonial',
  icon: CommentIcon,
  fields: [
    sampleField,
    textField({
      name: 'tagline',
      title: 'Tagline',
      shows: 'In large type at the top of the card.',
      max: 60,
      because: 'it should be read at a glance',
    }),
    longTextField({
      name: 'quote',
      title: 'Quote',
      shows: 'On the card, without quotation marks: the site draws them.',
      max: 320,
      because: 'all cards are as high as the one with the longest quote',
    }),
    textField({ name: 'name', title: 'Name', shows: 'Below the quote: who says it.', max: 60 }),
    textField({ name: 'role', title: 'Role', shows: 'Below the name.', max: 60 }),
    textField({ name: 'organization', title: 'Masjid', shows: 'After the role.', max: 80 }),
    textField({ name: 'location', title: 'Place', shows: 'After the masjid: city and state or province.', max: 80 }),
    pictureField({
      name: 'image',
      sharp: { width: 400, height: 400 },
      title: 'Portrait',
      shows: 'Beside the name.',
      empty: 'the initials of the name take its place',
    }),
  ],
  orderings: [alphabetical('name', 'Name')],
  preview: previewOf({
    title: 'name',
    without: 'Testimonial without a name',
    select: { role: 'role', organization: 'organization', sample: 'sample' },
    subtitle: ({ role, organization, ...testimonial }) => subtitleOf(testimonial, role, organization),
    media: 'image.asset',
  }),
})
