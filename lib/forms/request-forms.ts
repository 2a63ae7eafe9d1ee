import { PLATFORM_ANSWERS } from './choices.ts'
import { email, fullName, MESSAGES, oneOf, required, tenDigitPhone } from './rules.ts'
import type { FormRules } from './validate.ts'

export const DEMO = {
  name: required(MESSAGES.enterName),
  email,
  phone: required(MESSAGES.enterPhone),
  lookingForDonationPlatform: oneOf(PLATFORM_ANSWERS),
} as const satisfies FormRules

export const MINI_TRIAL = { name: fullName, email, phone: tenDigitPhone } as const satisfies FormRules
