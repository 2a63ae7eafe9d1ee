import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { UlistIcon } from '@sanity/icons/Ulist'
import { addressField, iconField, listField, textField } from '../fields.ts'
import { defineObject } from '../types.ts'

export const link = defineObject('Link', LinkIcon, {
  options: { columns: 2 },
  fields: {
    label: textField('Label', 'The words that people click or tap.', { max: 40 }),
    href: addressField(
      'Leads to',
      'A page of this site (/register), a section of the landing page (/#impact), https://, mailto: or tel:.',
    ),
  },
  preview: { select: { title: 'label', subtitle: 'href' }, without: 'Link without a label' },
})

export const linkGroup = defineObject('Group of links', UlistIcon, {
  fields: {
    title: textField('Title', 'Above the links of this group in the footer.', { max: 30 }),
    links: listField('Links', 'Below the title, in this order.', { of: 'link', max: 12 }),
  },
  preview: { select: { links: 'links' }, subtitle: ({ links }) => `${Object.keys(links ?? {}).length} links` },
})

export const navigationItem = defineObject('Navigation link', MenuIcon, {
  fields: {
    label: textField('Label', 'In the navigation at the top and in the menu on small screens.', { max: 16 }),
    href: addressField('Leads to', 'A section of the landing page (/#impact) or a page (/blog).'),
    icon: iconField('Icon', 'Beside the label in the menu on small screens.'),
  },
  preview: { select: { title: 'label', subtitle: 'href' }, without: 'Link without a label' },
})
