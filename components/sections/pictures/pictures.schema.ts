import { ImagesIcon } from '@sanity/icons/Images'
import { listField, textField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

const MAX_PICTURES = 6

export const pictures = defineSection('Pictures', ImagesIcon, {
  fields: {
    title: textField('Title', 'Above the pictures.', { empty: 'the pictures stand alone', max: 40 }),
    items: listField('Pictures', 'In this order: one alone is as wide as the page, several stand side by side.', {
      of: 'figure',
      options: { needs: ['picture'] },
      max: MAX_PICTURES,
    }),
  },
  preview: {
    select: { title: 'title', caption: 'items.0.caption', media: 'items.0.asset' },
    title: ({ title, caption }) => title || caption,
  },
})
