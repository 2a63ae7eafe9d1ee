import { lacksEnding } from '../email.ts'
import { isBlank } from '../plain-text.ts'
import { CONTACT_WAYS } from './choices.ts'
import { email, oneOf, type Rule, required } from './rules.ts'
import type { FormRules } from './validate.ts'

export const TRIAL_MESSAGES = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  emailForm: 'Enter an address such as name@masjid.org.',
  emailEnding: 'Add the ending, such as name@masjid.org.',
  phone: 'Enter your phone number.',
  masjid: 'Enter your masjid’s name.',
  location: 'Enter your city and state.',
  bestcontact: 'Choose one. “Any” is fine.',
} as const

const emailToEnter: Rule = value => {
  if (isBlank(value)) return TRIAL_MESSAGES.email
  return email(value) && (lacksEnding(value) ? TRIAL_MESSAGES.emailEnding : TRIAL_MESSAGES.emailForm)
}

export const SHORT_TRIAL = {
  name: value => required(value) && TRIAL_MESSAGES.name,
  email: emailToEnter,
  phone: value => required(value) && TRIAL_MESSAGES.phone,
} as const satisfies FormRules

const isWay = /* @__PURE__ */ oneOf(CONTACT_WAYS)

export const TRIAL = {
  ...SHORT_TRIAL,
  masjid: value => required(value) && TRIAL_MESSAGES.masjid,
  location: value => required(value) && TRIAL_MESSAGES.location,
  bestcontact: value => isWay(value) && TRIAL_MESSAGES.bestcontact,
} as const satisfies FormRules
