import { describe, expect, it } from 'vitest'
import { reference, seed, serveContent } from '../served-content.fixture'

const INJECTION = '"] | *[_type=="secret"'

const author = { _id: 'an-author', _type: 'author', name: 'A Writer', slug: { current: 'a-writer' } }
const posts = Array.from({ length: 11 }, (_, number) => ({
  ...{ _id: `post-${number}`, _type: 'post', title: `Post ${number}`, slug: { current: `post-${number}` } },
  publishedAt: new Date(Date.UTC(2023, 1, 1 + number)).toISOString(),
  author: reference('an-author'),
}))

const server = await serveContent([...seed, author, ...posts])
const content = {
  ...(await import('./authors')),
  ...(await import('./categories')),
  ...(await import('./posts')),
  ...(await import('../documents/blog-page')),
}

describe('the authors', () => {
  it('are listed by name, without those who lack a name or an address', async () => {
    server.documents = [
      ...[...seed, author],
      { ...author, _id: 'b', name: undefined },
      { ...author, _id: 'c', slug: undefined },
      { ...author, _id: 'd', slug: { current: 'ibrahim' }, name: 'ibrahim Özil' },
      { ...author, _id: 'e', slug: { current: 'elise' }, name: 'Élise Martin' },
      { ...author, _id: 'f', slug: { current: 'abdullah' }, name: 'ʿAbdullāh ʿAlī' },
    ]
    const names = (await content.getAuthorsAt(null)).map(({ name }) => name)
    expect(names).toEqual([
      ...['A Writer', 'ʿAbdullāh ʿAlī', 'Élise Martin', 'ibrahim Özil', 'Idris Khan', 'Maryam Raza', 'Sana Noor'],
    ])
  })

  it('are found by slug, which is passed as a parameter, with what staff wrote or nothing in its place', async () => {
    expect(await content.getAuthor('maryam-raza')).toMatchObject({ name: 'Maryam Raza', image: { width: 1600 } })
    server.requests.length = 0
    expect(await content.getAuthor('a-writer')).toMatchObject({ id: 'an-author', role: null, bio: null, image: null })
    expect(server.requests[0]?.searchParams.get('$slug')).toBe('"a-writer"')
    for (const slug of ['nobody', INJECTION, '']) expect(await content.getAuthor(slug)).toBeNull()
  })

  it('have pages of nine of their own posts, newest first, and a first post', async () => {
    const of = 'an-author'
    const [first, second] = [await content.getPostPage(1, { of }), await content.getPostPage(2, { of })]
    expect(first.posts.map(({ slug }) => slug)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2].map(number => `post-${number}`))
    expect(second.posts.map(({ slug }) => slug)).toEqual(['post-1', 'post-0'])
    expect(first.total).toBe(11)
    expect(await content.getAuthorStart('an-author')).toBe('January 2023')
    expect(await content.getAuthorStart('nobody')).toBeNull()
  })
})

describe('a blog page from before posts had an end and authors a page', () => {
  it('has the site’s own words, and posts without an invitation', async () => {
    const old = { _id: 'blogPage', _type: 'blogPage', title: 'Blog', authorLabels: { writtenBy: 'By', since: ' ' } }
    server.documents = [old]
    const page = await content.getBlogPage()
    expect(page.postLabels).toEqual({
      contents: 'Contents',
      copyLink: 'Copy link',
      linkCopied: 'Link copied',
      share: 'Share',
    })
    expect(page.authorLabels).toMatchObject({ writtenBy: 'By', since: 'Since {month}', onePost: '1 post' })
    expect(page.invitation).toBeNull()
    server.documents = [{ ...old, endTitle: 'Ready?', endLink: { label: 'Run', href: 'javascript:alert(1)' } }]
    expect((await content.getBlogPage()).invitation).toBeNull()
  })
})

it('categories are listed as people look them up, whatever letters their titles begin with', async () => {
  const titles = ['Zakat', 'iftar', 'Événements', 'Fundraising', '10 nights', '9 questions', 'زكاة']
  server.documents = titles.flatMap((title, number) => [
    { _id: `category-${number}`, _type: 'category', title, slug: { current: `category-${number}` } },
    { ...posts[number], _id: `post-${number}`, _type: 'post', category: reference(`category-${number}`) },
  ])
  const listed = (await content.getCategories()).map(({ title }) => title)
  expect(listed).toEqual(['9 questions', '10 nights', 'Événements', 'Fundraising', 'iftar', 'Zakat', 'زكاة'])
})
