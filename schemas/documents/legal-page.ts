import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { formatCalendarDay } from '../../lib/time/dates.ts'
import { field, textField } from '../fields.ts'
import { calendarDay, filledRichText } from '../rules/fields.ts'
import { defineDocument } from '../types.ts'
import { seoField } from './fields.ts'

export const legalPage = defineDocument('Legal page', DocumentTextIcon, {
  fields: {
    title: textField('Title', 'At the top of the page.'),
    updatedAt: field('Last changed', 'Below the title.', {
      type: 'date',
      validation: rule => rule.required().custom(calendarDay),
    }),
    body: field('Text', 'The page itself.', {
      type: 'richText',
      validation: rule => rule.required().custom(filledRichText),
    }),
    seo: seoField(),
  },
  preview: {
    select: { updatedAt: 'updatedAt' },
    subtitle: ({ updatedAt }) => formatCalendarDay(String(updatedAt ?? ''), 'day'),
  },
})
