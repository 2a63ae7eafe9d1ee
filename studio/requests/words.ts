import { formatCount } from '@/lib/format'
import type { FormName } from '@/lib/forms/forms'
import { STATE_LABELS } from '@/lib/requests/labels'
import type { RequestState } from '@/lib/requests/requests'
import type { DateChoice } from './days'

export const TAB_STATES = [null, 'pending', 'delivered', 'refused', 'held', 'spam'] as const

export function tabLabel(state: RequestState | null): string {
  return state === null ? 'All' : STATE_LABELS[state]
}

/** Where visitors find a form. */
export const FORM_PLACES: Record<FormName, string> = {
  demo: 'from “Try a Demo”',
  trial: 'from the trial page',
  shortTrial: 'from the short page',
  miniTrial: 'from the side panel of the landing page',
  registration: 'from the registration page',
}

export const DATE_LABELS: Record<DateChoice, string> = {
  yesterday: 'Since yesterday',
  week: 'Last 7 days',
  month: 'Last 30 days',
  year: 'Last 12 months',
}

/** What an empty tab means; `all` only shows when a form, a date or marks narrow it. */
export const EMPTY_TABS: Record<RequestState | 'all', string> = {
  all: 'Try another form or another date.',
  pending: 'Nothing waits. Every request has reached the form service.',
  delivered: 'The form service has taken nothing yet.',
  refused: 'The form service has taken everything.',
  held: 'Nothing looks like spam.',
  spam: 'What you mark as spam stays here, and is never sent.',
}

export const NOT_WORKED = 'That did not work, and nothing has changed. Try again in a minute.'

/** "1 request", "1,200 requests" */
export function requestsWords(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'request' : 'requests'}`
}

export function nameWords(name: string): string {
  return name.trim() || 'No name given'
}
