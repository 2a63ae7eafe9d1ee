import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { longTextField, pictureField, textField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

/** A quote is both a section of pages and a block of rich texts. */
export const quote = defineSection('Quote', BlockquoteIcon, {
  fields: {
    quote: longTextField('Quote', 'In large type, without quotation marks.', {
      max: 240,
      because: 'more than seven lines of it fill a phone',
    }),
    name: textField('Name', 'Below the quote: who says it.', { max: 60 }),
    role: textField('Role, masjid and place', 'Below the name.', { empty: 'the name stands alone', max: 120 }),
    picture: pictureField('Portrait', 'Beside the name.', { empty: 'the initials of the name take its place' }),
  },
  preview: {
    without: 'Quote without words',
    subtitle: ({ name }) => ['Quote', name].filter(Boolean).join(' · '),
    select: { title: 'quote', name: 'name', media: 'picture.asset' },
  },
})
