import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { MOMENT_ROOM } from '../../../lib/time/moments.ts'
import { longTextField, referencesField, sectionTitleField, textField } from '../../../schemas/fields.ts'
import { defineSection } from '../../../schemas/types.ts'

const FEATURES = { to: 'feature', options: { needs: ['name'] }, max: 8 }

export const features = defineSection('Features', ThLargeIcon, {
  fields: {
    title: sectionTitleField(),
    lead: longTextField('Introduction', 'Below the title.', { max: 300 }),
    gift: textField('The gift', 'On the golden tile of every drawing in both carousels, for example “$50”.', {
      empty: 'the tile has no amount',
      max: MOMENT_ROOM.gift,
      because: 'the tile is small',
    }),
    donorsTitle: textField('Title of the donors’ features', 'Above the first carousel.'),
    donors: referencesField('Features for donors', 'The first carousel, in this order.', FEATURES),
    managementTitle: textField('Title of the masjid’s features', 'Above the second carousel.'),
    management: referencesField('Features for the masjid', 'The second carousel, in this order.', FEATURES),
  },
})
