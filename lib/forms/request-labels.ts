import { type FormName, fieldNamed } from './forms.ts'
import { regionName } from './regions.ts'
import type { Mark, RequestState } from './requests.ts'

export const FORM_LABELS: Record<FormName, string> = {
  demo: 'Demo',
  trial: 'Full trial',
  shortTrial: 'Short trial',
  miniTrial: 'Mini trial',
  registration: 'Registration',
}

export const STATE_LABELS: Record<RequestState, string> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  refused: 'Refused',
  held: 'Suspicious',
  spam: 'Spam',
}

export const MARK_LABELS: Record<Mark, string> = {
  'honeypot filled': 'Hidden field filled in',
  'sent too fast': 'Sent fast',
  'token missing': 'No start token',
  'token forged': 'Forged start token',
  'token expired': 'Old page',
  'token replayed': 'Page sent twice',
  'many from one address': 'Many from one address',
}

export function fieldLabel(field: string): string {
  return fieldNamed(field)?.staffLabel ?? field
}

export function valueLabel(field: string, value: string): string {
  const { kind, answers } = fieldNamed(field) ?? {}
  return kind === 'region' ? regionName(value) : (answers?.[value] ?? value)
}
