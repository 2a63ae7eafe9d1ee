import { MAX_LENGTH, MESSAGES, type Rule } from './rules.ts'

/** What a field is to the form, to the form service, to staff and to mails; its name in the table of its form is that in the payload. */
export type FormField = {
  /** In the Studio, in mails to staff and in exports. */
  staffLabel: string
  /** Which of the words of its page labels it; null for the terms, which have a text and a link. */
  label: string | null
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

export const NAME = {
  label: 'name',
  staffLabel: 'Name',
  column: 'name',
  autoComplete: 'name',
} as const satisfies FormField
export const EMAIL = {
  label: 'email',
  ...{ staffLabel: 'E-mail', kind: 'email', column: 'email', autoComplete: 'email' },
} as const satisfies FormField
export const PHONE = {
  label: 'phone',
  ...{ staffLabel: 'Phone', kind: 'phone', column: 'phone', autoComplete: 'tel' },
} as const satisfies FormField

export type FieldErrors = Record<string, string[]>

export function validate(fields: FormFields, values: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, { rule }] of Object.entries(fields)) {
    const value = values[field] ?? ''
    const message = value.length > MAX_LENGTH ? MESSAGES.tooLong : (rule?.(value) ?? null)
    if (message) errors[field] = [message]
  }
  return errors
}

/** By field, from the words of its page. */
export function labelsOf<Fields extends FormFields>(
  fields: Fields,
  words: Record<NonNullable<Fields[keyof Fields]['label']>, string>,
): Record<string, string> {
  const texts: Record<string, string> = words
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, texts[label ?? ''] ?? '']))
}

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
