import { describe, expect, it } from 'vitest'
import { reference, seed, serveContent } from '../served-content.fixture'

const DAY_MS = 86_400_000
const INJECTION = '"] | *[_type=="secret"'

const post = {
  ...{ _id: 'a-post', _type: 'post', _updatedAt: '2026-02-01T10:00:00Z' },
  ...{ title: 'A post', slug: { current: 'a-post' }, publishedAt: '2026-01-12T10:00:00Z', excerpt: 'In short' },
  category: reference('category-ramadan'),
  author: reference('author-sana-noor'),
  body: [paragraph('One two three.')],
}

const server = await serveContent([...seed, post])
const content = { ...(await import('./post')), ...(await import('./posts')) }

describe('getPost', () => {
  it('returns the whole post, with its category and its author', async () => {
    expect(await content.getPost('a-post')).toMatchObject({
      ...{ id: 'a-post', slug: 'a-post', title: 'A post', excerpt: 'In short', readingMinutes: 1 },
      ...{ publishedAt: '2026-01-12T10:00:00Z', updatedAt: '2026-02-01T10:00:00Z' },
      category: { id: 'category-ramadan', title: 'Ramadan', slug: 'ramadan' },
      author: { name: expect.stringMatching(/./), role: expect.any(String), image: { width: 1600 } },
      body: [{ _type: 'block', children: [{ text: 'One two three.' }] }],
      seo: { noIndex: false },
    })
  })

  it('sends one request, with an API version of its own and the slug as a parameter', async () => {
    await content.getPost('a-post')
    expect(server.requests).toHaveLength(1)
    const [request] = server.requests
    expect(request?.pathname).toBe('/v2024-01-23/data/query/production')
    expect(request?.searchParams.get('$slug')).toBe('"a-post"')
    expect(request?.searchParams.get('query')).not.toContain('a-post')
    expect(request?.searchParams.get('perspective')).toBe('published')
  })

  it('returns null for a slug that no post has, whatever it contains', async () => {
    server.documents = [...seed, post, { _id: 'x', _type: 'secret', slug: { current: 'secret' } }]
    for (const slug of ['nowhere', 'A-POST', '', 'secret', INJECTION, '$slug', '\u0000', 'a'.repeat(2_000)]) {
      expect(await content.getPost(slug), slug).toBeNull()
    }
  })

  it('returns null for a post before its publication date, or without one', async () => {
    server.documents = [...seed, { ...post, publishedAt: fromNow(DAY_MS) }]
    expect(await content.getPost('a-post')).toBeNull()
    server.documents = [...seed, { ...post, publishedAt: fromNow(-1_000) }]
    expect(await content.getPost('a-post')).not.toBeNull()
    server.documents = [...seed, { ...post, publishedAt: undefined }]
    expect(await content.getPost('a-post')).toBeNull()
  })

  it('reports the publication date as the last change when the post was written before it', async () => {
    server.documents = [...seed, { ...post, publishedAt: '2026-02-01T16:00:00+05:00' }]
    expect(await content.getPost('a-post')).toMatchObject({ updatedAt: '2026-02-01T16:00:00+05:00' })
    server.documents = [...seed, { ...post, publishedAt: '2026-02-01T14:00:00+05:00' }]
    expect(await content.getPost('a-post')).toMatchObject({ updatedAt: post._updatedAt })
  })

  it('returns empty values for all fields that may be missing', async () => {
    const bare = { _id: 'a-post', _type: 'post', _updatedAt: '2026-02-01T10:00:00Z', slug: post.slug, title: 'A post' }
    server.documents = [...seed, { ...bare, publishedAt: post.publishedAt }]
    expect(await content.getPost('a-post')).toMatchObject({
      ...{ title: 'A post', excerpt: '', category: null, author: null, picture: null, body: [], readingMinutes: 1 },
      seo: { title: '', description: '', picture: null, noIndex: false },
    })
  })

  it('uses the preview picture when there is no main picture', async () => {
    const { mainImage } = Object(seed.find(({ _id }) => _id === 'post-thirty-nights'))
    server.documents = [...seed, { ...post, previewImage: mainImage }]
    expect(await content.getPost('a-post')).toMatchObject({ picture: { width: 1600 } })
  })

  it.each([
    [1, 1],
    [299, 1],
    [300, 2],
    [1_000, 5],
  ])('counts %i words as %i minutes of reading', async (words, minutes) => {
    server.documents = [...seed, { ...post, body: [paragraph('word '.repeat(words))] }]
    expect(await content.getPost('a-post')).toMatchObject({ readingMinutes: minutes })
  })

  it('counts no marks of the preview as words', async () => {
    // To a regular expression U+FEFF is white space.
    const marked = `word${'\u200b\ufeff\u200c\u200d'.repeat(30)} `
    server.documents = [...seed, { ...post, body: [paragraph(marked.repeat(25))] }]
    expect(await content.getPost('a-post')).toMatchObject({ readingMinutes: 1 })
  })

  it('throws, rather than reporting a missing post, when the content service fails', async () => {
    server.failWith = 500
    await expect(content.getPost('a-post')).rejects.toThrow()
  })
})

describe('getMorePosts', () => {
  it('returns at most three posts, those of the same category first, and never the post itself', async () => {
    const [newest] = await listed('ramadan')
    const found = await content.getMorePosts({ id: newest?.id ?? '', category: ramadan })
    expect(found).toHaveLength(3)
    expect(found.map(({ id }) => id)).not.toContain(newest?.id)
    expect(new Set(found.map(({ id }) => id)).size).toBe(3)
    expect(found[0]?.category?.slug).toBe('ramadan')
  })

  it('returns the newest posts for a post without a category', async () => {
    const all = (await content.getPostCards({ from: 0, to: 4 })).posts
    const found = await content.getMorePosts({ id: all[1]?.id ?? '', category: null })
    expect(found.map(({ id }) => id)).toEqual([all[0], all[2], all[3]].map(card => card?.id))
  })
})

const ramadan = { id: 'category-ramadan', title: 'Ramadan', slug: 'ramadan' }

async function listed(category: string) {
  return (await content.getPostCards({ from: 0, to: 3, of: `category-${category}` })).posts
}

function fromNow(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString()
}

function paragraph(text: string) {
  return { _type: 'block', _key: 'a', style: 'normal', children: [{ _type: 'span', _key: 'b', text }] }
}
