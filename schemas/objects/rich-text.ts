import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { LinkIcon } from '@sanity/icons/Link'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineType } from 'sanity'
import { addressField, choicesOf, field, longTextField, textField } from '../fields.ts'
import { narrowTable } from '../rules/fields.ts'
import { defineObject, fieldsOf } from '../types.ts'

const MARKS = {
  decorators: choicesOf({ strong: 'Strong', em: 'Emphasis' }),
  annotations: [
    {
      name: 'link',
      title: 'Link',
      type: 'object',
      icon: LinkIcon,
      fields: fieldsOf({
        href: addressField(
          'Leads to',
          'A page of this site (/register), a section of the landing page (/#impact), https://, mailto: or tel:.',
          { inText: true },
        ),
      }),
    },
  ],
}

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: choicesOf({
        normal: 'Paragraph',
        h2: 'Heading',
        h3: 'Smaller heading',
        blockquote: 'Quotation',
        pullQuote: 'Pull quote',
        unfinished: 'Still to be written',
      }),
      lists: choicesOf({ bullet: 'Bullets', number: 'Numbers' }),
      marks: MARKS,
    }),
    defineArrayMember({ type: 'figure' }),
    defineArrayMember({ type: 'callout' }),
    defineArrayMember({ type: 'quote' }),
    defineArrayMember({ type: 'table' }),
    defineArrayMember({ type: 'video' }),
  ],
})

export const callout = defineObject('Callout', InfoOutlineIcon, {
  fields: {
    title: textField('Title', 'The first line of the box that stands out from the text.'),
    text: longTextField('Text', 'In the box, below its title.'),
  },
  preview: { select: { subtitle: 'text' } },
})

const cellText = defineArrayMember({
  type: 'block',
  styles: choicesOf({ normal: 'Paragraph' }),
  lists: [],
  marks: MARKS,
})
const cell = defineArrayMember({
  name: 'cell',
  title: 'Cell',
  type: 'object',
  fields: [{ name: 'value', title: 'Text', type: 'array', of: [cellText] }],
})
const row = defineArrayMember({
  name: 'row',
  title: 'Row',
  type: 'object',
  fields: [{ name: 'cells', title: 'Cells', type: 'array', of: [cell] }],
})

/** The editor's plugin for tables knows them, their rows and cells by these names. */
export const table = defineObject('Table', ThLargeIcon, {
  fields: {
    headerRows: field('Headings', 'In the first row.', { empty: 'the table has none', type: 'number' }),
    rows: field('Rows', 'One below the other.', { empty: 'the table is left out', type: 'array', of: [row] }),
  },
  validation: rule => rule.custom(narrowTable),
})
