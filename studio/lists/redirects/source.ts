import { IS_DRAFT, MAX_DRAFTS, publishedOf, searchIn, splitDrafts } from '../drafts-of'
import { type Group, PORTION } from '../store'
import type { SourceFor } from '../use-list'

export type RedirectRow = {
  id: string
  type: string
  path: string | null
  destination: string | null
  parameters: { key: string; value: string }[]
  /** The site made it, because the address of a post or page changed. */
  isMadeBySite: boolean
  state: 'on' | 'off' | 'changed' | 'draft'
}

type Stored = {
  _id: string
  path: string | null
  destination: string | null
  active: boolean | null
  movedId: string | null
  parameters: { key: string | null; value: string | null }[] | null
}
type Opened = { rows: Stored[]; total: number }

const FIELDS = '{_id, path, destination, active, movedId, parameters[]{key, value}}'
const SEARCHED = '[path, destination]'
const SHOWN = 1

/** Groups of redirects that were never published, and of all others in the order of their addresses. */
export const redirectsSource: SourceFor<RedirectRow> = client => {
  let drafts = new Map<string, Stored>()
  const withDraft = (redirect: Stored): RedirectRow => {
    const draft = drafts.get(redirect._id)
    return draft ? toRow({ ...draft, _id: redirect._id }, 'changed') : toRow(redirect, stateOf(redirect))
  }
  return {
    open: async (search, signal) => {
      const { matches, params } = searchIn(SEARCHED, search)
      const [answer, found] = await Promise.all([
        publishedOf(client).fetch<Opened>(openQuery(matches), params, { signal }),
        client.fetch<Stored[]>(draftsQuery(matches), params, { signal }),
      ])
      const { changes, unpublished } = await splitDrafts(client, found, signal)
      drafts = changes
      return [
        { title: 'Not published', total: unpublished.length, rows: unpublished.map(each => toRow(each, 'draft')) },
        {
          title: unpublished.length > 0 ? 'On the site' : null,
          total: answer.total,
          rows: answer.rows.map(withDraft),
        },
      ] satisfies Group<RedirectRow>[]
    },
    more: async (search, group, from, signal) => {
      if (group !== SHOWN) return []
      const { matches, params } = searchIn(SEARCHED, search)
      const rows = await publishedOf(client).fetch<Stored[]>(rowsQuery(matches, from), params, { signal })
      return rows.map(withDraft)
    },
  }
}

function openQuery(matches: string): string {
  return `{
    "rows": ${rowsQuery(matches, 0)},
    "total": count(*[_type == "redirect" && ${matches}])
  }`
}

function draftsQuery(matches: string): string {
  return `*[_type == "redirect" && ${IS_DRAFT} && ${matches}] | order(_updatedAt desc)[0...${MAX_DRAFTS}]${FIELDS}`
}

function rowsQuery(matches: string, from: number): string {
  return `*[_type == "redirect" && ${matches}] | order(lower(path) asc)[${from}...${from + PORTION}]${FIELDS}`
}

function stateOf({ active }: Stored): 'on' | 'off' {
  return active === false ? 'off' : 'on'
}

function toRow({ _id, path, destination, movedId, parameters }: Stored, state: RedirectRow['state']): RedirectRow {
  const named = (parameters ?? []).flatMap(({ key, value }) => (key ? [{ key, value: value ?? '' }] : []))
  return { id: _id, type: 'redirect', path, destination, parameters: named, isMadeBySite: movedId !== null, state }
}
