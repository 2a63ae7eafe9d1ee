import { COUNTRIES, MAILING_CHOICES } from './choices.ts'
import { isRegion } from './regions.ts'
import { MESSAGES, oneOf, type Rule } from './rules.ts'
import type { FormRules } from './validate.ts'

export const TERMS_REQUIRED = 'Please accept the terms and conditions.'

const accepted: Rule = value => (value === 'true' ? null : TERMS_REQUIRED)

const region: Rule = value => (isRegion(value) ? null : MESSAGES.choiceRequired)

export type Step = 1 | 2 | 3 | 4

export type FieldOfForm = {
  step: Step
  /** Asked before this field, although it comes later in the payload. */
  askedBefore?: string
  /** The part of the mailing step in which it is asked. */
  mailing?: 'recipient' | 'address'
  /** Which label of the page's content it has; null for the terms, which have a text and a link. */
  label: string | null
  staffLabel: string
  rule?: Rule
}

/** Only the terms are required; a malformed e-mail address is accepted. */
export const REGISTRATION_FIELDS = {
  I01name: { step: 1, label: 'name', staffLabel: 'Name' },
  I02email: { step: 1, label: 'email', staffLabel: 'E-mail' },
  I03phone: { step: 1, label: 'phone', staffLabel: 'Phone' },
  I04role: { step: 1, label: 'role', staffLabel: 'Role at the masjid' },
  II01masjidname: { step: 2, label: 'masjidName', staffLabel: 'Name of the masjid' },
  II02masjidaddress: { step: 2, label: 'address', staffLabel: 'Street address' },
  II03masjidcity: { step: 2, label: 'city', staffLabel: 'City' },
  II04masjidstate: { step: 2, label: 'state', staffLabel: 'State or province', rule: optional(region) },
  II05masjidzip: { step: 2, label: 'zip', staffLabel: 'ZIP or postal code' },
  II06masjidwebsite: { step: 2, label: 'website', staffLabel: 'Website' },
  II10masjidein: { step: 2, label: 'ein', staffLabel: 'EIN (tax number)' },
  II14masjidcountry: {
    step: 2,
    askedBefore: 'II02masjidaddress',
    label: 'country',
    staffLabel: 'Country',
    rule: optional(oneOf(COUNTRIES)),
  },
  II15masjidphone: { step: 2, label: 'masjidPhone', staffLabel: 'Phone of the masjid' },
  II16masjidemail: { step: 2, label: 'masjidEmail', staffLabel: 'E-mail of the masjid' },
  II13masjidmailing: {
    step: 3,
    label: 'mailingQuestion',
    staffLabel: 'Mail goes to',
    rule: optional(oneOf(MAILING_CHOICES)),
  },
  III01recipientname: { step: 3, mailing: 'recipient', label: 'recipientName', staffLabel: 'Recipient' },
  III021recipientemail: { step: 3, mailing: 'recipient', label: 'recipientEmail', staffLabel: 'Recipient’s e-mail' },
  III03recipientphone: { step: 3, mailing: 'recipient', label: 'recipientPhone', staffLabel: 'Recipient’s phone' },
  III04recipientstreetaddress: {
    step: 3,
    mailing: 'address',
    label: 'street',
    staffLabel: 'Recipient’s street address',
  },
  III05recipientcity: { step: 3, mailing: 'address', label: 'city', staffLabel: 'Recipient’s city' },
  III06recipientstate: {
    step: 3,
    mailing: 'address',
    label: 'state',
    staffLabel: 'Recipient’s state or province',
    rule: optional(region),
  },
  III07recipientzip: { step: 3, mailing: 'address', label: 'zip', staffLabel: 'Recipient’s ZIP or postal code' },
  IV01termsandconditions: { step: 4, label: null, staffLabel: 'Terms and conditions', rule: accepted },
} as const satisfies Record<string, FieldOfForm>

export type RegistrationField = keyof typeof REGISTRATION_FIELDS

export const REGISTRATION: FormRules = Object.fromEntries(
  Object.entries<FieldOfForm>(REGISTRATION_FIELDS).map(([name, { rule = null }]) => [name, rule]),
)

export const STEPS: readonly Step[] = [1, 2, 3, 4]

export const FIELDS_OF_STEP: Record<Step, readonly RegistrationField[]> = {
  1: fieldsOf(1),
  2: fieldsOf(2),
  3: fieldsOf(3),
  4: fieldsOf(4),
}

function fieldsOf(step: Step): RegistrationField[] {
  return Object.keys(REGISTRATION_FIELDS)
    .filter(isRegistrationField)
    .filter(name => REGISTRATION_FIELDS[name].step === step)
}

export function isRegistrationField(name: string): name is RegistrationField {
  return Object.hasOwn(REGISTRATION_FIELDS, name)
}

function optional(rule: Rule): Rule {
  return value => (value === '' ? null : rule(value))
}
