import { MenuIcon } from '@sanity/icons/Menu'
import { defineType } from 'sanity'
import { addressField, iconField, textField } from '../fields.ts'
import { textOr } from '../preview.ts'

export const navigationItem = defineType({
  name: 'navigationItem',
  title: 'Navigation link',
  type: 'object',
  icon: MenuIcon,
  fields: [
    textField({
      name: 'label',
      title: 'Label',
      shows: 'In the navigation at the top and in the menu on small screens.',
      max: 40,
    }),
    addressField({
      name: 'href',
      title: 'Leads to',
      shows: 'A section of the landing page (/#impact) or a page (/blog).',
    }),
    iconField({ name: 'icon', title: 'Icon', shows: 'Beside the label in the menu on small screens.' }),
  ],
  preview: {
    select: { label: 'label', href: 'href' },
    prepare: ({ label, href }) => ({ title: textOr(label, 'Link without a label'), subtitle: href }),
  },
})
