import { useCallback } from 'react'
import { map } from 'rxjs'
import { getDraftId, getPublishedId, useDocumentStore } from 'sanity'
import { type Place, placesOf } from '@/content/routes/links'
import { API_VERSION } from '@/lib/environment/api-version'
import { useLoaded } from '@/studio/home/use-content'
import { type ChosenIn, LISTED_FIELDS, type ListedSection, listedIds, listFor, ordinal } from './chosen-in'

/** The document, the landing page as visitors and as staff see it, and the published documents that refer to the document. */
export const USAGE_QUERY = /* groq */ `coalesce(*[_id == $draftId][0], *[_id == $id][0]){
  _id, _type, side, "title": coalesce(title, name), "slug": slug.current,
  "isPublished": defined(*[_id == $id][0]._id),
  "isComing": _type == "post" && dateTime(publishedAt) > dateTime(now()),
  "published": *[_id == "landingPage"][0].sections[]{${LISTED_FIELDS}},
  "drafted": *[_id == "drafts.landingPage"][0].sections[]{${LISTED_FIELDS}},
  "referring": *[references($id) && (_type == "page" || _type == "post" && dateTime(publishedAt) <= dateTime(now()))
    && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_type asc, coalesce(title, name) asc){_id, _type, title, "slug": slug.current}
}`

export const PAGE = 'landingPage'

const LISTEN = '*[_id in [$id, $draftId, "landingPage", "drafts.landingPage"] || _type in ["page", "post"]]'

type Linked = Parameters<typeof placesOf>[0]

export type Usage = Linked & {
  side: string | null
  isPublished: boolean
  isComing: boolean
  published: ListedSection[] | null
  /** Null if the landing page has no draft. */
  drafted: ListedSection[] | null
  referring: Linked[]
}

export type Uses =
  /** Visitors find the document on pages of its own and in documents that refer to it. `order` is its place in a list of the landing page. */
  | { kind: 'shown'; places: Place[]; referring: number; order?: string; isEverywhere?: boolean }
  /** Visitors will find the document there; until then only the Preview shows it. */
  | { kind: 'unpublished'; places: Place[]; sentence: string }
  /** The document is in no list that visitors see, but maybe in one of the draft of the landing page. */
  | { kind: 'unplaced'; list: ChosenIn; sectionKey: string | null; isWaiting: boolean; sentence: string }
  | { kind: 'none'; sentence: string }

/** Where a document shows, kept up to date; null until known, and for a document that does not exist yet. */
export function useUses(id: string): Uses | null {
  const store = useDocumentStore()
  const load = useCallback(() => {
    const params = { id: getPublishedId(id), draftId: getDraftId(id) }
    return store
      .listenQuery({ fetch: USAGE_QUERY, listen: LISTEN }, params, { apiVersion: API_VERSION, perspective: 'raw' })
      .pipe(map((usage: Usage | null) => ({ id, uses: usage && describeUses(usage) })))
  }, [store, id])
  const loaded = useLoaded(load)
  return loaded.status === 'ready' && loaded.value.id === id ? loaded.value.uses : null
}

/** `_id` may be a draft's. Null for a redirect, whose form says what it does. */
export function describeUses(usage: Usage): Uses | null {
  if (usage._type === 'redirect') return null
  const id = getPublishedId(usage._id)
  const own = placesOf({ ...usage, _id: id })
  const referring = usage.referring.flatMap(each => placesOf(each).slice(0, 1))
  const shown = { kind: 'shown' as const, referring: referring.length }
  const list = listFor(usage._type, usage.side)
  if (list) {
    const order = orderIn(listedIds(usage.published, list), id)
    if (order) return { ...shown, places: [...own, ...referring], order }
    return referring.length > 0 ? { ...shown, places: referring } : unplaced(usage, list, id)
  }
  if (own.length === 0) return { kind: 'none', sentence: 'No page of the site shows it yet.' }
  if (!usage.isPublished) return { kind: 'unpublished', places: own, sentence: 'Visitors see it once you publish it.' }
  if (usage.isComing) return { kind: 'unpublished', places: own, sentence: 'Visitors see it when its date has come.' }
  return { ...shown, places: [...own, ...referring], isEverywhere: usage._type === 'siteSettings' }
}

function unplaced({ published, drafted }: Usage, list: ChosenIn, id: string): Uses {
  const sectionKey = (drafted ?? published)?.find(({ _type }) => _type === list.section)?._key ?? null
  const order = orderIn(listedIds(drafted, list), id)
  const sentence = order
    ? `It is ${order} in the draft of the landing page. Publish this one, then the landing page.`
    : sectionKey
      ? `Visitors see it once it is chosen in the section ${list.title} of the landing page.`
      : `The landing page has no section ${list.title}. Add the section there first.`
  return { kind: 'unplaced', list, sectionKey, isWaiting: order !== null, sentence }
}

/** "2nd of 4" */
function orderIn(ids: string[] | null, id: string): string | null {
  const index = ids?.indexOf(id) ?? -1
  return ids && index >= 0 ? `${ordinal(index + 1)} of ${ids.length}` : null
}

export function shownWords({ order, isEverywhere, referring }: Extract<Uses, { kind: 'shown' }>): string {
  if (isEverywhere) return 'Used on every page'
  const here = order ? `On the landing page, ${order}` : 'On the site'
  return referring > 0 ? `${here}, and used in ${referring} more` : here
}
