import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineType } from 'sanity'
import { longTextField, pictureField, textField } from '../fields.ts'
import { seoField } from './fields.ts'

export const successPage = defineType({
  name: 'successPage',
  title: 'Success page',
  type: 'document',
  icon: CheckmarkCircleIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      shows: 'At the top of the page after registering.',
    }),
    longTextField({
      name: 'text',
      title: 'Text',
      shows: 'Below the title; {email} stands for the e-mail address of the settings.',
      max: 400,
    }),
    textField({
      name: 'returnLabel',
      title: 'Button',
      shows: 'On the button that leads to the landing page.',
      max: 40,
    }),
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
