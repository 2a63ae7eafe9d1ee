import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { MOMENT_ROOM } from '../../../lib/time/moments.ts'
import { longTextField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { defineSection, referencesField } from '../../../schemas/section.ts'

const MAX_FEATURES = 8

export const features = defineSection({
  name: 'features',
  title: 'Features',
  icon: ThLargeIcon,
  fields: [
    sectionTitleField(),
    longTextField({ name: 'lead', title: 'Introduction', shows: 'Below the title.', max: 300 }),
    textField({
      name: 'gift',
      title: 'The gift',
      shows: 'On the golden tile of every drawing in both carousels, for example “$50”.',
      empty: 'the tile has no amount',
      max: MOMENT_ROOM.gift,
      because: 'the tile is small',
    }),
    textField({
      name: 'donorsTitle',
      title: 'Title of the donors’ features',
      shows: 'Above the first carousel.',
    }),
    referencesField({
      name: 'donors',
      title: 'Features for donors',
      shows: 'The first carousel, in this order.',
      to: 'feature',
      max: MAX_FEATURES,
    }),
    textField({
      name: 'managementTitle',
      title: 'Title of the masjid’s features',
      shows: 'Above the second carousel.',
    }),
    referencesField({
      name: 'management',
      title: 'Features for the masjid',
      shows: 'The second carousel, in this order.',
      to: 'feature',
      max: MAX_FEATURES,
    }),
  ],
})
