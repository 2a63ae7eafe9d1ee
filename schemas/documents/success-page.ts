import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { pictureField, textField, wordFields } from '../fields.ts'
import { defineDocument } from '../types.ts'
import { seoField } from './fields.ts'
import { SUCCESS_WORDS } from './success-page.words.ts'

export const successPage = defineDocument({
  name: 'successPage',
  title: 'Success page',
  icon: CheckmarkCircleIcon,
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'At the top of the page after registering.' }),
    ...wordFields(SUCCESS_WORDS),
    pictureField({
      name: 'picture',
      sharp: { width: 1200, height: 1200 },
      title: 'Picture',
      shows: 'Above the title.',
      empty: 'ten petals are drawn there',
    }),
    seoField(),
  ],
  preview: { prepare: () => ({ title: 'Success' }) },
})
