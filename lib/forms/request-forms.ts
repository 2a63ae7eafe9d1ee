import { EMAIL, type FormFields, NAME, PHONE } from './fields.ts'
import { email, fullName, MESSAGES, oneOf, required, tenDigitPhone } from './rules.ts'

/** Stored and sent; their labels are content. */
export const PLATFORM_ANSWERS = ['Yes', 'No', 'Maybe / Unsure'] as const

export const DEMO = {
  name: { ...NAME, label: 'nameLabel', rule: required(MESSAGES.enterName) },
  email: { ...EMAIL, label: 'emailLabel', rule: email },
  phone: { ...PHONE, label: 'phoneLabel', rule: required(MESSAGES.enterPhone) },
  lookingForDonationPlatform: {
    label: 'question',
    staffLabel: 'Looking for a donation platform',
    rule: oneOf(PLATFORM_ANSWERS),
  },
} as const satisfies FormFields

export const MINI_TRIAL = {
  name: { ...NAME, label: 'nameLabel', rule: fullName },
  email: { ...EMAIL, label: 'emailLabel', rule: email },
  phone: { ...PHONE, label: 'phoneLabel', autoComplete: 'tel-national', rule: tenDigitPhone },
} as const satisfies FormFields
