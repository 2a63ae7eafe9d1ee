import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))

const TITLES = ['Zakat', 'iftar', 'Événements', 'Fundraising', '10 nights', '9 questions', 'زكاة']

const categories = TITLES.map((title, number) => ({
  ...{ _id: `category-${number}`, _type: 'category', title, slug: { current: `category-${number}` } },
}))
const posts = categories.map(({ _id }, number) => ({
  ...{ _id: `post-${number}`, _type: 'post', title: `Post ${number}`, slug: { current: `post-${number}` } },
  publishedAt: '2023-02-01T10:00:00Z',
  category: { _type: 'reference', _ref: _id },
}))

let server: ContentServer

beforeAll(async () => {
  server = await startContentServer([...categories, ...posts])
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
})
afterAll(() => server.stop())

it('are listed as people look them up, whatever letters their titles begin with', async () => {
  const { getCategories } = await import('./categories')
  const titles = (await getCategories()).map(({ title }) => title)
  expect(titles).toEqual(['9 questions', '10 nights', 'Événements', 'Fundraising', 'iftar', 'Zakat', 'زكاة'])
})
