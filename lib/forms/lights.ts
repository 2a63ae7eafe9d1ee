import { MAILING_CHOICES } from './choices.ts'
import { mailingParts } from './mailing.ts'
import { type FieldOfForm, isRegistrationField, REGISTRATION, type RegistrationField } from './registration.ts'
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

const FIELDS: Record<RegistrationField, FieldOfForm> = REGISTRATION

/** The fields of the registration in the order in which they are asked: each has a tile. */
export const REGISTRATION_LIGHTS: readonly RegistrationField[] = Object.keys(FIELDS)
  .filter(isRegistrationField)
  .reduce<RegistrationField[]>((asked, field) => {
    const { askedBefore } = FIELDS[field]
    const names: readonly (string | undefined)[] = asked
    const place = names.indexOf(askedBefore)
    return asked.toSpliced(place < 0 ? asked.length : place, 0, field)
  }, [])

/** The answers to where mail goes that make this field needless, and so light its tile. */
export function choicesWithout(field: RegistrationField): string[] {
  const { mailing } = FIELDS[field]
  return mailing ? MAILING_CHOICES.filter(choice => !mailingParts(choice)[mailing]) : []
}
