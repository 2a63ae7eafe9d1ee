import { CommentIcon } from '@sanity/icons/Comment'
import { sectionTitleField } from '../../../schemas/fields.ts'
import { defineSection, referencesField } from '../../../schemas/section.ts'

const MAX_TESTIMONIALS = 12

export const testimonials = defineSection({
  name: 'testimonials',
  title: 'Testimonials',
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
})
