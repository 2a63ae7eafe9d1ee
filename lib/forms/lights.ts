import { MAILING_CHOICES } from './choices.ts'
import { FIELDS, isNeeded, type RegistrationField } from './registration.ts'
import type { SHORT_TRIAL, TRIAL } from './trial-forms.ts'

/** How many of the ten petals each answer lights, in the order in which they are asked. */
export type Shares = Readonly<Record<string, number>>

export const TRIAL_SHARES = {
  name: 1,
  email: 2,
  phone: 2,
  masjid: 2,
  location: 2,
  bestcontact: 1,
} as const satisfies Record<keyof typeof TRIAL, number>

/** Petals that each answer lights in the short form and the drawer. */
export const SHORT_SHARES = { name: 3, email: 3, phone: 4 } as const satisfies Record<keyof typeof SHORT_TRIAL, number>

/** The answers to where mail goes that make this field needless, and so light its tile. */
export function choicesWithout(field: RegistrationField): string[] {
  return MAILING_CHOICES.filter(choice => !isNeeded(FIELDS[field].group, choice))
}
