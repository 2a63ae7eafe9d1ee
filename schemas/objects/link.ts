import { LinkIcon } from '@sanity/icons/Link'
import { defineType } from 'sanity'
import { addressField, textField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  options: { columns: 2 },
  fields: [
    textField({ name: 'label', title: 'Label', shows: 'The words that people click or tap.', max: 60 }),
    addressField({
      name: 'href',
      title: 'Leads to',
      shows: 'A page of this site (/register), a section of the landing page (/#impact), https://, mailto: or tel:.',
    }),
  ],
  preview: {
    select: { label: 'label', href: 'href' },
    prepare: ({ label, href }) => ({ title: textOr(label, 'Link without a label'), subtitle: href }),
  },
})
