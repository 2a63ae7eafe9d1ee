import { lacksEnding } from '../words/email.ts'
import { isBlank } from '../words/plain-text.ts'
import { EMAIL, type FormFields, NAME, PHONE } from './fields.ts'
import { email, MESSAGES, oneOf, type Rule, required } from './rules.ts'

/** Stored and sent; their labels are content. */
export const CONTACT_WAYS = ['Email', 'Phone', 'Text', 'Any'] as const

const emailToEnter: Rule = value => {
  if (isBlank(value)) return 'Enter your email address.'
  if (lacksEnding(value)) return 'Add the ending, such as name@masjid.org.'
  return email(value) && 'Enter an address such as name@masjid.org.'
}

export const SHORT_TRIAL = {
  name: { ...NAME, rule: required(MESSAGES.enterName) },
  email: { ...EMAIL, rule: emailToEnter },
  phone: { ...PHONE, rule: required(MESSAGES.enterPhone) },
} as const satisfies FormFields

export const TRIAL = {
  ...SHORT_TRIAL,
  masjid: {
    label: 'masjid',
    ...{ staffLabel: 'Masjid', column: 'masjid', autoComplete: 'organization' },
    rule: required('Enter your masjid’s name.'),
  },
  location: {
    label: 'location',
    ...{ staffLabel: 'City and state', column: 'location', autoComplete: 'address-level2' },
    rule: required('Enter your city and state.'),
  },
  bestcontact: {
    label: 'bestcontact',
    staffLabel: 'Best way to reach',
    answers: { Any: 'Any way' },
    rule: oneOf(CONTACT_WAYS),
  },
} as const satisfies FormFields
