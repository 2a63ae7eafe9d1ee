import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineType } from 'sanity'
import { addressField, longTextField, textField } from '../fields.ts'
import { previewOf } from '../preview.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Smaller heading', value: 'h3' },
        { title: 'Quotation', value: 'blockquote' },
        { title: 'Pull quote', value: 'pullQuote' },
        { title: 'Still to be written', value: 'unfinished' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [
          {
            name: 'link',
            title: 'Link',
            type: 'object',
            icon: LinkIcon,
            fields: [
              addressField({
                name: 'href',
                title: 'Leads to',
                inText: true,
                shows:
                  'A page of this site (/register), a section of the landing page (/#impact), https://, mailto: or tel:.',
              }),
            ],
          },
        ],
      },
    }),
    defineArrayMember({ type: 'figure' }),
    defineArrayMember({ type: 'callout' }),
    defineArrayMember({ type: 'quote' }),
    defineArrayMember({ type: 'video' }),
  ],
})

export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'The first line of the box that stands out from the text.' }),
    longTextField({ name: 'text', title: 'Text', shows: 'In the box, below its title.' }),
  ],
  preview: previewOf({ without: 'Callout without a title', subtitle: 'text' }),
})
