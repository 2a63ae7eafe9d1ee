import { fieldLabel } from '@/lib/requests/labels'
import type { Mark, ServiceError, Trouble } from '@/lib/requests/requests'

export const MARK_REASONS: Record<Mark, string> = {
  'honeypot filled': 'A field that people cannot see was filled in.',
  'many from one address':
    'More than 10 requests came from one internet address within 10 minutes. Robots do that, and so does a full masjid on one Wi-Fi.',
  'sent too fast': 'The form was filled in faster than a person can type.',
  'token missing': 'The page did not send the mark that it was opened first.',
  'token forged': 'The mark of the page was not genuine.',
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
  EMPTY: 'It arrived there without any words.',
}

/** What the form service said, in sentences; '' when it said nothing. */
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
