import { PLATFORM_ANSWERS } from './choices.ts'
import { email, fullName, oneOf, required, tenDigitPhone } from './rules.ts'
import type { FormRules } from './validate.ts'

export const DEMO = {
  name: required,
  email,
  phone: required,
  lookingForDonationPlatform: oneOf(PLATFORM_ANSWERS),
} as const satisfies FormRules

export const MINI_TRIAL = { name: fullName, email, phone: tenDigitPhone } as const satisfies FormRules
