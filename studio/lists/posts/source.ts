import type { SanityClient } from '@sanity/client'
import { readInstant } from '@/lib/instants'
import { isOpenAt, readWindow } from '@/lib/show-window'
import { staffZone } from '@/lib/staff-zone'
import { IS_DRAFT, MAX_DRAFTS, publishedOf, searchIn, splitDrafts } from '../drafts-of'
import { type Group, type ListSource, PORTION } from '../store'
import type { SourceFor } from '../use-list'
import type { PostFilters } from './filters'

export type PostRow = {
  id: string
  type: string
  title: string | null
  /** ISO 8601. */
  publishedAt: string | null
  author: string | null
  category: string | null
  /** URL, without a size. */
  picture: string | null
  isSample: boolean
  state: 'scheduled' | 'draft' | 'live' | 'changed' | 'undated' | 'outOfSeason'
}

type StoredPost = Omit<PostRow, 'id' | 'type' | 'state'> & { _id: string; window: object | null }
type Opened = Record<'soon' | 'live', StoredPost[]> & Record<'soonTotal' | 'total', number>

const FIELDS = /* groq */ `{
  _id, title, publishedAt, "author": author->name, "category": category->title,
  "picture": coalesce(previewImage.asset->url, mainImage.asset->url), "isSample": sample == true,
  "window": select(defined(season) => { "season": season, "seasonBegins": seasonBegins, "seasonShift": seasonShift, "seasonEndShift": seasonEndShift })
}`

const SEARCHED = '[title, excerpt, author->name, category->title]'
/** Filters for published posts whose date has not come or has come, and the order of each group. */
const SHOWN = {
  soon: { filter: 'dateTime(publishedAt) > dateTime($now)', order: 'dateTime(publishedAt) asc' },
  live: {
    filter: '(!defined(dateTime(publishedAt)) || dateTime(publishedAt) <= dateTime($now))',
    order: 'dateTime(publishedAt) desc',
  },
} as const

/** Index of the groups, in their order. */
const GROUPS = ['soon', 'draft', 'live'] as const

/** Groups of scheduled posts, posts that were never published, and posts on the site. */
export function postsSource(filters: PostFilters): SourceFor<PostRow> {
  return client => openSource(client, filters)
}

function openSource(client: SanityClient, filters: PostFilters): ListSource<PostRow> {
  /** Unpublished changes of published posts, by id. */
  let drafts = new Map<string, StoredPost>()
  let now = ''

  const withDraft =
    (state: 'scheduled' | 'live') =>
    (post: StoredPost): PostRow => {
      const draft = drafts.get(post._id)
      if (!draft) return toRow(post, state)
      // What visitors see decides about the date, the season and the group, and the draft about everything else.
      return toRow(
        { ...draft, publishedAt: post.publishedAt, window: post.window },
        state === 'live' ? 'changed' : state,
      )
    }

  return {
    isTimed: true,
    open: async (search, signal) => {
      now = new Date().toISOString()
      const { matches, params } = narrow(search, filters)
      const [answer, found] = await Promise.all([
        publishedOf(client).fetch<Opened>(openQuery(matches), { ...params, now }, { signal }),
        client.fetch<StoredPost[]>(draftsQuery(matches), params, { signal }),
      ])
      const { changes, unpublished } = await splitDrafts(client, found, signal)
      drafts = changes
      return [
        { title: 'Comes by itself', total: answer.soonTotal, rows: answer.soon.map(withDraft('scheduled')) },
        { title: 'Not published', total: unpublished.length, rows: unpublished.map(post => toRow(post, 'draft')) },
        { title: 'On the site', total: answer.total - answer.soonTotal, rows: answer.live.map(withDraft('live')) },
      ] satisfies Group<PostRow>[]
    },
    more: async (search, group, from, signal) => {
      const name = GROUPS[group]
      if (name !== 'soon' && name !== 'live') return []
      const { matches, params } = narrow(search, filters)
      const query = rowsQuery(name, matches, from)
      const posts = await publishedOf(client).fetch<StoredPost[]>(query, { ...params, now }, { signal })
      return posts.map(withDraft(name === 'soon' ? 'scheduled' : 'live'))
    },
  }
}

/** The posts with these words that have the category and the author. */
function narrow(search: string, { category, author }: PostFilters) {
  const { matches, params } = searchIn(SEARCHED, search)
  const filters = [matches, category && 'category._ref == $category', author && 'author._ref == $author']
  return { matches: filters.filter(Boolean).join(' && '), params: { ...params, category, author } }
}

function openQuery(matches: string): string {
  return `{
    "soon": ${rowsQuery('soon', matches, 0)},
    "soonTotal": count(*[_type == "post" && ${SHOWN.soon.filter} && ${matches}]),
    "live": ${rowsQuery('live', matches, 0)},
    "total": count(*[_type == "post" && ${matches}])
  }`
}

function draftsQuery(matches: string): string {
  return `*[_type == "post" && ${IS_DRAFT} && ${matches}] | order(_updatedAt desc)[0...${MAX_DRAFTS}]${FIELDS}`
}

function rowsQuery(name: keyof typeof SHOWN, matches: string, from: number): string {
  const { filter, order } = SHOWN[name]
  return `*[_type == "post" && ${filter} && ${matches}] | order(${order})[${from}...${from + PORTION}]${FIELDS}`
}

function toRow({ _id, window, ...post }: StoredPost, state: PostRow['state']): PostRow {
  return { ...post, id: _id, type: 'post', state: shownState(post.publishedAt, window, state) }
}

/** Visitors do not see a published post without a date that can be read, or out of its season. */
function shownState(publishedAt: string | null, window: object | null, state: PostRow['state']): PostRow['state'] {
  if (state !== 'draft' && readInstant(publishedAt) === null) return 'undated'
  const isOnSite = state === 'live' || state === 'changed'
  return isOnSite && window && !isOpenAt(readWindow(window, staffZone()), Date.now()) ? 'outOfSeason' : state
}
