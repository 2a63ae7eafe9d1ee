import { beforeAll, expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { editor, visitor } from '../../support/content.ts'

const POSTS_PER_PAGE = 3
const MAX_AGE_S = 10

const POSTS_QUERY = '*[_type == "post"] | order(publishedAt desc, _id asc){title, "slug": slug.current}'

type Post = { title: string; slug: string }

let pages: Post[][]

beforeAll(async () => {
  const posts = await visitor.fetch<Post[]>(POSTS_QUERY)
  pages = Array.from({ length: Math.ceil(posts.length / POSTS_PER_PAGE) }, (_, page) =>
    posts.slice(page * POSTS_PER_PAGE, (page + 1) * POSTS_PER_PAGE),
  )
  expect(pages.length).toBeGreaterThan(2)
})

it('the API returns posts in order, three at a time, with the total', async () => {
  for (const [place, posts] of pages.entries()) {
    const { status, posts: found, total } = await readPage(place + 1)
    expect(status).toBe(200)
    expect(found.map(({ title, slug }) => ({ title, slug }))).toEqual(posts)
    expect(total).toBe(pages.flat().length)
  }
})

it('the API returns no posts beyond the last page', async () => {
  for (const page of [pages.length + 1, 999_999]) {
    expect(await readPage(page)).toEqual({ status: 200, posts: [], total: pages.flat().length })
  }
})

it.each(['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=two', '?page=1e3', '?page=9999999', '?page=%00'])(
  'posts are refused for "%s", in words',
  async query => {
    const { status, headers, text } = await ask(`/api/posts${query}`)
    expect(status).toBe(400)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(text).message).toContain('expected a whole number')
  },
)

it('the API returns a change within seconds, and limits caching to ten seconds', async () => {
  const { _id, title } = await visitor.fetch<{ _id: string; title: string }>(
    `*[_type == "post"] | order(publishedAt desc, _id asc)[${POSTS_PER_PAGE}]{_id, title}`,
  )
  const { headers } = await ask('/api/posts?page=2')
  const [, seconds] = /^public, max-age=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? []
  expect(Number(seconds)).toBeLessThanOrEqual(MAX_AGE_S)
  const firstTitle = async () => (await readPage(2)).posts[0]?.title
  try {
    await editor().patch(_id).set({ title: 'Another title' }).commit()
    await expect.poll(firstTitle).toBe('Another title')
  } finally {
    await editor().patch(_id).set({ title }).commit()
    await expect.poll(firstTitle).toBe(title)
  }
})

async function readPage(page: number): Promise<{ status: number; posts: Post[]; total: number }> {
  const { status, text } = await ask(`/api/posts?page=${page}`)
  return { status, ...JSON.parse(text) }
}
