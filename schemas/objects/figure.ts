import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { textField } from '../fields.ts'
import { chosenPicture } from '../rules.ts'
import { altField } from './alt.ts'

export const figure = defineType({
  name: 'figure',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true, accept: 'image/*', collapsible: false },
  fields: [
    altField,
    textField({
      name: 'caption',
      title: 'Caption',
      shows: 'Below the picture, in small type.',
      empty: 'the picture stands without a caption',
      max: 300,
    }),
  ],
  validation: rule => rule.custom(chosenPicture),
  preview: {
    select: { caption: 'caption', alt: 'alt', media: 'asset' },
    prepare: ({ caption, alt, media }) => ({ title: caption || alt || 'Picture without alternative text', media }),
  },
})
