import { z } from 'zod'
import { pageCountOf } from '@/lib/blog'
import { contentHealth } from '@/lib/content-health'
import { readInstant } from '@/lib/instants'
import { log } from '@/lib/log'
import { holdersOf } from '@/lib/page-address'
import { perProcess } from '@/lib/per-process'
import { BLOG_PATHS_QUERY } from '@/schemas/documents/post.query'
import { fetchPublished } from '../fetch'
import { tagsOf } from '../freshness/tags'
import type { BLOG_PATHS_QUERY_RESULT } from '../types.gen'
import { isInSeason } from '../window'
import { FORMER, formerSlugs, NAMED } from './former-slugs'
import { type KeptList, keepContent, keepList } from './kept-list'
import { shareLooks } from './shared-look'

const PORTION = 1_000
/** As many as the site map holds. */
const MAX_POSTS = 25_000

/** Short, however many posts there are, and different after every publish. */
const VERSION_QUERY = `{${['post', 'category', 'author']
  .map(
    type => `"${type}": [count(*[_type == "${type}"]), *[_type == "${type}"] | order(_updatedAt desc)[0]._updatedAt]`,
  )
  .join(', ')}}`

const RAW_PATHS = z.object({
  posts: z.array(z.unknown()),
  categories: z.array(z.unknown()),
  authors: z.array(z.unknown()),
  /** Missing in files that an earlier version of the site wrote. */
  former: FORMER,
})
/** Each alone, because one incomplete document must not cost all the others their addresses. */
const RAW_LIST = NAMED.extend({
  /** Missing in files that an earlier version of the site wrote. */
  _createdAt: z.string().nullable().catch(null),
})
const RAW_POST = RAW_LIST.extend({
  publishedAt: z.unknown().transform(readInstant).pipe(z.number()),
  category: z.string().nullable(),
  author: z.string().nullable(),
  window: z.looseObject({}).nullable().catch(null),
})

/** What has an address in the blog. */
export type BlogPaths = {
  hasPost: (slug: string) => boolean
  slugOf: (id: string) => string | null
  /** The id of the post that had this slug last. */
  formerOwner: (slug: string) => string | null
  pageCount: () => number
  /** These are 0 if nothing has this slug. */
  pageCountIn: (category: string) => number
  pageCountBy: (author: string) => number
}

export function blogPaths(): KeptList<BlogPaths> {
  return perProcess('paths of the blog', () => {
    const kept = keepContent('blog-paths')
    let last: unknown = null
    const read = async () => {
      last ??= await kept.read()
      const answer = await readAll()
      last = { ...answer, former: formerSlugs(last, answer.posts) }
      return last
    }
    return keepList({ name: 'Paths of the blog', tags: tagsOf('blogPaths'), read, decode: toPaths, kept })
  })
}

/** From a moment after this call; null if the service does not say. Concurrent callers share one short question. Never throws. */
export function currentBlogPaths(): Promise<BlogPaths | null> {
  return perProcess('looks for paths of the blog', () => shareLooks(lookForChanges()))()
}

function lookForChanges(): () => Promise<BlogPaths | null> {
  let known: string | null = null
  return async () => {
    const version = await readVersion()
    if (version === null) return null
    if (version === known) return blogPaths().get()
    const paths = await blogPaths().readAgain()
    if (paths) known = version
    return paths
  }
}

async function readVersion(): Promise<string | null> {
  try {
    return JSON.stringify(await fetchPublished(VERSION_QUERY))
  } catch (error) {
    if (!contentHealth().isLost)
      log.warn('content.unread', { message: 'Paths of the blog: it is unknown whether they changed' }, error)
    return null
  }
}

async function readAll(): Promise<BLOG_PATHS_QUERY_RESULT> {
  const posts: BLOG_PATHS_QUERY_RESULT['posts'] = []
  let portion: BLOG_PATHS_QUERY_RESULT
  do {
    portion = await fetchPublished(BLOG_PATHS_QUERY, { after: posts.at(-1)?._id ?? '', count: PORTION })
    posts.push(...portion.posts)
  } while (portion.posts.length === PORTION && posts.length < MAX_POSTS)
  return { posts, categories: portion.categories, authors: portion.authors }
}

function toPaths(answer: unknown): BlogPaths {
  const raw = RAW_PATHS.parse(answer)
  const bySlug = holdersOf(raw.posts.flatMap(each => RAW_POST.safeParse(each).data ?? []))
  const posts = [...bySlug.values()]
  const byId = new Map(posts.map(post => [post._id, post]))
  const ownerOf = new Map(raw.former.map(({ slug, _id }) => [slug, _id]))
  return {
    hasPost: slug => {
      const post = bySlug.get(slug)
      return post !== undefined && isShown(post)
    },
    slugOf: id => {
      const post = byId.get(id)
      return post && isShown(post) ? post.slug : null
    },
    formerOwner: slug => ownerOf.get(slug) ?? null,
    pageCount: () => countPages(posts),
    pageCountIn: pageCounter(raw.categories, posts, ({ category }) => category),
    pageCountBy: pageCounter(raw.authors, posts, ({ author }) => author),
  }
}

type RawPost = z.infer<typeof RAW_POST>

function pageCounter(
  lists: unknown[],
  posts: RawPost[],
  listOf: (post: RawPost) => string | null,
): (slug: string) => number {
  const byList = Map.groupBy(posts, listOf)
  const bySlug = holdersOf(lists.flatMap(each => RAW_LIST.safeParse(each).data ?? []))
  return slug => {
    const list = bySlug.get(slug)
    return list ? countPages(byList.get(list._id) ?? []) : 0
  }
}

/** Scheduled and seasonal posts are in the list, so that each appears when its time comes. */
function countPages(posts: RawPost[]): number {
  return pageCountOf(posts.filter(isShown).length)
}

function isShown({ publishedAt: comesAt, window }: RawPost): boolean {
  return comesAt <= Date.now() && isInSeason(window, Date.now())
}
