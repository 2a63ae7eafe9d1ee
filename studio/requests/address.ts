import type { RouterState } from 'sanity/router'
import { FORM_NAMES, type FormName } from '@/lib/forms/forms'
import { REQUEST_STATES, type RequestFilter, type RequestState } from '@/lib/requests/requests'
import { type DateChoice, isDateChoice, startOf } from './days'

/** In the URL, so that a link opens the same view. */
export type View = {
  /** The open request. */
  id: string | null
  /** The tab; null for all but spam. */
  state: RequestState | null
  form: FormName | null
  dates: DateChoice | null
  marked: 'yes' | null
  search: string
}

/** Values that were not checked yet: `readView` ignores what it does not know. */
export type ViewChange = { [Name in keyof View]?: string | null }

/** The longest search that the server accepts. */
export const MAX_SEARCH_LENGTH = 200

/** Clears everything that narrows the list, except the tab. */
export const CLEARED = { form: null, dates: null, marked: null, search: '' }

export const FIRST_VIEW: View = { id: null, state: null, ...CLEARED }

/** Reads the state of the tool's router and ignores invalid values. */
export function readView({ id, _searchParams: params = [] }: RouterState): View {
  const read = (name: string) => params.find(([key]) => key === name)?.[1] ?? ''
  const dates = read('dates')
  return {
    id: typeof id === 'string' && id !== '' ? id : null,
    state: REQUEST_STATES.find(state => state === read('state')) ?? null,
    form: FORM_NAMES.find(name => name === read('form')) ?? null,
    dates: isDateChoice(dates) ? dates : null,
    marked: read('marked') === 'yes' ? 'yes' : null,
    search: read('search').slice(0, MAX_SEARCH_LENGTH),
  }
}

export function writeView({ id, ...params }: ViewChange): RouterState {
  return {
    ...(id && { id }),
    _searchParams: Object.entries(params).flatMap(([name, value]): [string, string][] =>
      value ? [[name, value]] : [],
    ),
  }
}

export function toFilter({ state, form, dates, search, marked }: View, now: Date): RequestFilter {
  return {
    state,
    form,
    since: dates && startOf(dates, now).toISOString(),
    search: search.trim(),
    isMarked: marked !== null,
  }
}

/** True if anything besides the tab narrows the list. */
export function isNarrowed({ form, dates, search, marked }: View): boolean {
  return Boolean(form ?? dates ?? marked ?? search.trim())
}
