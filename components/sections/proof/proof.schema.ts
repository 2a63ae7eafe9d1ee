import { UsersIcon } from '@sanity/icons/Users'
import { MIN_MASJIDS } from '../../../lib/addresses/masjids.ts'
import { sampleField } from '../../../schemas/documents/fields.ts'
import { field, longTextField, objectField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { subtitleOf } from '../../../schemas/preview.ts'
import { fittingList } from '../../../schemas/rules/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

const MAX_MASJIDS = 8
const MAX_QUOTE = 60

export const proof = defineSection('Masjids', UsersIcon, {
  fields: {
    sample: sampleField,
    title: sectionTitleField(
      `At the top of the section. With fewer than ${MIN_MASJIDS} masjids the whole section is left out.`,
    ),
    lead: longTextField(
      'Introduction',
      'Below the title. It says what the patterns are: one petal is lit for each full $10,000, ten at $100,000 and above.',
      {
        empty: 'nothing says what the petals are',
        max: 100,
        because: 'a longer one takes more than one line on a wide screen',
      },
    ),
    voice: objectField('Quote', 'Between the rows of masjids: one line of a person of one masjid.', {
      empty: 'the rows close up',
      options: { collapsible: false },
      fields: {
        quote: textField('Quote', 'In large type, without quotation marks: the site draws them.', {
          empty: 'there is no quote',
          max: MAX_QUOTE,
          because: 'a longer quote is set smaller',
        }),
        name: textField('Name', 'Below the quote: who says it.', { empty: 'the quote stands alone', max: 60 }),
        role: textField('Role', 'Below the name, for example “Treasurer”.', { empty: 'there is no role', max: 60 }),
        masjid: textField('Masjid', 'After the role. Its tile stands beside the name.', {
          empty: 'there is no tile',
          max: 70,
        }),
        place: textField('Place', 'After the masjid: city and state or province.', {
          empty: 'there is no place',
          max: 60,
        }),
      },
    }),
    masjids: field('Masjids', `One card each, the largest amount first: ${MIN_MASJIDS} to ${MAX_MASJIDS} of them.`, {
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
  },
  preview: { select: { sample: 'sample' }, subtitle: masjids => subtitleOf(masjids, 'Masjids') },
})
