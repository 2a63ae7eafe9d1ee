import { PAGE_LIST } from '@/lib/pages'
import { OTHER_PAGES } from '@/lib/visits/visits'
import { z } from '@/studio/zod'

/** Titles of the documents with these slugs. */
export const TITLES_QUERY = /* groq */ `*[_type in ["post", "author", "category"] && slug.current in $slugs]{
  _type,
  "slug": slug.current,
  "title": coalesce(title, name)
}`

const TITLES = z.array(z.object({ _type: z.string(), slug: z.string(), title: z.string().nullable() }))

/** Titles by path. The path of a list has no page number. */
export type Titles = ReadonlyMap<string, string>

const PLACES: Record<string, string> = { post: '/post/', author: '/author/', category: '/blog/category/' }

export function toTitles(answer: unknown): Titles {
  return new Map(TITLES.parse(answer).map(({ _type, slug, title }) => [`${PLACES[_type]}${slug}`, title ?? '']))
}

export function slugsOf(paths: string[]): string[] {
  return paths.flatMap(path => /^\/(?:post|author|blog\/category)\/([^/]+)/.exec(path)?.[1] ?? [])
}

/** The title of a page, with the number for further pages of a list. Returns the path if no document has it any more. */
export function titleOfPage(path: string, titles: Titles): string {
  if (path === OTHER_PAGES) return 'Addresses that do not exist'
  const page = PAGE_LIST.find(each => each.path === path || each.also.includes(path))
  if (page) return page.title
  const [, list = path, number] = /^(.*)\/page\/(\d+)$/.exec(path) ?? []
  const title = list === '/blog' ? 'Blog' : titles.get(list)
  if (!title) return path
  return number && number !== '1' ? `${title}, page ${number}` : title
}
