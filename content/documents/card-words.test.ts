import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CARD_PAGES } from '@/lib/card-url'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))

const seed = readImportedSeed()
const post = {
  _id: 'a-post',
  _type: 'post',
  title: 'A post',
  slug: { current: 'a-post' },
  publishedAt: '2026-01-12T10:00:00Z',
  category: { _type: 'reference', _ref: 'category-ramadan' },
}

let server: ContentServer
let getCardWords: (kind: string, name: string) => Promise<{ title: string; meta: string } | null>

beforeAll(async () => {
  server = await startContentServer(seed)
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  ;({ getCardWords } = await import('./card-words'))
})
beforeEach(() => {
  server.documents = seed
  server.failWith = null
  server.requests.length = 0
})
afterAll(() => server.stop())

describe('getCardWords', () => {
  it('returns a post’s title, category and date', async () => {
    server.documents = [...seed, post]
    expect(await getCardWords('post', 'a-post')).toEqual({ title: 'A post', meta: 'Ramadan · Jan 12, 2026' })
  })

  it('returns an empty title and only the date for a post without a title and a category', async () => {
    server.documents = [...seed, { ...post, category: undefined, title: undefined }]
    expect(await getCardWords('post', 'a-post')).toEqual({ title: '', meta: 'Jan 12, 2026' })
  })

  it.each([
    ['tomorrow', new Date(Date.now() + 86_400_000).toISOString()],
    ['never', undefined],
  ])('returns null for a post that appears %s', async (_, publishedAt) => {
    server.documents = [...seed, { ...post, publishedAt }]
    expect(await getCardWords('post', 'a-post')).toBeNull()
  })

  it('returns a category’s title and the title of the blog', async () => {
    expect(await getCardWords('category', 'ramadan')).toEqual({ title: 'Ramadan', meta: 'Blog' })
  })

  it.each(CARD_PAGES)('returns the title of the page %s and the tagline', async page => {
    expect(await getCardWords('page', page)).toEqual({
      title: expect.stringMatching(/^[A-Z]/),
      meta: expect.stringMatching(/masjids/),
    })
  })

  it.each([
    ['post', 'nowhere'],
    ['category', 'nowhere'],
    ['page', 'nowhere'],
    ['author', 'maryam-raza'],
    ['__proto__', 'constructor'],
  ])('returns null for %s %s', async (kind, name) => {
    expect(await getCardWords(kind, name)).toBeNull()
  })

  it('returns null for a page that was not published', async () => {
    server.documents = seed.filter(({ _id }) => _id !== 'terms')
    expect(await getCardWords('page', 'terms')).toBeNull()
  })

  it('throws when the content service fails', async () => {
    server.failWith = 500
    await expect(getCardWords('post', 'a-post')).rejects.toThrow()
  })
})
