import { z } from 'zod'
import { pageCountOf } from '@/lib/blog'
import { perProcess } from '@/lib/per-process'
import { serverEnv } from '@/lib/server-env'
import { BLOG_PATHS_QUERY } from '@/schemas/documents/post.query'
import { client } from '../client'
import { fetchPublished } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { keepAnswer } from '../kept-answer'
import type { BLOG_PATHS_QUERY_RESULT } from '../types.gen'
import { type KeptList, keepList } from './kept-list'

/** Posts per request. */
const PORTION = 1_000
/** As many as the site map holds. */
const MAX_POSTS = 25_000

const RAW_PATHS = z.object({ posts: z.array(z.unknown()), categories: z.array(z.unknown()) })
/** Each alone, because one document that lacks something must not cost all the others their addresses. */
const RAW_POST = z.object({
  slug: z.string(),
  publishedAt: z.string().refine(time => !Number.isNaN(Date.parse(time))),
  category: z.string().nullable(),
})
const RAW_CATEGORY = z.object({ _id: z.string(), slug: z.string() })

type Times = number[]

/** What has an address in the blog. */
export type BlogPaths = {
  hasPost: (slug: string) => boolean
  /** Pages of the list of all posts; at least 1. */
  pageCount: () => number
  /** Pages of the list of a category; 0 if no category has this slug. */
  pageCountIn: (category: string) => number
}

export function blogPaths(): KeptList<BlogPaths> {
  return perProcess('paths of the blog', () =>
    keepList({
      name: 'Paths of the blog',
      tags: tagsOf('blogPaths'),
      read: readAll,
      decode: toPaths,
      kept: keepAnswer({
        folder: serverEnv.cacheFolder,
        name: 'blog-paths',
        url: client.getDataUrl('query'),
        of: 'content',
      }),
    }),
  )
}

async function readAll(): Promise<BLOG_PATHS_QUERY_RESULT> {
  const posts: BLOG_PATHS_QUERY_RESULT['posts'] = []
  let portion: BLOG_PATHS_QUERY_RESULT
  do {
    portion = await fetchPublished(BLOG_PATHS_QUERY, { after: posts.at(-1)?._id ?? '', count: PORTION })
    posts.push(...portion.posts)
  } while (portion.posts.length === PORTION && posts.length < MAX_POSTS)
  return { posts, categories: portion.categories }
}

function toPaths(answer: unknown): BlogPaths {
  const raw = RAW_PATHS.parse(answer)
  const posts = raw.posts.flatMap(each => RAW_POST.safeParse(each).data ?? [])
  const categories = raw.categories.flatMap(each => RAW_CATEGORY.safeParse(each).data ?? [])
  const timeOf = new Map<string, number>()
  const timesOf = new Map<string | null, Times>()
  for (const { slug, publishedAt, category } of posts) {
    const time = Date.parse(publishedAt)
    timeOf.set(slug, Math.min(time, timeOf.get(slug) ?? time))
    const times = timesOf.get(category) ?? []
    times.push(time)
    timesOf.set(category, times)
  }
  const all = [...timesOf.values()].flat()
  const idOf = new Map(categories.map(({ _id, slug }) => [slug, _id]))
  return {
    hasPost: slug => isPast(timeOf.get(slug)),
    pageCount: () => countPages(all),
    pageCountIn: slug => {
      const id = idOf.get(slug)
      return id === undefined ? 0 : countPages(timesOf.get(id) ?? [])
    },
  }
}

/** Scheduled posts are in the list, so that each appears when its time comes. */
function countPages(times: Times): number {
  return pageCountOf(times.filter(isPast).length)
}

function isPast(time: number | undefined): boolean {
  return time !== undefined && time <= Date.now()
}
