import { UsersIcon } from '@sanity/icons/Users'
import { defineField, defineType } from 'sanity'
import { sampleField } from '../../../schemas/documents/fields.ts'
import {
  explain,
  longTextField,
  numberField,
  pictureField,
  sectionTitleField,
  textField,
} from '../../../schemas/fields.ts'
import { sampleSubtitle, textOr } from '../../../schemas/preview.ts'
import { fittingList } from '../../../schemas/rules.ts'

const MIN_MASJIDS = 4
const MAX_MASJIDS = 8
const MAX_QUOTE = 280

export const proof = defineType({
  name: 'proof',
  title: 'Masjids',
  type: 'object',
  icon: UsersIcon,
  fields: [
    sampleField,
    sectionTitleField('At the top of the section. Without a card and without masjids the whole section is left out.'),
    longTextField({ name: 'lead', title: 'Introduction', shows: 'Beside the title.', max: 160 }),
    defineField({
      ...explain({
        name: 'voice',
        title: 'Card',
        shows: 'The tall card: a person of one masjid, in their own words.',
        empty: 'there is no card, and the masjids take its place',
      }),
      type: 'object',
      options: { collapsible: false },
      fields: [
        longTextField({
          name: 'quote',
          title: 'Quote',
          shows: 'In large type, without quotation marks.',
          max: MAX_QUOTE,
          because: 'a longer quote makes the card higher than a screen',
        }),
        textField({ name: 'name', title: 'Name', shows: 'Below the quote: who says it.', max: 60 }),
        textField({
          name: 'role',
          title: 'Role, masjid and place',
          shows: 'Below the name, for example “Treasurer, Masjid As-Salam, Toledo, Ohio”.',
          empty: 'the name stands alone',
          max: 120,
        }),
        pictureField({
          name: 'picture',
          sharp: { width: 1000, height: 1250 },
          title: 'Picture',
          shows: 'At the top of the card, upright (4:5).',
          empty: 'a mosaic with the initials of the name',
        }),
        numberField({
          name: 'raised',
          title: 'Amount raised',
          shows: 'Large, on the picture: whole US dollars.',
          empty: 'there is no amount',
          min: 1,
          whole: true,
        }),
        textField({
          name: 'raisedText',
          title: 'Text below the amount',
          shows: 'For example “raised by Masjid As-Salam”.',
          empty: 'the amount stands alone',
          max: 70,
          because: 'a longer text covers the picture',
        }),
      ],
    }),
    textField({
      name: 'listTitle',
      title: 'Title of the list',
      shows: 'Above the masjids.',
      empty: 'the list has no title',
      max: 30,
      because: 'the note on the tiles stands in the same line',
    }),
    textField({
      name: 'tileText',
      title: 'Note on the steps',
      shows:
        'Beside the title of the list; {amount} stands for what one step is worth: $10,000, or more once a masjid is above $150,000.',
      empty: 'there is no note',
      max: 40,
      because: 'it stands in the same line as the title',
    }),
    defineField({
      ...explain({
        name: 'masjids',
        title: 'Masjids',
        shows: `With place and amount, in this order: ${MIN_MASJIDS} to ${MAX_MASJIDS} of them, so that the list is about as high as the card.`,
        empty: 'there is no list, and the card stands alone',
      }),
      type: 'array',
      of: [{ type: 'raisingMasjid' }],
      validation: rule => [
        rule
          .custom(
            masjids =>
              !masjids?.length ||
              masjids.length >= MIN_MASJIDS ||
              `Name at least ${MIN_MASJIDS} masjids, or none: a shorter list looks empty beside the card`,
          )
          .warning(),
        fittingList(MAX_MASJIDS, rule),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', sample: 'sample' },
    prepare: ({ title, sample }) => ({
      title: textOr(title, 'Masjids without a title'),
      subtitle: sampleSubtitle(sample, 'Masjids'),
    }),
  },
})
