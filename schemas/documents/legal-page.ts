import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField, defineType } from 'sanity'
import { formatCalendarDay } from '../../lib/time/dates.ts'
import { explain, textField } from '../fields.ts'
import { textOr } from '../preview.ts'
import { calendarDay, filledRichText } from '../rules/fields.ts'
import { seoField } from './fields.ts'

export const legalPage = defineType({
  name: 'legalPage',
  title: 'Legal page',
  type: 'document',
  icon: DocumentTextIcon,
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'At the top of the page.' }),
    defineField({
      ...explain({ name: 'updatedAt', title: 'Last changed', shows: 'Below the title.' }),
      type: 'date',
      validation: rule => rule.required().custom(calendarDay),
    }),
    defineField({
      ...explain({ name: 'body', title: 'Text', shows: 'The page itself.' }),
      type: 'richText',
      validation: rule => rule.required().custom(filledRichText),
    }),
    seoField(),
  ],
  preview: {
    select: { title: 'title', updatedAt: 'updatedAt' },
    prepare: ({ title, updatedAt }) => ({
      title: textOr(title, 'Legal page without a title'),
      subtitle: formatCalendarDay(updatedAt ?? '', 'day'),
    }),
  },
})
