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

const MASJID = { step: 2, group: 'masjidGroup' } as const
const ADDRESS = { step: 2, group: 'addressGroup' } as const
const CONTACT = { step: 2, group: 'contactGroup' } as const
const RECIPIENT = { step: 3, group: 'recipientGroup' } as const
const MAILING = { step: 3, group: 'mailingGroup' } as const
const REGION = { kind: 'region', isBeside: true, rule: optional(region) } as const

/** Only the terms are required; a malformed e-mail address is accepted. */
export const REGISTRATION = {
  I01name: { step: 1, ...NAME },
  I02email: { step: 1, ...EMAIL },
  I03phone: { step: 1, isBeside: true, ...PHONE },
  I04role: { step: 1, label: 'role', staffLabel: 'Role at the masjid', autoComplete: 'organization-title' },
  II01masjidname: {
    label: 'masjidName',
    ...{ ...MASJID, staffLabel: 'Name of the masjid', column: 'masjid', autoComplete: 'organization' },
  },
  II02masjidaddress: row(ADDRESS, 'address', 'Street address', 'address-line1'),
  II03masjidcity: { ...row(ADDRESS, 'city', 'City', 'address-level2'), column: 'location' },
  II04masjidstate: { ...row(ADDRESS, 'state', 'State or province', 'address-level1'), ...REGION, column: 'location' },
  II05masjidzip: { ...row(ADDRESS, 'zip', 'ZIP or postal code', 'postal-code'), isBeside: true },
  II06masjidwebsite: { ...row(CONTACT, 'website', 'Website', 'url'), kind: 'website' },
  II10masjidein: { ...CONTACT, isBeside: true, label: 'ein', staffLabel: 'EIN (tax number)', autoComplete: 'off' },
  II14masjidcountry: {
    label: 'country',
    ...{ ...MASJID, staffLabel: 'Country', rule: optional(oneOf(COUNTRIES)) },
    answers: { US: 'United States', CA: 'Canada' },
    choices: { US: 'unitedStates', CA: 'canada' },
  },
  II15masjidphone: { ...row(CONTACT, 'masjidPhone', 'Phone of the masjid', 'tel'), kind: 'phone', isOfMasjid: true },
  II16masjidemail: {
    ...row(CONTACT, 'masjidEmail', 'E-mail of the masjid', 'email'),
    ...{ isBeside: true, kind: 'email', isOfMasjid: true },
  },
  II13masjidmailing: {
    label: 'mailingQuestion',
    ...{ step: 3, staffLabel: 'Mail goes to', rule: optional(oneOf(MAILING_CHOICES)) },
    answers: { masjid: 'The masjid’s address', your: 'Their own address', other: 'Somebody else' },
    choices: { masjid: 'mailingMasjid', your: 'mailingYour', other: 'mailingOther' },
  },
  III01recipientname: row(RECIPIENT, 'recipientName', 'Recipient', 'name'),
  III021recipientemail: { ...row(RECIPIENT, 'recipientEmail', 'Recipient’s e-mail', 'email'), kind: 'email' },
  III03recipientphone: {
    ...row(RECIPIENT, 'recipientPhone', 'Recipient’s phone', 'tel'),
    ...{ isBeside: true, kind: 'phone' },
  },
  III04recipientstreetaddress: row(MAILING, 'street', 'Recipient’s street address', 'address-line1'),
  III05recipientcity: row(MAILING, 'city', 'Recipient’s city', 'address-level2'),
  III06recipientstate: { ...row(MAILING, 'state', 'Recipient’s state or province', 'address-level1'), ...REGION },
  III07recipientzip: { ...row(MAILING, 'zip', 'Recipient’s ZIP or postal code', 'postal-code'), isBeside: true },
  IV01termsandconditions: {
    label: null,
    ...{ step: 4, staffLabel: 'Terms and conditions', kind: 'tick', rule: accepted, answers: { true: 'Accepted' } },
  },
} as const satisfies Record<string, FieldOfForm>

/** `autoComplete` is within the section of the step: browsers know the masjid's contacts and those of its recipient apart. */
function row<const Label extends string, Place extends { step: 2 | 3; group: Group }>(
  place: Place,
  label: Label,
  staffLabel: string,
  autoComplete: string,
) {
  const section = place.step === 2 ? 'section-masjid' : 'section-recipient'
  return { ...place, label, staffLabel, autoComplete: `${section} ${autoComplete}` }
}

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
