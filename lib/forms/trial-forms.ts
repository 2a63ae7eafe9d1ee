import { lacksEnding } from '../email.ts'
import { isBlank } from '../plain-text.ts'
import { CONTACT_WAYS } from './choices.ts'
import { email, MESSAGES, oneOf, type Rule, required } from './rules.ts'
import type { FormRules } from './validate.ts'

export const TRIAL_MESSAGES = {
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
  name: required(TRIAL_MESSAGES.name),
  email: emailToEnter,
  phone: required(TRIAL_MESSAGES.phone),
} as const satisfies FormRules

export const TRIAL = {
  ...SHORT_TRIAL,
  masjid: required(TRIAL_MESSAGES.masjid),
  location: required(TRIAL_MESSAGES.location),
  bestcontact: oneOf(CONTACT_WAYS),
} as const satisfies FormRules
