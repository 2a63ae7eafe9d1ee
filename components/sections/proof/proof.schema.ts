import { UsersIcon } from '@sanity/icons/Users'
import { MIN_MASJIDS } from '../../../lib/addresses/masjids.ts'
import { sampleField } from '../../../schemas/documents/fields.ts'
import { field, longTextField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { subtitleOf, textOr } from '../../../schemas/preview.ts'
import { fittingList } from '../../../schemas/rules/fields.ts'
import { defineSection } from '../../../schemas/section.ts'

const MAX_MASJIDS = 8
const MAX_QUOTE = 60

export const proof = defineSection({
  name: 'proof',
  title: 'Masjids',
  icon: UsersIcon,
  fields: [
    sampleField,
    sectionTitleField(
      `At the top of the section. With fewer than ${MIN_MASJIDS} masjids the whole section is left out.`,
    ),
    longTextField({
      name: 'lead',
      title: 'Introduction',
      shows:
        'Below the title. It says what the patterns are: one petal is lit for each full $10,000, ten at $100,000 and above.',
      empty: 'nothing says what the petals are',
      max: 100,
      because: 'a longer one takes more than one line on a wide screen',
    }),
    field({
      name: 'voice',
      title: 'Quote',
      shows: 'Between the rows of masjids: one line of a person of one masjid.',
      empty: 'the rows close up',
      type: 'object',
      options: { collapsible: false },
      fields: [
        textField({
          name: 'quote',
          title: 'Quote',
          shows: 'In large type, without quotation marks: the site draws them.',
          empty: 'there is no quote',
          max: MAX_QUOTE,
          because: 'a longer quote is set smaller',
        }),
        textField({
          name: 'name',
          title: 'Name',
          shows: 'Below the quote: who says it.',
          empty: 'the quote stands alone',
          max: 60,
        }),
        textField({
          name: 'role',
          title: 'Role',
          shows: 'Below the name, for example “Treasurer”.',
          empty: 'there is no role',
          max: 60,
        }),
        textField({
          name: 'masjid',
          title: 'Masjid',
          shows: 'After the role. Its tile stands beside the name.',
          empty: 'there is no tile',
          max: 70,
        }),
        textField({
          name: 'place',
          title: 'Place',
          shows: 'After the masjid: city and state or province.',
          empty: 'there is no place',
          max: 60,
        }),
      ],
    }),
    field({
      name: 'masjids',
      title: 'Masjids',
      shows: `One card each, the largest amount first: ${MIN_MASJIDS} to ${MAX_MASJIDS} of them.`,
      empty: 'there is no such section',
      type: 'array',
      of: [{ type: 'raisingMasjid' }],
      validation: rule => [
        rule
          .custom(
            masjids =>
              !masjids?.length ||
              masjids.length >= MIN_MASJIDS ||
              `Name at least ${MIN_MASJIDS} masjids: with fewer the section is not on the page`,
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
      subtitle: subtitleOf({ sample }, 'Masjids'),
    }),
  },
})
