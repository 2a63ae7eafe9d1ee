import { CONTACT_WAYS, COUNTRIES, MAILING_CHOICES, PLATFORM_ANSWERS } from './choices.ts'
import { isRegion } from './regions.ts'
import {
  accepted,
  email,
  fullName,
  MAX_LENGTH,
  MESSAGES,
  oneOf,
  optional,
  type Rule,
  required,
  tenDigitPhone,
} from './rules.ts'

/** Nothing is asked of it; null where there is no rule keeps the lists below short. */
type Fields = Record<string, Rule | null>

const region: Rule = value => (isRegion(value) ? null : MESSAGES.choiceRequired)

/**
 * Every form with its fields, named and ordered as the form service receives them, and the rule of each. In a
 * registration nothing is required but the terms: a malformed e-mail is no error there.
 */
export const FORMS = {
  demo: { name: required, email, phone: required, lookingForDonationPlatform: oneOf(PLATFORM_ANSWERS) },
  trial: {
    name: required,
    email,
    phone: required,
    masjid: required,
    location: required,
    bestcontact: oneOf(CONTACT_WAYS),
  },
  shortTrial: { name: required, email, phone: required },
  miniTrial: { name: fullName, email, phone: tenDigitPhone },
  registration: {
    I01name: null,
    I02email: null,
    I03phone: null,
    I04role: null,
    II01masjidname: null,
    II02masjidaddress: null,
    II03masjidcity: null,
    II04masjidstate: optional(region),
    II05masjidzip: null,
    II06masjidwebsite: null,
    II10masjidein: null,
    II14masjidcountry: optional(oneOf(COUNTRIES)),
    II15masjidphone: null,
    II16masjidemail: null,
    II13masjidmailing: optional(oneOf(MAILING_CHOICES)),
    III01recipientname: null,
    III021recipientemail: null,
    III03recipientphone: null,
    III04recipientstreetaddress: null,
    III05recipientcity: null,
    III06recipientstate: optional(region),
    III07recipientzip: null,
    IV01termsandconditions: accepted,
  },
} as const satisfies Record<string, Fields>

export type FormName = keyof typeof FORMS
export type FieldName<Form extends FormName> = Extract<keyof (typeof FORMS)[Form], string>
export type Values<Form extends FormName = FormName> = Record<FieldName<Form>, string>

/** Messages by field; a field without one is right. */
export type FieldErrors = Record<string, string[]>

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORMS, name)
}

/** The form's fields with their rules, in order. */
export function fieldsOf(form: FormName): [field: string, rule: Rule | null][] {
  return Object.entries<Rule | null>(FORMS[form])
}

/** What is wrong with the values of a form; missing ones count as empty. No errors: it may be sent. */
export function validate(form: FormName, values: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, rule] of fieldsOf(form)) {
    const value = values[field] ?? ''
    const message = value.length > MAX_LENGTH ? MESSAGES.tooLong : (rule?.(value) ?? null)
    if (message) errors[field] = [message]
  }
  return errors
}
