import { UserIcon } from '@sanity/icons/User'
import { defineType } from 'sanity'
import { longTextField, pictureField, textField } from '../fields.ts'
import { sampleSubtitle, textOr } from '../preview.ts'
import { sampleField, slugField } from './fields.ts'
import { alphabetical } from './orderings.ts'

export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  icon: UserIcon,
  fields: [
    sampleField,
    textField({
      name: 'name',
      title: 'Name',
      shows: 'On the cards of the author’s posts and below their titles.',
      max: 60,
    }),
    slugField({ source: 'name', shows: 'Names the author in addresses and feeds.' }),
    textField({
      name: 'role',
      title: 'Role',
      shows: 'Below the author’s posts.',
      empty: 'the name stands alone',
      max: 60,
    }),
    pictureField({ name: 'image', title: 'Portrait', shows: 'Beside the name.', empty: 'the author’s initials show' }),
    longTextField({
      name: 'bio',
      title: 'About',
      shows: 'Below the author’s posts.',
      empty: 'nothing is said about the author',
      max: 500,
    }),
  ],
  orderings: [alphabetical('name', 'Name')],
  preview: {
    select: { name: 'name', role: 'role', sample: 'sample', media: 'image.asset' },
    prepare: ({ name, role, sample, media }) => ({
      title: textOr(name, 'Author without a name'),
      subtitle: sampleSubtitle(sample, role),
      media,
    }),
  },
})
