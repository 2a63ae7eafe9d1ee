import { describe, expect, it } from 'vitest'
import { CARD_PAGES, sharedPictureName } from '@/lib/addresses/card-url'
import { reference, seed, serveContent } from '../served-content.fixture'

const post = {
  ...{ _id: 'a-post', _type: 'post', title: 'A post', slug: { current: 'a-post' } },
  publishedAt: '2026-01-12T10:00:00Z',
  category: reference('category-ramadan'),
}

const server = await serveContent()
const { getCardWords } = await import('./card-words')
const { findSharedPicture } = await import('./shared-picture')

/** content/posts/publication.test.ts holds when a post has a card. */
describe('getCardWords', () => {
  it('returns a post’s title, category, author and date, and its picture if it has one', async () => {
    server.documents = [...seed, { ...post, author: reference('author-maryam-raza') }]
    const words = { kind: 'post', slug: 'a-post', title: 'A post', category: 'Ramadan', author: 'Maryam Raza' }
    expect(await getCardWords('post', 'a-post')).toEqual({ ...words, date: 'January 12, 2026', picture: null })
    expect(await getCardWords('post', 'thirty-nights')).toMatchObject({ picture: { width: 1600 } })
  })

  it('returns an empty title and only the date for a post without a title and a category', async () => {
    server.documents = [...seed, { ...post, category: undefined, title: undefined }]
    expect(await getCardWords('post', 'a-post')).toMatchObject({
      ...{ title: '', category: '', author: '', date: 'January 12, 2026' },
    })
  })

  it('returns a category’s title and the title of the blog', async () => {
    expect(await getCardWords('category', 'ramadan')).toMatchObject({ kind: 'page', title: 'Ramadan', text: 'Blog' })
  })

  it('returns an author’s name, what staff wrote, and the number of posts', async () => {
    const slug = { current: 'a-writer' }
    const author = { _id: 'an-author', _type: 'author', name: 'A Writer', role: 'Volunteer', slug }
    server.documents = [...seed, author]
    const words = { kind: 'author', title: 'A Writer', text: 'Volunteer' }
    expect(await getCardWords('author', 'a-writer')).toEqual({ ...words, meta: '0 posts' })
    server.documents = [...seed, author, { ...post, author: reference('an-author') }]
    expect(await getCardWords('author', 'a-writer')).toEqual({ ...words, meta: '1 post' })
  })

  it.each(CARD_PAGES)('returns the title of the page %s and the tagline', async page => {
    expect(await getCardWords('page', page)).toEqual({
      picture: null,
      title: expect.stringMatching(/^[A-Z]/),
      kind: 'page',
      text: expect.stringMatching(/masjids/),
      meta: expect.stringMatching(/^[\w.:-]+$/),
    })
  })

  /** tests/http/platform/pictures.test.ts holds that other names have none. */
  it('returns null for a page that was not published', async () => {
    server.documents = seed.filter(({ _id }) => _id !== 'terms')
    expect(await getCardWords('page', 'terms')).toBeNull()
  })

  it('throws when the content service fails', async () => {
    server.failWith = 500
    await expect(getCardWords('post', 'a-post')).rejects.toThrow()
  })
})

describe('findSharedPicture', () => {
  const asset = reference('image-abc-1600x900-jpg')
  const crop = { top: 0, right: 0.2, bottom: 0, left: 0 }
  const name = sharedPictureName({ assetId: asset._ref, crop, hotspot: null })

  it('finds the picture that a page shares, with its crop', async () => {
    server.documents = [...seed, { ...post, seo: { picture: { asset, crop, alt: 'A door' } } }]
    expect(await findSharedPicture(name)).toMatchObject({ assetId: asset._ref, crop, width: 1280 })
  })

  it.each([
    ['no page shares it', { mainImage: { asset, crop } }],
    ['a page shares another part of it', { seo: { picture: { asset } } }],
    ['it is no picture', { seo: { picture: { asset: { _ref: 'file-abc-pdf' }, crop } } }],
  ])('finds none if %s', async (_, fields) => {
    server.documents = [...seed, { ...post, ...fields }]
    expect(await findSharedPicture(name)).toBeNull()
  })
})
