import { describe, expect, it } from 'vitest'
import { reference, seed, serveContent } from '../served-content.fixture'

const INJECTION = '"] | *[_type=="secret"'
/** Addresses that no document has, whatever they contain. */
const NOWHERE = ['nowhere', 'A-POST', '', 'secret', INJECTION, '$slug', '\u0000', 'a'.repeat(2_000)]

const post = {
  ...{ _id: 'a-post', _type: 'post', _updatedAt: '2026-02-01T10:00:00Z' },
  ...{ title: 'A post', slug: { current: 'a-post' }, publishedAt: '2026-01-12T10:00:00Z', excerpt: 'In short' },
  category: reference('category-ramadan'),
  author: reference('author-sana-noor'),
  body: [paragraph('One two three.')],
}
const author = { _id: 'an-author', _type: 'author', name: 'A Writer', slug: { current: 'a-writer' } }
const posts = Array.from({ length: 11 }, (_, number) => ({
  ...{ _id: `post-${number}`, _type: 'post', title: `Post ${number}`, slug: { current: `post-${number}` } },
  publishedAt: new Date(Date.UTC(2023, 1, 1 + number)).toISOString(),
  author: reference('an-author'),
}))

const server = await serveContent()
const content = {
  ...(await import('./lists')),
  ...(await import('./post')),
  ...(await import('./posts')),
}

/** publication.test.ts holds when a post is found. */
describe('getPost', () => {
  const getPostWith = (fields: object) => {
    server.documents = [...seed, { ...post, ...fields }]
    return content.getPost('a-post')
  }

  it('returns the whole post, with its category and its author', async () => {
    expect(await getPostWith({})).toMatchObject({
      ...{ id: 'a-post', slug: 'a-post', title: 'A post', excerpt: 'In short', readingMinutes: 1 },
      ...{ publishedAt: '2026-01-12T10:00:00Z', updatedAt: '2026-02-01T10:00:00Z' },
      category: { id: 'category-ramadan', title: 'Ramadan', slug: 'ramadan' },
      author: { name: expect.stringMatching(/./), role: expect.any(String), image: { width: 1600 } },
      body: [{ _type: 'block', children: [{ text: 'One two three.' }] }],
      seo: { noIndex: false },
    })
  })

  it('sends one request, with an API version of its own and the slug as a parameter', async () => {
    await getPostWith({})
    expect(server.requests).toHaveLength(1)
    const [request] = server.requests
    expect(request?.pathname).toBe('/v2024-01-23/data/query/production')
    expect(request?.searchParams.get('$slug')).toBe('"a-post"')
    expect(request?.searchParams.get('query')).not.toContain('a-post')
    expect(request?.searchParams.get('perspective')).toBe('published')
  })

  it('returns null for a slug that no post has', async () => {
    server.documents = [...seed, post, { _id: 'x', _type: 'secret', slug: { current: 'secret' } }]
    for (const slug of NOWHERE) expect(await content.getPost(slug), slug).toBeNull()
  })

  it.each([
    ['2026-02-01T16:00:00+05:00', '2026-02-01T16:00:00+05:00'],
    ['2026-02-01T14:00:00+05:00', post._updatedAt],
  ])('of %s reports its last change as %s, never one before its publication', async (publishedAt, updatedAt) => {
    expect(await getPostWith({ publishedAt })).toMatchObject({ updatedAt })
  })

  it('returns empty values for all fields that may be missing', async () => {
    const { excerpt: _excerpt, category: _category, author: _author, body: _body, ...bare } = post
    server.documents = [...seed, bare]
    expect(await content.getPost('a-post')).toMatchObject({
      ...{ title: 'A post', excerpt: '', category: null, author: null, picture: null, body: [], readingMinutes: 1 },
      seo: { title: '', description: '', picture: null, noIndex: false },
    })
  })

  it('uses the preview picture when there is no main picture', async () => {
    const { mainImage } = Object(seed.find(({ _id }) => _id === 'post-thirty-nights'))
    expect(await getPostWith({ previewImage: mainImage })).toMatchObject({ picture: { width: 1600 } })
  })

  it.each([
    [1, 'word ', 1],
    [299, 'word ', 1],
    [300, 'word ', 2],
    [1_000, 'word ', 5],
    // Marks of the preview count as no words. To a regular expression U+FEFF is white space.
    [25, `word${'\u200b\ufeff\u200c\u200d'.repeat(30)} `, 1],
  ])('counts %i times %j as %i minutes of reading', async (words, word, minutes) => {
    expect(await getPostWith({ body: [paragraph(word.repeat(words))] })).toMatchObject({ readingMinutes: minutes })
  })

  it('throws, rather than reporting a missing post, when the content service fails', async () => {
    server.failWith = 500
    await expect(content.getPost('a-post')).rejects.toThrow()
  })
})

describe('lists of posts', () => {
  it('are slices, newest first, and count all posts', async () => {
    const { posts, total } = await content.getPostCards({ from: 0, to: 3 })
    expect(total).toBe(12)
    expect(posts).toHaveLength(3)
    const times = posts.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(posts[0]).toMatchObject({ category: { slug: expect.any(String) }, author: { name: expect.any(String) } })
    const next = await content.getPostCards({ from: 3, to: 6 })
    expect(next.posts.map(({ id }) => id)).not.toContain(posts[2]?.id)
    expect((await content.getPostCards({ from: 12, to: 15 })).posts).toEqual([])
  })

  it('have pages of nine or as many as are wanted, and no page beyond the last is queried', async () => {
    const { posts, total } = await content.getPostPage(2)
    expect(total).toBe(12)
    expect(posts).toEqual((await content.getPostCards({ from: 9, to: 18 })).posts)
    const small = await content.getPostPage(2, { perPage: 3 })
    expect(small.posts).toEqual((await content.getPostCards({ from: 3, to: 6 })).posts)
    server.requests.length = 0
    expect(await content.getPostPage(3)).toEqual({ posts: [], total: 12 })
    const [request, ...others] = server.requests.filter(({ searchParams }) => searchParams.has('$from'))
    expect(others).toEqual([])
    expect(request?.pathname).toBe('/v2025-01-23/data/query/production')
    expect(request?.searchParams.get('perspective')).toBe('published')
  })

  it('of an author have their own posts, and say when the first one appeared', async () => {
    server.documents = [...seed, author, ...posts]
    const of = 'an-author'
    const [first, second] = [await content.getPostPage(1, { of }), await content.getPostPage(2, { of })]
    expect(first.posts.map(({ slug }) => slug)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2].map(number => `post-${number}`))
    expect(second.posts.map(({ slug }) => slug)).toEqual(['post-1', 'post-0'])
    expect(first.total).toBe(11)
    expect(await content.getAuthorStart('an-author')).toBe('January 2023')
    expect(await content.getAuthorStart('nobody')).toBeNull()
  })

  it('at the end of a post have at most three others, those of its category first', async () => {
    const category = { id: 'category-ramadan', title: 'Ramadan', slug: 'ramadan' }
    const [newest] = (await content.getPostCards({ from: 0, to: 3, of: category.id })).posts
    const found = await content.getMorePosts({ id: newest?.id ?? '', category })
    expect(new Set(found.map(({ id }) => id)).size).toBe(3)
    expect(found.map(({ id }) => id)).not.toContain(newest?.id)
    expect(found[0]?.category?.slug).toBe('ramadan')
  })

  it('at the end of a post without a category have the newest', async () => {
    const all = (await content.getPostCards({ from: 0, to: 4 })).posts
    const found = await content.getMorePosts({ id: all[1]?.id ?? '', category: null })
    expect(found.map(({ id }) => id)).toEqual([all[0], all[2], all[3]].map(card => card?.id))
  })
})

describe('authors and categories', () => {
  it('are listed as people look them up, categories without those that lack a title or posts', async () => {
    const titles = ['Zakat', 'iftar', 'Événements', 'Fundraising', '10 nights', '9 questions', 'زكاة', undefined]
    const categories = ['Eid', ...titles].map((title, number) => ({
      ...{ _id: `category-${number}`, _type: 'category', title, slug: { current: `category-${number}` } },
    }))
    server.documents = [
      ...categories,
      ...titles.map((_, number) => ({ ...post, ...posts[number], category: reference(`category-${number + 1}`) })),
    ]
    const listed = (await content.getCategories()).map(({ title }) => title)
    expect(listed).toEqual(['9 questions', '10 nights', 'Événements', 'Fundraising', 'iftar', 'Zakat', 'زكاة'])
  })

  it('are found by slug, which is passed as a parameter, with what staff wrote or nothing in its place', async () => {
    server.documents = [...seed, author]
    expect(await content.getAuthor('maryam-raza')).toMatchObject({ name: 'Maryam Raza', image: { width: 1600 } })
    server.requests.length = 0
    expect(await content.getAuthor('a-writer')).toMatchObject({ id: 'an-author', role: null, bio: null, image: null })
    expect(server.requests[0]?.searchParams.get('$slug')).toBe('"a-writer"')
    for (const slug of NOWHERE) expect(await content.getAuthor(slug), slug).toBeNull()
  })
})

function paragraph(text: string) {
  return { _type: 'block', _key: 'a', style: 'normal', children: [{ _type: 'span', _key: 'b', text }] }
}
