import type { RouterState } from 'sanity/router'
import { FORM_NAMES } from '@/lib/forms/forms'
import { MAX_SEARCH_CHARACTERS, REQUEST_STATES, type RequestFilter } from '@/lib/forms/requests'
import { z } from '@/studio/zod'
import { DATES, type DateChoice, startOf } from './days'

/** In the URL, so that a link opens the same view. What is not valid is ignored. */
const VIEW = z.object({
  /** The open request. */
  id: z.string().min(1).nullable().catch(null),
  /** The tab; null for all but spam. */
  state: z.enum(REQUEST_STATES).nullable().catch(null),
  form: z.enum(FORM_NAMES).nullable().catch(null),
  dates: z
    .custom<DateChoice>(choice => Object.hasOwn(DATES, String(choice)))
    .nullable()
    .catch(null),
  marked: z.literal('yes').nullable().catch(null),
  search: z
    .string()
    .catch('')
    .transform(words => words.slice(0, MAX_SEARCH_CHARACTERS)),
})

export type View = z.infer<typeof VIEW>

/** Values that were not checked yet. */
export type ViewChange = { [Name in keyof View]?: string | null }

/** Clears everything that narrows the list, except the tab. */
export const CLEARED = { form: null, dates: null, marked: null, search: '' }

/** Reads the state of the tool's router. */
export function readView({ id, _searchParams = [] }: RouterState): View {
  return VIEW.parse({ ...Object.fromEntries(_searchParams), id })
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
