import { CONTACT_WAYS } from './choices.ts'
import { email, oneOf, required } from './rules.ts'
import type { FormRules } from './validate.ts'

/** The fields of the pages that ask for a trial, named and ordered as the form service receives them. */

export const TRIAL = {
  name: required,
  email,
  phone: required,
  masjid: required,
  location: required,
  bestcontact: /* @__PURE__ */ oneOf(CONTACT_WAYS),
} as const satisfies FormRules

export const SHORT_TRIAL = { name: required, email, phone: required } as const satisfies FormRules
