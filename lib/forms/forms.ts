import { cleanLink } from '../addresses/links.ts'
import { tidyEmail } from '../words/email.ts'
import { tidyPhone } from '../words/phone.ts'
import { cleanText, trimEnds } from '../words/plain-text.ts'
import { hasTenDigits, phoneDigits } from '../words/ten-digits.ts'
import type { FormField, FormFields } from './fields.ts'
import { REGISTRATION } from './registration.ts'
import { DEMO, MINI_TRIAL } from './request-forms.ts'
import { MAX_LENGTH } from './rules.ts'
import { SHORT_TRIAL, TRIAL } from './trial-forms.ts'

/** Fields have the names and order that the form service expects. Browser code imports a form from its own file, to keep bundles small. */
export const FORMS = {
  demo: DEMO,
  trial: TRIAL,
  shortTrial: SHORT_TRIAL,
  miniTrial: MINI_TRIAL,
  registration: REGISTRATION,
} as const satisfies Record<string, FormFields>

export type FormName = keyof typeof FORMS

export const FORM_NAMES = Object.keys(FORMS).filter(isFormName)

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORMS, name)
}

export function fieldsOf(form: FormName): string[] {
  return Object.keys(FORMS[form])
}

const BY_NAME: FormFields = Object.assign({}, ...Object.values(FORMS))

/** Whichever form has it: fields of the same name mean the same. */
export function fieldNamed(name: string): FormField | undefined {
  return Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined
}

const SPELLINGS: Partial<Record<NonNullable<FormField['kind']>, (typed: string) => string>> = {
  email: tidyEmail,
  phone: tidyPhone,
  website: cleanLink,
}

/** Up to four characters are one after it was spelled, as decomposed letters with marks are. */
const MAX_SPELLED_LENGTH = 4 * MAX_LENGTH

/**
 * The mini trial asks for ten digits; other forms keep how a number is written. What is too long for any field stays as it is, because the time
 * that normalizing takes grows with the square of a run of marks.
 */
export function spell(form: FormName, field: string, typed: string): string {
  if (trimEnds(typed).length > MAX_SPELLED_LENGTH) return typed
  const { kind } = fieldNamed(field) ?? {}
  const text = cleanText(typed)
  if (form === 'miniTrial' && kind === 'phone' && hasTenDigits(text)) return phoneDigits(text)
  return (kind && SPELLINGS[kind]?.(text)) ?? text
}
