import { PLATFORM_ANSWERS } from './choices.ts'
import { EMAIL, type FormFields, NAME, PHONE } from './fields.ts'
import { email, fullName, MESSAGES, oneOf, required, tenDigitPhone } from './rules.ts'

export const DEMO = {
  name: { ...NAME, rule: required(MESSAGES.enterName) },
  email: { ...EMAIL, rule: email },
  phone: { ...PHONE, rule: required(MESSAGES.enterPhone) },
  lookingForDonationPlatform: { staffLabel: 'Looking for a donation platform', rule: oneOf(PLATFORM_ANSWERS) },
} as const satisfies FormFields

export const MINI_TRIAL = {
  name: { ...NAME, rule: fullName },
  email: { ...EMAIL, rule: email },
  phone: { ...PHONE, autoComplete: 'tel-national', rule: tenDigitPhone },
} as const satisfies FormFields
