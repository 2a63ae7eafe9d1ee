import { EMAIL, type FormField, NAME, PHONE } from './fields.ts'
import { COUNTRIES, isRegion } from './regions.ts'
import { MESSAGES, oneOf, type Rule } from './rules.ts'

export const TERMS_REQUIRED = 'Please accept the terms and conditions.'

const accepted: Rule = value => (value === 'true' ? null : TERMS_REQUIRED)

const region: Rule = value => (isRegion(value) ? null : MESSAGES.choiceRequired)

export type Step = 1 | 2 | 3 | 4

export type FieldOfForm = FormField & {
  step: Step
  /** Its legend, in the words of the page; without one, the group has the title of the step. */
  group?: Group
  /** In one row with the field that is asked before it. */
  isBeside?: boolean
  /** Which of the page's words labels each answer. */
  choices?: Readonly<Record<string, ChoiceLabel>>
}

type Group = 'masjidGroup' | 'addressGroup' | 'contactGroup' | 'recipientGroup' | 'mailingGroup'
type ChoiceLabel = 'unitedStates' | 'canada' | 'mailingMasjid' | 'mailingYour' | 'mailingOther'

export const MAILING_CHOICES = ['masjid', 'your', 'other'] as const

/** Only the terms are required; a malformed e-mail address is accepted. */
export const REGISTRATION = {
  I01name: { step: 1, ...NAME },
  I02email: { step: 1, ...EMAIL },
  I03phone: { step: 1, isBeside: true, ...PHONE },
  I04role: { step: 1, label: 'role', staffLabel: 'Role at the masjid', autoComplete: 'organization-title' },
  II01masjidname: {
    label: 'masjidName',
    ...{ step: 2, group: 'masjidGroup', staffLabel: 'Name of the masjid', column: 'masjid' },
    autoComplete: 'organization',
  },
  II02masjidaddress: {
    label: 'address',
    ...{ step: 2, group: 'addressGroup', staffLabel: 'Street address', autoComplete: 'section-masjid address-line1' },
  },
  II03masjidcity: {
    label: 'city',
    ...{ step: 2, group: 'addressGroup', staffLabel: 'City', column: 'location' },
    autoComplete: 'section-masjid address-level2',
  },
  II04masjidstate: {
    label: 'state',
    ...{ step: 2, group: 'addressGroup', isBeside: true, staffLabel: 'State or province', kind: 'region' },
    ...{ column: 'location', autoComplete: 'section-masjid address-level1' },
    rule: optional(region),
  },
  II05masjidzip: {
    label: 'zip',
    ...{ step: 2, group: 'addressGroup', isBeside: true, staffLabel: 'ZIP or postal code' },
    autoComplete: 'section-masjid postal-code',
  },
  II06masjidwebsite: {
    label: 'website',
    ...{ step: 2, group: 'contactGroup', staffLabel: 'Website', kind: 'website', autoComplete: 'section-masjid url' },
  },
  II10masjidein: {
    label: 'ein',
    ...{ step: 2, group: 'contactGroup', isBeside: true, staffLabel: 'EIN (tax number)', autoComplete: 'off' },
  },
  II14masjidcountry: {
    label: 'country',
    ...{ step: 2, group: 'masjidGroup', staffLabel: 'Country' },
    answers: { US: 'United States', CA: 'Canada' },
    choices: { US: 'unitedStates', CA: 'canada' },
    rule: optional(oneOf(COUNTRIES)),
  },
  II15masjidphone: {
    label: 'masjidPhone',
    ...{ step: 2, group: 'contactGroup', staffLabel: 'Phone of the masjid', kind: 'phone', isOfMasjid: true },
    autoComplete: 'section-masjid tel',
  },
  II16masjidemail: {
    label: 'masjidEmail',
    ...{ step: 2, group: 'contactGroup', isBeside: true, staffLabel: 'E-mail of the masjid' },
    ...{ kind: 'email', isOfMasjid: true },
    autoComplete: 'section-masjid email',
  },
  II13masjidmailing: {
    label: 'mailingQuestion',
    ...{ step: 3, staffLabel: 'Mail goes to' },
    answers: { masjid: 'The masjid’s address', your: 'Their own address', other: 'Somebody else' },
    choices: { masjid: 'mailingMasjid', your: 'mailingYour', other: 'mailingOther' },
    rule: optional(oneOf(MAILING_CHOICES)),
  },
  III01recipientname: {
    label: 'recipientName',
    ...{ step: 3, group: 'recipientGroup', staffLabel: 'Recipient', autoComplete: 'section-recipient name' },
  },
  III021recipientemail: {
    label: 'recipientEmail',
    ...{ step: 3, group: 'recipientGroup', staffLabel: 'Recipient’s e-mail', kind: 'email' },
    autoComplete: 'section-recipient email',
  },
  III03recipientphone: {
    label: 'recipientPhone',
    ...{ step: 3, group: 'recipientGroup', isBeside: true, staffLabel: 'Recipient’s phone', kind: 'phone' },
    autoComplete: 'section-recipient tel',
  },
  III04recipientstreetaddress: {
    label: 'street',
    ...{ step: 3, group: 'mailingGroup', staffLabel: 'Recipient’s street address' },
    autoComplete: 'section-recipient address-line1',
  },
  III05recipientcity: {
    label: 'city',
    ...{ step: 3, group: 'mailingGroup', staffLabel: 'Recipient’s city' },
    autoComplete: 'section-recipient address-level2',
  },
  III06recipientstate: {
    label: 'state',
    ...{ step: 3, group: 'mailingGroup', isBeside: true, staffLabel: 'Recipient’s state or province', kind: 'region' },
    autoComplete: 'section-recipient address-level1',
    rule: optional(region),
  },
  III07recipientzip: {
    label: 'zip',
    ...{ step: 3, group: 'mailingGroup', isBeside: true, staffLabel: 'Recipient’s ZIP or postal code' },
    autoComplete: 'section-recipient postal-code',
  },
  IV01termsandconditions: {
    label: null,
    ...{ step: 4, staffLabel: 'Terms and conditions', kind: 'tick', answers: { true: 'Accepted' } },
    rule: accepted,
  },
} as const satisfies Record<string, FieldOfForm>

export type RegistrationField = keyof typeof REGISTRATION

/** A field's or an answer's, in the words of the page. */
export type FieldLabel = NonNullable<(typeof REGISTRATION)[RegistrationField]['label']> | ChoiceLabel

export const STEPS: readonly Step[] = [1, 2, 3, 4]

export const FIELDS: Readonly<Record<RegistrationField, FieldOfForm>> = REGISTRATION

/** All fields, in the order in which they are asked: group by group, and in each as in the payload. */
export const ASKED: readonly RegistrationField[] = STEPS.flatMap(fieldsOfStep)

export function fieldsOfStep(step: Step): RegistrationField[] {
  return groupsOf(step).flatMap(([, fields]) => fields)
}

export function groupsOf(step: Step): [group: Group | undefined, fields: RegistrationField[]][] {
  const fields = Object.keys(FIELDS).filter(isRegistrationField)
  const own = fields.filter(field => FIELDS[field].step === step)
  const groups = new Set(own.map(field => FIELDS[field].group))
  return [...groups].map(group => [group, own.filter(field => FIELDS[field].group === group)])
}

/** Whether a group is needed for an answer to "Where should we send mail?". */
export function isNeeded(group: Group | undefined, choice: string | undefined): boolean {
  if (group === 'recipientGroup') return choice === 'other'
  return group !== 'mailingGroup' || choice === 'your' || choice === 'other'
}

export function isRegistrationField(name: string): name is RegistrationField {
  return Object.hasOwn(REGISTRATION, name)
}

function optional(rule: Rule): Rule {
  return value => (value === '' ? null : rule(value))
}
