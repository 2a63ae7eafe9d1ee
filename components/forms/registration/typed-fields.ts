import { REGISTRATION } from '@/lib/forms/registration'
import type { Draft } from './draft'

type TypedField = HTMLInputElement | HTMLSelectElement

/** What stands in the fields, in those too that are not sent because they do not belong to the mailing choice. */
export function readTyped(form: HTMLFormElement): Draft {
  const typed: Draft = {}
  for (const field of fieldsIn(form)) {
    const isOff = field instanceof HTMLInputElement && isTick(field) && !field.checked
    if (!isOff) typed[field.name] = field.value
  }
  return typed
}

/** Puts a draft into the fields that are still empty: what somebody has typed meanwhile stays. */
export function restoreTyped(form: HTMLFormElement, draft: Draft) {
  const typed = readTyped(form)
  for (const field of fieldsIn(form)) {
    const value = draft[field.name]
    if (!value || typed[field.name]) continue
    if (field instanceof HTMLInputElement && isTick(field)) field.checked = field.value === value
    else field.value = value
  }
}

function fieldsIn(form: HTMLFormElement): TypedField[] {
  return Array.from(form.elements).filter(isTypedField)
}

function isTypedField(element: Element): element is TypedField {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
    Object.hasOwn(REGISTRATION, element.name)
  )
}

function isTick({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox'
}
