import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { pictureField, textField, wordFields } from '../fields.ts'
import { defineDocument } from '../types.ts'
import { seoField } from './fields.ts'
import { SUCCESS_WORDS } from './success-page.words.ts'

export const successPage = defineDocument('Success page', CheckmarkCircleIcon, {
  fields: {
    title: textField('Title', 'At the top of the page after registering.'),
    ...wordFields(SUCCESS_WORDS),
    picture: pictureField('Picture', 'Above the title.', {
      sharp: { width: 1200, height: 1200 },
      empty: 'ten petals are drawn there',
    }),
    seo: seoField(),
  },
  preview: { title: () => 'Success' },
})
