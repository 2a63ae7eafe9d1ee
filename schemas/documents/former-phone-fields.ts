import { hasOwnQuestionsNumber } from '../../lib/contact-links.ts'
import { addressField } from '../fields.ts'

/** Settings once held the number three times. The site still reads these where they say something that the field Phone does not. */
export const formerPhoneFields = [
  {
    ...addressField({
      name: 'phoneHref',
      title: 'Phone: number to dial',
      shows: 'Dialed only while Phone holds no number that can be dialed.',
      empty: 'Phone decides',
      kinds: ['phone'],
      group: 'contact',
    }),
    hidden: true,
  },
  {
    ...addressField({
      name: 'supportPhoneHref',
      title: 'Floating button: another number',
      shows: 'What the floating button dials (tel:) or texts (sms:) instead of Phone.',
      empty: 'Phone is used, and this field goes away',
      kinds: ['phone', 'message'],
      group: 'contact',
    }),
    hidden: ({ parent }: { parent?: object }) => !hasOwnQuestionsNumber(parent ?? {}),
  },
]
