import type { RefObject } from 'react'
import { HONEYPOT_FIELD, ID_FIELD, TOKEN_FIELD } from '@/lib/forms/answer'

type Typed = Record<string, string>

type TypedField = HTMLInputElement | HTMLSelectElement

const EXTRAS = new Set<string>([HONEYPOT_FIELD, ID_FIELD, TOKEN_FIELD])

/** What the form sends, without React's hidden fields and without honeypot, id and token. */
export function readForm(form: HTMLFormElement): Typed {
  const values: Typed = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !name.startsWith('$') && !EXTRAS.has(name)) values[name] = value
  }
  return values
}

/** The value of a box that was ticked at first and no longer is. */
const UNTICKED = 'false'

/** The values of all fields, including disabled ones, which the mailing choice excludes from the form. */
export function readTyped(form: HTMLFormElement): Typed {
  const typed: Typed = {}
  for (const field of fieldsIn(form)) {
    if (!isTick(field) || field.checked) typed[field.name] = field.value
    else if (field.type === 'checkbox' && field.defaultChecked) typed[field.name] = UNTICKED
  }
  return typed
}

/** When an extension or a translator changed the page before hydration, React renders empty fields, and until then the document has the typed ones. */
export function typedBefore(name: string): Typed {
  if (typeof document === 'undefined') return {}
  const form = document.querySelector(`form[data-form="${name}"]`)
  return form instanceof HTMLFormElement ? readTyped(form) : {}
}

/** Puts a draft into the fields that are still empty; what was typed in the meantime stays. */
export function restoreTyped(form: HTMLFormElement, draft: Typed) {
  const typed = readTyped(form)
  for (const field of fieldsIn(form)) {
    const value = draft[field.name]
    // A box that is ticked at first holds no answer of the visitor.
    const isUntouched = isTick(field) && field.type === 'checkbox' && field.checked === field.defaultChecked
    if (value && (isUntouched || !typed[field.name])) write(field, value)
  }
}

/** Puts these values in the place of what is in the fields; empty ones too. */
export function replaceTyped(form: HTMLFormElement, values: Typed) {
  for (const field of fieldsIn(form)) {
    const value = values[field.name]
    if (value !== undefined) write(field, value)
  }
}

/** For an ErrorBoundary around a form: the fields that replace those of a form that failed get what was in them. */
export function keepFields(ref: RefObject<HTMLFormElement | null>): () => () => void {
  return () => {
    const typed = ref.current ? readTyped(ref.current) : {}
    return () => {
      if (ref.current) replaceTyped(ref.current, typed)
    }
  }
}

function write(field: TypedField, value: string) {
  if (isTick(field)) field.checked = field.value === value
  else field.value = value
}

const TYPED_FIELDS = `:is(input, select)[name]:not([type=hidden], [name=${HONEYPOT_FIELD}])`

function fieldsIn(form: HTMLFormElement): Iterable<TypedField> {
  return form.querySelectorAll<TypedField>(TYPED_FIELDS)
}

function isTick(field: TypedField): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}
