import type { FormName } from '../forms/forms.ts'
import { regionName } from '../forms/regions.ts'
import { isRegistrationField, REGISTRATION_FIELDS } from '../forms/registration.ts'
import type { Mark, RequestState } from './requests.ts'

export const FORM_LABELS: Record<FormName, string> = {
  demo: 'Demo',
  trial: 'Full trial',
  shortTrial: 'Short trial',
  miniTrial: 'Mini trial',
  registration: 'Registration',
}

export const STATE_LABELS: Record<RequestState, string> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  refused: 'Refused',
  held: 'Suspicious',
  spam: 'Spam',
}

export const MARK_LABELS: Record<Mark, string> = {
  'honeypot filled': 'Hidden field filled in',
  'sent too fast': 'Sent fast',
  'token missing': 'No start token',
  'token forged': 'Forged start token',
  'token expired': 'Old page',
  'token replayed': 'Page sent twice',
  'many from one address': 'Many from one address',
}

const FIELD_LABELS: Record<string, string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  masjid: 'Masjid',
  location: 'City and state',
  bestcontact: 'Best way to reach',
  lookingForDonationPlatform: 'Looking for a donation platform',
}

export function fieldLabel(field: string): string {
  return isRegistrationField(field) ? REGISTRATION_FIELDS[field].staffLabel : (FIELD_LABELS[field] ?? field)
}

const CHOICES: Record<string, Record<string, string>> = {
  bestcontact: { Any: 'Any way' },
  II14masjidcountry: { US: 'United States', CA: 'Canada' },
  II13masjidmailing: { masjid: 'The masjid’s address', your: 'Their own address', other: 'Somebody else' },
  IV01termsandconditions: { true: 'Accepted' },
}

export function valueLabel(field: string, value: string): string {
  if (field === 'II04masjidstate' || field === 'III06recipientstate') return regionName(value)
  return CHOICES[field]?.[value] ?? value
}
