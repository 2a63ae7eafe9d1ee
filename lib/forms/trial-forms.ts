import { CONTACT_WAYS } from './choices.ts'
import { email, oneOf, required } from './rules.ts'
import type { FormRules } from './validate.ts'

/** Forms of the trial pages. Fields have the names and order that the form service expects. */

export const TRIAL = {
  name: required,
  email,
  phone: required,
  masjid: required,
  location: required,
  bestcontact: /* @__PURE__ */ oneOf(CONTACT_WAYS),
} as const satisfies FormRules

export const SHORT_TRIAL = { name: required, email, phone: required } as const satisfies FormRules
