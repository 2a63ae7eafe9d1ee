import { tidyEmail } from '../email.ts'
import { cleanLink } from '../links.ts'
import { tenDigitsOr, tidyPhone } from '../phone.ts'
import { cleanText, trimEnds } from '../plain-text.ts'
import { REGISTRATION } from './registration.ts'
import { DEMO, MINI_TRIAL } from './request-forms.ts'
import { MAX_LENGTH } from './rules.ts'
import { SHORT_TRIAL, TRIAL } from './trial-forms.ts'
import type { FormRules } from './validate.ts'

/** Fields have the names and order that the form service expects. Browser code imports a form from its own file, to keep bundles small. */
export const FORMS = {
  demo: DEMO,
  trial: TRIAL,
  shortTrial: SHORT_TRIAL,
  miniTrial: MINI_TRIAL,
  registration: REGISTRATION,
} as const satisfies Record<string, FormRules>

export type FormName = keyof typeof FORMS

export const FORM_NAMES = Object.keys(FORMS).filter(isFormName)

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORMS, name)
}

export function fieldsOf(form: FormName): string[] {
  return Object.keys(FORMS[form])
}

type FieldKind = 'email' | 'phone' | 'website' | 'text'

export function kindOfField(name: string): FieldKind {
  const [, kind] = /(email|phone|website)$/.exec(name) ?? []
  return kind === 'email' || kind === 'phone' || kind === 'website' ? kind : 'text'
}

const SPELLINGS: Record<FieldKind, (typed: string) => string> = {
  email: tidyEmail,
  phone: tidyPhone,
  website: cleanLink,
  text: typed => typed,
}

/** Up to four characters are one after it was spelled, as decomposed letters with marks are. */
const MAX_SPELLED_LENGTH = 4 * MAX_LENGTH

/**
 * The mini trial asks for ten digits; other forms keep how a number is written. What is too long for any field stays as it is, because the time
 * that normalizing takes grows with the square of a run of marks.
 */
export function spell(form: FormName, field: string, typed: string): string {
  if (trimEnds(typed).length > MAX_SPELLED_LENGTH) return typed
  const kind = kindOfField(field)
  const text = cleanText(typed)
  return form === 'miniTrial' && kind === 'phone' ? tenDigitsOr(text) : SPELLINGS[kind](text)
}
