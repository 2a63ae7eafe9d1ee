import { tidyPhone } from './phone.ts'
import { REGISTRATION } from './registration.ts'
import { DEMO, MINI_TRIAL } from './request-forms.ts'
import { SHORT_TRIAL, TRIAL } from './trial-forms.ts'
import type { FormRules } from './validate.ts'

/** All forms and their rules. Browser code imports only the form it shows, from that form's own file, to keep bundles small. */
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

/** Fields that are stored and delivered in one normalized spelling. */
const SPELLINGS: Partial<Record<FormName, Record<string, (typed: string) => string>>> = {
  miniTrial: { phone: tidyPhone },
}

export function spell(form: FormName, field: string, typed: string): string {
  return SPELLINGS[form]?.[field]?.(typed) ?? typed
}
