import { ImagesIcon } from '@sanity/icons/Images'
import { defineType } from 'sanity'
import { pictureField, textField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const slide = defineType({
  name: 'slide',
  title: 'Slide',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    pictureField({ name: 'picture', title: 'Picture', shows: 'In the carousel of How We Help.' }),
    textField({ name: 'caption', title: 'Caption', shows: 'Below the picture while it is shown.' }),
  ],
  preview: {
    select: { caption: 'caption', media: 'picture.asset' },
    prepare: ({ caption, media }) => ({ title: textOr(caption, 'Slide without a caption'), media }),
  },
})
