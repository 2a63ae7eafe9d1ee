import type { Rule } from './rules.ts'

/** What a field is to the form, to the form service, to staff and to mails; its name in the table of its form is that in the payload. */
export type FormField = {
  /** In the Studio, in mails to staff and in exports. */
  staffLabel: string
  /** Any text without one. A tick is a boolean in the payload. */
  kind?: 'email' | 'phone' | 'website' | 'region' | 'tick'
  /** The value of the HTML attribute `autocomplete`. */
  autoComplete?: string
  rule?: Rule
  /** Where it shows in the Studio's list; several are joined. The masjid's own address and number find nobody. */
  column?: 'name' | 'email' | 'phone' | 'masjid' | 'location'
  isOfMasjid?: boolean
  /** What staff read for a stored answer that is not in words. */
  answers?: Readonly<Record<string, string>>
}

/** In the order of the payload. */
export type FormFields = Readonly<Record<string, FormField>>

export const NAME = { staffLabel: 'Name', column: 'name', autoComplete: 'name' } as const satisfies FormField
export const EMAIL = {
  ...{ staffLabel: 'E-mail', kind: 'email', column: 'email', autoComplete: 'email' },
} as const satisfies FormField
export const PHONE = {
  ...{ staffLabel: 'Phone', kind: 'phone', column: 'phone', autoComplete: 'tel' },
} as const satisfies FormField

/** Attributes of its input. */
export function inputOf({ kind, autoComplete }: FormField) {
  return { ...INPUTS[kind ?? 'text'], autoComplete }
}

const INPUTS = {
  text: {},
  region: {},
  tick: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  website: { inputMode: 'url', autoCapitalize: 'none' },
} as const
