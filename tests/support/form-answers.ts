import type { Answer } from '../../lib/forms/answer.ts'

export const DEMO_VALUES = { Name: 'Khalid Rahman', Email: 'khalid@assalamtoledo.org', Phone: '(419) 555-0118' }

export const MINI_TRIAL_VALUES = {
  'Full name': 'Khalid Rahman',
  Email: 'khalid@assalamtoledo.org',
  Phone: '4195550118',
}

export const SHORT_ANSWERS = { Name: 'Khalid Rahman', Email: 'khalid@masjid.example', Phone: '(419) 555-0118' }

export const FULL_ANSWERS = { ...SHORT_ANSWERS, Masjid: 'Masjid As-Salam', Location: 'Toledo, Ohio' }
export const WAY = 'Text'

/** A value for every field. Mail goes to somebody else, so that the recipient's fields count too. */
export const EVERYTHING: Record<string, string> = {
  I01name: 'Khalid Rahman',
  I02email: 'khalid@assalam.example',
  I03phone: '(419) 555-0118',
  I04role: 'Board member',
  II01masjidname: 'Masjid As-Salam',
  II02masjidaddress: '2450 Maplewood Avenue',
  II03masjidcity: 'Toronto',
  II04masjidstate: 'ON',
  II05masjidzip: 'M5V 2T6',
  II06masjidwebsite: 'assalam.example',
  II10masjidein: '84-2310471',
  II14masjidcountry: 'CA',
  II15masjidphone: '(419) 555-0160',
  II16masjidemail: 'office@assalam.example',
  II13masjidmailing: 'other',
  III01recipientname: 'Hassan Idris',
  III021recipientemail: 'hassan@assalam.example',
  III03recipientphone: '(419) 555-0173',
  III04recipientstreetaddress: '18 Orchard Lane',
  III05recipientcity: 'Montréal',
  III06recipientstate: 'QC',
  III07recipientzip: 'H2Y 1C6',
  IV01termsandconditions: 'true',
}

/** With which status the site gives each answer. */
export const STATUS: Record<Answer['outcome'], number> = {
  accepted: 200,
  invalid: 422,
  'too many': 429,
  failed: 503,
  refused: 403,
}
