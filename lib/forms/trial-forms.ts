import { lacksEnding } from '../words/email.ts'
import { isBlank } from '../words/plain-text.ts'
import { EMAIL, type FormFields, NAME, PHONE } from './fields.ts'
import { email, MESSAGES, oneOf, type Rule, required } from './rules.ts'

/** Stored and sent; their labels are content. */
export const CONTACT_WAYS = ['Email', 'Phone', 'Text', 'Any'] as const

const TRIAL_MESSAGES = {
  name: MESSAGES.enterName,
  email: 'Enter your email address.',
  emailForm: 'Enter an address such as name@masjid.org.',
  emailEnding: 'Add the ending, such as name@masjid.org.',
  phone: MESSAGES.enterPhone,
  masjid: 'Enter your masjid’s name.',
  location: 'Enter your city and state.',
  bestcontact: MESSAGES.choiceRequired,
} as const

const emailToEnter: Rule = value => {
  if (isBlank(value)) return TRIAL_MESSAGES.email
  return email(value) && (lacksEnding(value) ? TRIAL_MESSAGES.emailEnding : TRIAL_MESSAGES.emailForm)
}

export const SHORT_TRIAL = {
  name: { ...NAME, rule: required(TRIAL_MESSAGES.name) },
  email: { ...EMAIL, rule: emailToEnter },
  phone: { ...PHONE, rule: required(TRIAL_MESSAGES.phone) },
} as const satisfies FormFields

export const TRIAL = {
  ...SHORT_TRIAL,
  masjid: {
    label: 'masjid',
    ...{ staffLabel: 'Masjid', column: 'masjid', autoComplete: 'organization' },
    rule: required(TRIAL_MESSAGES.masjid),
  },
  location: {
    label: 'location',
    ...{ staffLabel: 'City and state', column: 'location', autoComplete: 'address-level2' },
    rule: required(TRIAL_MESSAGES.location),
  },
  bestcontact: {
    label: 'bestcontact',
    staffLabel: 'Best way to reach',
    answers: { Any: 'Any way' },
    rule: oneOf(CONTACT_WAYS),
  },
} as const satisfies FormFields
