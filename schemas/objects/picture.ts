import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { altField } from './alt.ts'

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true, accept: 'image/*', collapsible: false },
  fields: [altField],
  preview: {
    select: { alt: 'alt', media: 'asset' },
    prepare: ({ alt, media }) => ({ title: alt || 'Picture without alternative text', media }),
  },
})
