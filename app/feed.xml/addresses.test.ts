import { expect, it } from 'vitest'
import { seed, serveContent } from '@/content/served-content.fixture'

const post = {
  ...{ _id: 'a-post', _type: 'post', title: 'Half off', slug: { current: '50% off?' } },
  ...{ _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', publishedAt: '2026-01-12T10:00:00Z' },
}

await serveContent([...seed, post])

it.each([
  ['feed.xml', () => import('./route')],
  ['llms.txt', () => import('../llms.txt/route')],
])('%s leads to a post with any characters in its slug', async (_, load) => {
  const { GET } = await load()
  const text = await (await GET()).text()
  expect(text).toContain('/post/50%25%20off%3F')
  expect(text).not.toContain('/post/50% ')
})
