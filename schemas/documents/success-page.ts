import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineType } from 'sanity'
import { longTextField, objectField, pictureField, textField } from '../fields.ts'

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
    objectField({
      name: 'seo',
      title: 'Search and sharing',
      shows: 'How search results and shared links present the page.',
      empty: 'its title and the settings’ description are used',
      type: 'seo',
    }),
  ],
  preview: { prepare: () => ({ title: 'Success' }) },
})
