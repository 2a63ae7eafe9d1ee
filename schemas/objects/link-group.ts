import { UlistIcon } from '@sanity/icons/Ulist'
import { defineType } from 'sanity'
import { listField, textField } from '../fields.ts'
import { textOr } from '../preview.ts'

const MAX_LINKS = 12

export const linkGroup = defineType({
  name: 'linkGroup',
  title: 'Group of links',
  type: 'object',
  icon: UlistIcon,
  fields: [
    textField({ name: 'title', title: 'Title', shows: 'Above the links of this group in the footer.', max: 40 }),
    listField({ name: 'links', title: 'Links', shows: 'Below the title, in this order.', of: 'link', max: MAX_LINKS }),
  ],
  preview: {
    select: { title: 'title', links: 'links' },
    prepare: ({ title, links }) => ({
      title: textOr(title, 'Group of links without a title'),
      subtitle: `${Object.keys(links ?? {}).length} links`,
    }),
  },
})
