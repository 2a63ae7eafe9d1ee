import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { UlistIcon } from '@sanity/icons/Ulist'
import { addressField, iconField, listField, textField } from '../fields.ts'
import { previewOf } from '../preview.ts'
import { defineObject } from '../types.ts'

export const link = defineObject({
  name: 'link',
  title: 'Link',
  icon: LinkIcon,
  options: { columns: 2 },
  fields: [
    textField({ name: 'label', title: 'Label', shows: 'The words that people click or tap.', max: 40 }),
    addressField({
      name: 'href',
      title: 'Leads to',
      shows: 'A page of this site (/register), a section of the landing page (/#impact), https://, mailto: or tel:.',
    }),
  ],
  preview: previewOf({ title: 'label', without: 'Link without a label', subtitle: 'href' }),
})

const MAX_LINKS = 12

export const linkGroup = defineObject({
  name: 'linkGroup',
  title: 'Group of links',
  icon: UlistIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Title',
      shows: 'Above the links of this group in the footer.',
      max: 30,
    }),
    listField({ name: 'links', title: 'Links', shows: 'Below the title, in this order.', of: 'link', max: MAX_LINKS }),
  ],
  preview: previewOf({
    without: 'Group of links without a title',
    select: { links: 'links' },
    subtitle: ({ links }) => `${Object.keys(links ?? {}).length} links`,
  }),
})

export const navigationItem = defineObject({
  name: 'navigationItem',
  title: 'Navigation link',
  icon: MenuIcon,
  fields: [
    textField({
      name: 'label',
      title: 'Label',
      shows: 'In the navigation at the top and in the menu on small screens.',
      max: 16,
    }),
    addressField({
      name: 'href',
      title: 'Leads to',
      shows: 'A section of the landing page (/#impact) or a page (/blog).',
    }),
    iconField({ name: 'icon', title: 'Icon', shows: 'Beside the label in the menu on small screens.' }),
  ],
  preview: previewOf({ title: 'label', without: 'Link without a label', subtitle: 'href' }),
})
