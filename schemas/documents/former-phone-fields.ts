import { addressField } from '../fields.ts'

/** Settings once held the number three times. Of these, the site reads only how the floating button works: sms: texts. */
export const formerPhoneFields = [
  addressField({
    name: 'phoneHref',
    title: 'Phone: number to dial',
    shows: 'Dialed only while Phone holds no number that can be dialed.',
    empty: 'Phone decides',
    kinds: ['phone'],
    group: 'contact',
    hidden: true,
  }),
  addressField({
    name: 'supportPhoneHref',
    title: 'Floating button: former number',
    shows: 'Nowhere. The floating button has the number of Phone.',
    empty: 'the floating button dials',
    kinds: ['phone', 'message'],
    group: 'contact',
    hidden: true,
  }),
]
