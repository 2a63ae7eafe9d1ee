import { COUNTRIES, MAILING_CHOICES } from './choices.ts'
import { isRegion } from './regions.ts'
import { MESSAGES, oneOf, type Rule } from './rules.ts'
import type { FormRules } from './validate.ts'

export const TERMS_REQUIRED = 'Please accept the terms and conditions.'

const accepted: Rule = value => (value === 'true' ? null : TERMS_REQUIRED)

const region: Rule = value => (isRegion(value) ? null : MESSAGES.choiceRequired)

/** Fields in the names and order that the form service expects. Only the terms are required; a malformed e-mail address is accepted. */
export const REGISTRATION = {
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
} as const satisfies FormRules

function optional(rule: Rule): Rule {
  return value => (value === '' ? null : rule(value))
}
