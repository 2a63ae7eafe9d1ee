import { CommentIcon } from '@sanity/icons/Comment'
import { defineType } from 'sanity'
import { referencesField, sectionTitleField } from '../../../schemas/fields.ts'
import { previewOf } from '../../../schemas/preview.ts'

const MAX_TESTIMONIALS = 12

export const testimonials = defineType({
  name: 'testimonials',
  title: 'Testimonials',
  type: 'object',
  icon: CommentIcon,
  fields: [
    sectionTitleField(),
    referencesField({
      name: 'items',
      title: 'Testimonials',
      shows: 'The cards, in this order.',
      to: 'testimonial',
      max: MAX_TESTIMONIALS,
    }),
  ],
  preview: previewOf({ without: 'Testimonials without a title', words: 'Testimonials' }),
})
