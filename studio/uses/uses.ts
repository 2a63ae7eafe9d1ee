import { useMemo } from 'react'
import { getDraftId, getPublishedId, useDocumentStore } from 'sanity'
import { type Place, placesOf } from '@/content/routes/links'
import { byName } from '@/lib/by-name'
import { siteUrl } from '@/lib/env'
import { useLive } from '@/studio/ui/use-live'
import { type ChosenIn, LISTED_FIELDS, type ListedSection, listedIds, listFor } from './chosen-in'

const API_VERSION = '2025-01-23'
const MAX_POSTS = 10
const MAX_PAGES = 10

/** Of documents that refer to it, those that are published. */
const IS_PUBLISHED = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'

/** The document, the lists of the landing page as visitors and as staff see them, and the pages and newest posts that refer to it. */
const USAGE_QUERY = /* groq */ `coalesce(*[_id == $draftId][0], *[_id == $id][0]){
  _id,
  _type,
  "title": coalesce(title, name),
  "slug": slug.current,
  side,
  path,
  active,
  "isPublished": defined(*[_id == $id][0]._id),
  "published": *[_id == "landingPage"][0].sections[]{${LISTED_FIELDS}},
  "drafted": *[_id == "drafts.landingPage"][0].sections[]{${LISTED_FIELDS}},
  "pages": *[_type == "page" && ${IS_PUBLISHED} && references($id)] | order(title asc)[0...${MAX_PAGES}]{
    _id, _type, title, "slug": slug.current
  },
  "posts": select(
    _type in ["author", "category"] => *[_type == "post" && ${IS_PUBLISHED} && references($id)] | order(dateTime(publishedAt) desc)[0...${MAX_POSTS}]{
      _id, _type, title, "slug": slug.current
    }
  ),
  "postCount": select(
    _type in ["author", "category"] => count(*[_type == "post" && ${IS_PUBLISHED} && references($id)])
  )
}`

type LinkedPost = Parameters<typeof placesOf>[0]

export type Usage = LinkedPost & {
  side: string | null
  path: string | null
  active: boolean | null
  isPublished: boolean
  published: ListedSection[] | null
  /** Null if the landing page has no draft. */
  drafted: ListedSection[] | null
  /** Pages that staff built, which refer to it. */
  pages: LinkedPost[] | null
  posts: LinkedPost[] | null
  postCount: number | null
}

export type Uses =
  /** The document is on pages of the site. `count` may be higher than the number of `places`. */
  | { kind: 'pages'; places: Place[]; count: number }
  /** Visitors will find the document there once it is published. Until then only the Preview shows it. */
  | { kind: 'unpublished'; places: Place[] }
  /** The document is in a list of the landing page. `place` counts from 1. */
  | { kind: 'placed'; places: Place[]; place: number; total: number }
  /** The document is in no list that visitors see. `waiting` is its place in the draft of the landing page. */
  | { kind: 'unplaced'; list: ChosenIn; hasSection: boolean; waiting: { place: number; total: number } | null }
  | { kind: 'address'; address: string; isOn: boolean }
  | { kind: 'none'; sentence: string }

/** Where a document shows, kept up to date; null until known, and for a document that does not exist yet. */
export function useUses(id: string): Uses | null {
  const store = useDocumentStore()
  const usage = useMemo(() => {
    const params = { id: getPublishedId(id), draftId: getDraftId(id) }
    const query = {
      fetch: USAGE_QUERY,
      listen: '*[_id in [$id, $draftId, "landingPage", "drafts.landingPage"] || _type == "page"]',
    }
    return store.listenQuery(query, params, { apiVersion: API_VERSION, perspective: 'raw' })
  }, [store, id])
  const found = useLive<Usage | null>(usage, null)
  return useMemo(() => found && describeUses(found), [found])
}

/** `_id` may be a draft's. */
export function describeUses(usage: Usage): Uses {
  const list = listFor(usage._type, usage.side)
  const id = getPublishedId(usage._id)
  if (list) return describePlace(usage, id, list)
  if (usage._type === 'redirect') return describeRedirect(usage)
  const posts = (usage.posts ?? []).flatMap(post => placesOf(post).slice(0, 1))
  const places: Place[] = [...placesOf({ ...usage, _id: id }), ...posts, ...ownPages(usage)]
  if (places.length === 0) return { kind: 'none', sentence: 'No page of the site shows it yet.' }
  if (!usage.isPublished) return { kind: 'unpublished', places }
  return { kind: 'pages', places, count: places.length - posts.length + (usage.postCount ?? posts.length) }
}

function describePlace(usage: Usage, id: string, list: ChosenIn): Uses {
  const { published, drafted } = usage
  const shown = findPlace(listedIds(published, list), id)
  const pages = ownPages(usage)
  if (shown) return { kind: 'placed', places: [...placesOf(usage), ...pages], ...shown }
  if (pages.length > 0) return { kind: 'pages', places: pages, count: pages.length }
  const sections = drafted ?? published
  return {
    kind: 'unplaced',
    list,
    hasSection: listedIds(sections, list) !== null,
    waiting: findPlace(listedIds(drafted, list), id),
  }
}

function ownPages({ pages }: Usage): Place[] {
  return (pages ?? []).toSorted(byName(({ title }) => title ?? null)).flatMap(page => placesOf(page))
}

function findPlace(ids: string[] | null, id: string): { place: number; total: number } | null {
  const index = ids?.indexOf(id) ?? -1
  return ids && index >= 0 ? { place: index + 1, total: ids.length } : null
}

function describeRedirect({ path, active }: Usage): Uses {
  if (!path) return { kind: 'none', sentence: 'It has no address yet.' }
  return { kind: 'address', address: `${siteUrl}${path}`, isOn: active !== false }
}
