import { tidyPhone } from './phone.ts'
import { REGISTRATION } from './registration.ts'
import { DEMO, MINI_TRIAL } from './request-forms.ts'
import { SHORT_TRIAL, TRIAL } from './trial-forms.ts'
import type { FormRules } from './validate.ts'

/** Every form with the rules of its fields. The browser imports the one that it shows, from the files beside. */
export const FORMS = {
  demo: DEMO,
  trial: TRIAL,
  shortTrial: SHORT_TRIAL,
  miniTrial: MINI_TRIAL,
  registration: REGISTRATION,
} as const satisfies Record<string, FormRules>

export type FormName = keyof typeof FORMS

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORMS, name)
}

/** The names of the form's fields, in order. */
export function fieldsOf(form: FormName): string[] {
  return Object.keys(FORMS[form])
}

/** Fields that are kept and delivered in one spelling, however they were typed. */
const SPELLINGS: Partial<Record<FormName, Record<string, (typed: string) => string>>> = {
  miniTrial: { phone: tidyPhone },
}

/** The value of a field as it is validated, kept and delivered. */
export function spell(form: FormName, field: string, typed: string): string {
  return SPELLINGS[form]?.[field]?.(typed) ?? typed
}
