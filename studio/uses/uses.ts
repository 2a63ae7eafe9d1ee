import { useEffect, useMemo, useState } from 'react'
import type { Observable } from 'rxjs'
import { getDraftId, getPublishedId, useDocumentStore } from 'sanity'
import { type Place, placesOf } from '@/content/routes/links'
import { API_VERSION } from '@/lib/api-version'
import { byName } from '@/lib/by-name'
import { siteUrl } from '@/lib/environment/public-env'
import { ordinal } from '@/studio/uses/chosen-in'
import { type ChosenIn, type ListedSection, listedIds, listFor } from './chosen-in'
import { USAGE_QUERY } from './usage-query'

const MAX_PLACES = 12

type Linked = Parameters<typeof placesOf>[0]

export type Usage = Linked & {
  side: string | null
  path: string | null
  active: boolean | null
  isPublished: boolean
  published: ListedSection[] | null
  /** Null if the landing page has no draft. */
  drafted: ListedSection[] | null
  /** Pages that staff built, which show it. */
  pages: Linked[] | null
  /** Null for what is not part of the blog. */
  blog: BlogUsage | null
}

type BlogUsage = {
  /** The newest ones of `postCount`. */
  posts: Linked[]
  postCount: number
  /** Categories and authors whose lists show its posts. */
  listIds: (string | null)[]
  /** All categories and authors that have a list. */
  lists: Linked[]
  /** Pages that show the newest posts, if it is one of these or their category or author. */
  newest: Linked[]
}

export type Uses =
  /** The document is on pages of the site. `count` may be higher than the number of `places`. */
  | { kind: 'pages'; places: Place[]; count: number }
  /** The document is on every page; `places` are examples. */
  | { kind: 'everywhere'; places: Place[] }
  /** Visitors will find the document there once it is published or, if it is, when its date has come. Until then only the Preview shows it. */
  | { kind: 'unpublished'; places: Place[]; waitsFor: 'publish' | 'date' }
  /** The document is in a list of the landing page, the first of `places`. `place` counts from 1. */
  | { kind: 'placed'; places: Place[]; count: number; place: number; total: number }
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
      listen:
        '*[_id in [$id, $draftId, "landingPage", "drafts.landingPage"] || _type in ["page", "post", "category", "author"]]',
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
  const own = placesOf({ ...usage, _id: id })
  if (usage._type === 'siteSettings') return { kind: 'everywhere', places: own }
  if (own.length === 0) return { kind: 'none', sentence: 'No page of the site shows it yet.' }
  if (!usage.isPublished) return { kind: 'unpublished', places: own, waitsFor: 'publish' }
  const { posts, postCount } = usage.blog ?? NO_BLOG
  if (usage._type === 'post' && postCount === 0) return { kind: 'unpublished', places: own, waitsFor: 'date' }
  const others = onePerPage([...own, ...listsOf(usage.blog ?? NO_BLOG, id), ...ownPages(usage)])
  const rest = others.filter(({ path }) => !isPost(path))
  const places = onePerPage([...own, ...posts.flatMap(post => placesOf(post).slice(0, 1)), ...rest])
  return { kind: 'pages', places: places.slice(0, MAX_PLACES), count: rest.length + postCount }
}

/** The lists of posts that show what belongs to these posts. The words of the blog are on all of them. */
function listsOf({ postCount, listIds, lists, newest }: BlogUsage, id: string): Place[] {
  const own = id === 'blogPage' ? lists : lists.filter(({ _id }) => listIds.includes(_id))
  return [...(postCount > 0 ? [BLOG] : []), ...[...own, ...newest].flatMap(placesOf)]
}

const BLOG: Place = { title: 'Blog', path: '/blog' }
const NO_BLOG: BlogUsage = { posts: [], postCount: 0, listIds: [], lists: [], newest: [] }

function isPost(path: string): boolean {
  return path.startsWith('/post/')
}

/** The first place of each page, because sections of a page have addresses of their own. */
function onePerPage(places: Place[]): Place[] {
  const pageOf = ({ path }: Place) => path.split('#')[0]
  return places.filter((place, index) => places.findIndex(other => pageOf(other) === pageOf(place)) === index)
}

function describePlace(usage: Usage, id: string, list: ChosenIn): Uses {
  const { published, drafted } = usage
  const shown = findPlace(listedIds(published, list), id)
  const pages = ownPages(usage)
  if (shown) {
    const places = [...placesOf(usage), ...pages]
    return { kind: 'placed', places: places.slice(0, MAX_PLACES), count: places.length, ...shown }
  }
  if (pages.length > 0) return { kind: 'pages', places: pages.slice(0, MAX_PLACES), count: pages.length }
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

/** Null for a document that visitors do not see. */
export function usedOn(uses: Uses): string | null {
  if (uses.kind === 'everywhere') return 'Used on every page'
  if (uses.kind === 'pages') return uses.count === 1 ? 'Used on 1 page' : `Used on ${uses.count} pages`
  if (uses.kind !== 'placed') return null
  const there = `On the landing page, ${ordinal(uses.place)} of ${uses.total}`
  return uses.count === 1 ? there : `${there}, and on ${uses.count - 1} more`
}

/** The newest value of an observable; `before` until the first one, and again when the observable changes. */
function useLive<Value>(source: Observable<Value>, before: Value): Value {
  const [latest, setLatest] = useState({ source, value: before })
  useEffect(() => {
    const subscription = source.subscribe(value => setLatest({ source, value }))
    return () => subscription.unsubscribe()
  }, [source])
  return latest.source === source ? latest.value : before
}
