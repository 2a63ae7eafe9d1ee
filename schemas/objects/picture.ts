import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { altField } from './alt.ts'

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description: 'Set the focal point with the crop button: the site keeps it in view wherever it cuts the picture.',
  options: { hotspot: true, accept: 'image/*' },
  fields: [altField],
  preview: {
    select: { alt: 'alt', media: 'asset' },
    prepare: ({ alt, media }) => ({ title: alt || 'Picture without alternative text', media }),
  },
})
