import { expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { visitor } from '../../support/content.ts'

/** content/posts/posts.test.ts holds which posts are on which page, and tests/e2e/blog/lists.spec.ts that pages lead to each other. */

const OF_API = 3
const MAX_AGE_S = 10
const SLUGS_QUERY = `*[_type == "post" && dateTime(publishedAt) <= dateTime(now())] | order(publishedAt desc, _id asc).slug.current`

it('the API returns posts in order, three at a time, with the total, and nothing beyond the last page', async () => {
  const slugs = await visitor.fetch<string[]>(SLUGS_QUERY)
  const pages = Math.ceil(slugs.length / OF_API)
  for (const page of [1, 2, pages, pages + 1, 999_999]) {
    const { status, headers, text } = await ask(`/api/posts?page=${page}`)
    const { posts: found, total } = JSON.parse(text)
    expect([status, total]).toEqual([200, slugs.length])
    expect(found.map(({ slug }: { slug: string }) => slug)).toEqual(slugs.slice((page - 1) * OF_API, page * OF_API))
    const [, seconds] = /^public, max-age=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? []
    expect(Number(seconds)).toBeLessThanOrEqual(MAX_AGE_S)
  }
})

it.each(['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=1e3', '?page=9999999', '?page=%00'])(
  'posts are refused for "%s", in words',
  async query => {
    const { status, headers, text } = await ask(`/api/posts${query}`)
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store'])
    expect(JSON.parse(text).message).toContain('expected a whole number')
  },
)
