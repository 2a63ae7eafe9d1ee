import { CommentIcon } from '@sanity/icons/Comment'
import { referencesField, sectionTitleField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

const MAX_TESTIMONIALS = 12

export const testimonials = defineSection('Testimonials', CommentIcon, {
  fields: {
    title: sectionTitleField(),
    items: referencesField('Testimonials', 'The cards, in this order.', {
      to: 'testimonial',
      options: { needs: ['quote', 'name'] },
      max: MAX_TESTIMONIALS,
    }),
  },
})
