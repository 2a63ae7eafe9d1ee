import { ControlsIcon } from '@sanity/icons/Controls'
import { defineField, defineType } from 'sanity'
import { explain } from '../fields.ts'
import { textOr } from '../preview.ts'
import { matching } from '../rules/fields.ts'

export const PARAMETER_NAME = /^[\w-]{1,60}$/
/** Printable ASCII; the site escapes it for the URL. */
export const PARAMETER_VALUE = /^[\x20-\x7e]{0,200}$/

export const queryParameter = defineType({
  name: 'queryParameter',
  title: 'Parameter',
  type: 'object',
  icon: ControlsIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      ...explain({
        name: 'key',
        title: 'Name',
        shows: 'Before the = in the donation page’s address, for example “terminal”.',
      }),
      type: 'string',
      validation: rule => rule.required().custom(matching(PARAMETER_NAME, 'Use letters, digits, - and _, at most 60')),
    }),
    defineField({
      ...explain({
        name: 'value',
        title: 'Value',
        shows: 'After the =, for example “true”.',
        empty: 'the name stands alone',
      }),
      type: 'string',
      validation: rule =>
        rule.custom(matching(PARAMETER_VALUE, 'Use letters, digits and signs of an English keyboard, at most 200')),
    }),
  ],
  preview: {
    select: { key: 'key', value: 'value' },
    prepare: ({ key, value }) => ({ title: key ? `${key}=${value ?? ''}` : textOr(value, 'Parameter without a name') }),
  },
})
