import { REGISTRATION } from '@/lib/forms/registration'
import type { Draft } from './draft'

type TypedField = HTMLInputElement | HTMLSelectElement

/** The values of all fields, including disabled ones, which the mailing choice excludes from the form. */
export function readTyped(form: HTMLFormElement): Draft {
  const typed: Draft = {}
  for (const field of fieldsIn(form)) {
    const isOff = field instanceof HTMLInputElement && isTick(field) && !field.checked
    if (!isOff) typed[field.name] = field.value
  }
  return typed
}

/** Puts a draft into the fields that are still empty; what was typed in the meantime stays. */
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
