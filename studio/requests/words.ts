import type { FormName } from '@/lib/forms/forms'
import { fieldLabel } from '@/lib/forms/request-labels'
import type { Mark, RequestState, ServiceError, Trouble } from '@/lib/forms/requests'
import type { RefusalCode } from './api/client'

/** Where visitors find a form. */
export const FORM_PLACES: Record<FormName, string> = {
  demo: 'from “Try a Demo”',
  trial: 'from the trial page',
  shortTrial: 'from the short page',
  miniTrial: 'from the side panel of the landing page',
  registration: 'from the registration page',
}

/** `all` shows only when a form, a date or marks narrow the list. */
export const EMPTY_TABS: Record<RequestState | 'all', string> = {
  all: 'Try another form or another date.',
  pending: 'Nothing waits. Every request has reached the form service.',
  delivered: 'The form service has taken nothing yet.',
  refused: 'The form service has taken everything.',
  held: 'Nothing looks like spam.',
  spam: 'What you mark as spam stays here, and is never sent.',
}

const NOT_ALLOWED = {
  title: 'You cannot see requests yet.',
  more: 'They hold names and phone numbers, so only people with the role Editor or Administrator open them. Ask whoever looks after the site.',
}

/** Why somebody sees no requests at all, or not this one. */
export const WHY_CLOSED: Partial<Record<RefusalCode, typeof NOT_ALLOWED>> = {
  'sign in': NOT_ALLOWED,
  role: NOT_ALLOWED,
  'nothing stored': {
    title: 'This site keeps no requests.',
    more: 'It passes each one straight to the form service and stores nothing. Look for them there.',
  },
  'not found': {
    title: 'This request is not here any more.',
    more: 'Somebody has erased it, or the address is not complete. The list shows all that there is.',
  },
}

export const FAILED = 'That did not work, and nothing has changed. Try again in a minute.'

export function nameWords(name: string): string {
  return name.trim() || 'No name given'
}

export const MARK_REASONS: Record<Mark, string> = {
  'honeypot filled': 'A field that people cannot see was filled in.',
  'many from one address':
    'More than 10 requests came from one internet address within 10 minutes. Robots do that, and so does a full masjid on one Wi-Fi.',
  'sent too fast': 'The form was filled in faster than a person can type.',
  'token missing': 'The page did not prove that it was opened first.',
  'token forged': 'The page’s proof that it was opened was forged.',
  'token expired': 'The page had been open for more than a day.',
  'token replayed': 'The same page was sent twice.',
}

export const TROUBLE_WORDS: Record<Trouble, { title: string; more: string }> = {
  timeout: { title: 'no answer within 15 seconds', more: '' },
  busy: { title: 'the form service was too busy', more: 'It takes 20 requests a minute.' },
  fault: { title: 'the form service had a fault of its own', more: '' },
  unreachable: { title: 'the form service could not be reached', more: '' },
  'unexpected answer': { title: 'the form service gave an answer that makes no sense', more: '' },
  'form refused': { title: 'the form service did not take the form', more: '' },
}

const NO_SUCH_FORM = 'The form service no longer knows this form. Tell whoever looks after the site.'

const CODE_REASONS: Record<string, string> = {
  FORM_NOT_FOUND: NO_SUCH_FORM,
  PROJECT_NOT_FOUND: NO_SUCH_FORM,
  INACTIVE: 'This form is switched off at the form service.',
  BLOCKED: 'The form service blocked it.',
  EMPTY: 'It arrived there empty.',
}

/** The errors of the form service as sentences; '' if there are none. */
export function refusalWords(errors: ServiceError[]): string {
  return [...new Set(errors.map(reasonOf))].join(' ')
}

function reasonOf({ code, field, message }: ServiceError): string {
  if (field) return `${fieldLabel(field)}: ${endSentence(message)}`
  return CODE_REASONS[code] ?? `It says: “${message}”.`
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
