import type { RouterState } from 'sanity/router'
import { FORM_NAMES, type FormName } from '@/lib/forms/forms'
import { REQUEST_STATES, type RequestFilter, type RequestState } from '@/lib/requests/requests'
import { DATE_CHOICES, type DateChoice, startOf } from './days'

/** In the URL, so that a link opens the same view. */
export type View = {
  /** The open request. */
  id: string | null
  /** The tab; null for all but spam. */
  state: RequestState | null
  form: FormName | null
  dates: DateChoice | null
  search: string
  isMarked: boolean
}

/** The longest search that the server accepts. */
export const MAX_SEARCH_LENGTH = 200

export const FIRST_VIEW: View = { id: null, state: null, form: null, dates: null, search: '', isMarked: false }

/** Reads the state of the tool's router and ignores invalid values. */
export function readView({ id, _searchParams: params = [] }: RouterState): View {
  const read = (name: string) => params.find(([key]) => key === name)?.[1] ?? ''
  return {
    id: typeof id === 'string' && id !== '' ? id : null,
    state: REQUEST_STATES.find(state => state === read('state')) ?? null,
    form: FORM_NAMES.find(name => name === read('form')) ?? null,
    dates: DATE_CHOICES.find(choice => choice === read('dates')) ?? null,
    search: read('search').slice(0, MAX_SEARCH_LENGTH),
    isMarked: read('marked') === 'yes',
  }
}

export function writeView({ id, state, form, dates, search, isMarked }: View): RouterState {
  const params = { state, form, dates, search, marked: isMarked ? 'yes' : null }
  return {
    ...(id !== null && { id }),
    _searchParams: Object.entries(params).flatMap(([name, value]): [string, string][] =>
      value ? [[name, value]] : [],
    ),
  }
}

export function toFilter({ state, form, dates, search, isMarked }: View, now: Date): RequestFilter {
  return { state, form, since: dates && startOf(dates, now).toISOString(), search: search.trim(), isMarked }
}

/** True if anything besides the tab narrows the list. */
export function isNarrowed({ form, dates, search, isMarked }: View): boolean {
  return form !== null || dates !== null || search.trim() !== '' || isMarked
}
