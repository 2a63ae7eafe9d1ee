import { CONTACT_WAYS, PLATFORM_ANSWERS } from './choices.ts'
import { email, fullName, oneOf, required, tenDigitPhone } from './rules.ts'
import type { FormRules } from './validate.ts'

/** The fields of the requests for a demo or a trial, named and ordered as the form service receives them. */

export const DEMO = {
  name: required,
  email,
  phone: required,
  lookingForDonationPlatform: oneOf(PLATFORM_ANSWERS),
} as const satisfies FormRules

export const TRIAL = {
  name: required,
  email,
  phone: required,
  masjid: required,
  location: required,
  bestcontact: /* @__PURE__ */ oneOf(CONTACT_WAYS),
} as const satisfies FormRules

export const SHORT_TRIAL = { name: required, email, phone: required } as const satisfies FormRules

export const MINI_TRIAL = { name: fullName, email, phone: tenDigitPhone } as const satisfies FormRules
