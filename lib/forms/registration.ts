import { COUNTRIES, MAILING_CHOICES } from './choices.ts'
import { EMAIL, type FormField, NAME, PHONE } from './fields.ts'
import { isRegion } from './regions.ts'
import { MESSAGES, oneOf, type Rule } from './rules.ts'

export const TERMS_REQUIRED = 'Please accept the terms and conditions.'

const accepted: Rule = value => (value === 'true' ? null : TERMS_REQUIRED)

const region: Rule = value => (isRegion(value) ? null : MESSAGES.choiceRequired)

export type Step = 1 | 2 | 3 | 4

export type FieldOfForm = FormField & {
  step: Step
  /** Asked before this field, although it comes later in the payload. */
  askedBefore?: string
  /** Part of the masjid's address, which is one row in the summary. */
  isInAddress?: boolean
  /** The part of the mailing step in which it is asked. */
  mailing?: 'recipient' | 'address'
}

/** Only the terms are required; a malformed e-mail address is accepted. */
export const REGISTRATION = {
  I01name: { step: 1, ...NAME },
  I02email: { step: 1, ...EMAIL },
  I03phone: { step: 1, ...PHONE },
  I04role: { step: 1, label: 'role', staffLabel: 'Role at the masjid', autoComplete: 'organization-title' },
  II01masjidname: {
    label: 'masjidName',
    ...{ step: 2, staffLabel: 'Name of the masjid', column: 'masjid', autoComplete: 'organization' },
  },
  II02masjidaddress: {
    label: 'address',
    ...{ step: 2, isInAddress: true, staffLabel: 'Street address', autoComplete: 'section-masjid address-line1' },
  },
  II03masjidcity: {
    label: 'city',
    ...{ step: 2, isInAddress: true, staffLabel: 'City', column: 'location' },
    autoComplete: 'section-masjid address-level2',
  },
  II04masjidstate: {
    label: 'state',
    ...{ step: 2, isInAddress: true, staffLabel: 'State or province', kind: 'region' },
    ...{ column: 'location', autoComplete: 'section-masjid address-level1' },
    rule: optional(region),
  },
  II05masjidzip: {
    label: 'zip',
    ...{ step: 2, isInAddress: true, staffLabel: 'ZIP or postal code', autoComplete: 'section-masjid postal-code' },
  },
  II06masjidwebsite: {
    label: 'website',
    ...{ step: 2, staffLabel: 'Website', kind: 'website', autoComplete: 'section-masjid url' },
  },
  II10masjidein: { step: 2, label: 'ein', staffLabel: 'EIN (tax number)', autoComplete: 'off' },
  II14masjidcountry: {
    label: 'country',
    ...{ step: 2, isInAddress: true, askedBefore: 'II02masjidaddress', staffLabel: 'Country' },
    answers: { US: 'United States', CA: 'Canada' },
    rule: optional(oneOf(COUNTRIES)),
  },
  II15masjidphone: {
    label: 'masjidPhone',
    ...{ step: 2, staffLabel: 'Phone of the masjid', kind: 'phone', isOfMasjid: true },
    autoComplete: 'section-masjid tel',
  },
  II16masjidemail: {
    label: 'masjidEmail',
    ...{ step: 2, staffLabel: 'E-mail of the masjid', kind: 'email', isOfMasjid: true },
    autoComplete: 'section-masjid email',
  },
  II13masjidmailing: {
    label: 'mailingQuestion',
    ...{ step: 3, staffLabel: 'Mail goes to' },
    answers: { masjid: 'The masjid’s address', your: 'Their own address', other: 'Somebody else' },
    rule: optional(oneOf(MAILING_CHOICES)),
  },
  III01recipientname: {
    label: 'recipientName',
    ...{ step: 3, mailing: 'recipient', staffLabel: 'Recipient', autoComplete: 'section-recipient name' },
  },
  III021recipientemail: {
    label: 'recipientEmail',
    ...{ step: 3, mailing: 'recipient', staffLabel: 'Recipient’s e-mail', kind: 'email' },
    autoComplete: 'section-recipient email',
  },
  III03recipientphone: {
    label: 'recipientPhone',
    ...{ step: 3, mailing: 'recipient', staffLabel: 'Recipient’s phone', kind: 'phone' },
    autoComplete: 'section-recipient tel',
  },
  III04recipientstreetaddress: {
    label: 'street',
    ...{ step: 3, mailing: 'address', staffLabel: 'Recipient’s street address' },
    autoComplete: 'section-recipient address-line1',
  },
  III05recipientcity: {
    label: 'city',
    ...{ step: 3, mailing: 'address', staffLabel: 'Recipient’s city' },
    autoComplete: 'section-recipient address-level2',
  },
  III06recipientstate: {
    label: 'state',
    ...{ step: 3, mailing: 'address', staffLabel: 'Recipient’s state or province', kind: 'region' },
    autoComplete: 'section-recipient address-level1',
    rule: optional(region),
  },
  III07recipientzip: {
    label: 'zip',
    ...{ step: 3, mailing: 'address', staffLabel: 'Recipient’s ZIP or postal code' },
    autoComplete: 'section-recipient postal-code',
  },
  IV01termsandconditions: {
    label: null,
    ...{ step: 4, staffLabel: 'Terms and conditions', kind: 'tick', answers: { true: 'Accepted' } },
    rule: accepted,
  },
} as const satisfies Record<string, FieldOfForm>

export type RegistrationField = keyof typeof REGISTRATION

export const STEPS: readonly Step[] = [1, 2, 3, 4]

export const FIELDS_OF_STEP: Record<Step, readonly RegistrationField[]> = {
  1: fieldsOf(1),
  2: fieldsOf(2),
  3: fieldsOf(3),
  4: fieldsOf(4),
}

function fieldsOf(step: Step): RegistrationField[] {
  return Object.keys(REGISTRATION)
    .filter(isRegistrationField)
    .filter(name => REGISTRATION[name].step === step)
}

export function isRegistrationField(name: string): name is RegistrationField {
  return Object.hasOwn(REGISTRATION, name)
}

function optional(rule: Rule): Rule {
  return value => (value === '' ? null : rule(value))
}
