import { toMarkdown } from 'mdast-util-to-markdown'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetProcess } from '@/lib/process/per-process'
import type { StoredDocument } from '@/tests/support/content-server'
import { reference as ref, seed, serveContent } from './served-content.fixture'

const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T10:00:00Z`

/** A document that visitors find, and one with the same address that they do not, for each type. */
const first: Record<string, StoredDocument> = {
  post: named('post', 'first', 2, {
    publishedAt: at(5),
    category: ref('category-a-first'),
    author: ref('author-a-first'),
  }),
  category: named('category', 'first', 2),
  author: named('author', 'first', 2, { name: 'The first' }),
  page: named('page', 'first', 2, { sections: [{ _key: 'a', _type: 'cover', title: 'The first' }] }),
}
const second: Record<string, StoredDocument> = {
  post: named('post', 'second', 1, {
    publishedAt: at(6),
    category: ref('category-b-second'),
    author: ref('author-b-second'),
  }),
  category: named('category', 'second', 3),
  author: named('author', 'second', 3, { name: 'A namesake' }),
  page: named('page', 'second', 3, { sections: [{ _key: 'a', _type: 'testimonials' }] }),
}
/** It has an address of its own, and belongs to a category and an author that visitors do not find. */
const alone = { ...second.post, _id: 'post-alone', title: 'Alone', slug: { _type: 'slug', current: 'alone' } }

const server = await serveContent()
beforeEach(forgetProcess)

describe.each([
  ['listed before', [...Object.values(second), ...Object.values(first)]],
  ['listed after', [...Object.values(first), ...Object.values(second)]],
])('a document whose address another has, %s that one,', (_, pairs) => {
  beforeEach(() => {
    server.documents = [...seed, ...pairs, { ...alone, _type: 'post' }] as StoredDocument[]
  })

  it.each<[string, () => Promise<unknown>]>([
    ['blog', async () => (await import('./posts/posts')).getPostCards({ from: 0, to: 99 })],
    ['category’s list', async () => (await import('./posts/posts')).findBlogList({ category: 'same' })],
    ['author’s list', async () => (await import('./posts/posts')).findAuthorList({ author: 'same' })],
    ['list of categories', async () => (await import('./posts/lists')).getCategories()],
    ['post', async () => (await import('./posts/post')).getPost('same')],
    ['page', async () => (await import('./documents/page')).getPage('same')],
    ['list of pages', async () => (await import('./documents/page')).getPageTitles()],
    ['shared link of the post', async () => (await import('./cards/card-words')).getCardWords('post', 'same')],
    ['shared link of the category', async () => (await import('./cards/card-words')).getCardWords('category', 'same')],
    ['shared link of the author', async () => (await import('./cards/card-words')).getCardWords('author', 'same')],
    ['shared link of the page', async () => (await import('./cards/card-words')).getCardWords('page', 'same')],
    [
      'index for language models',
      async () => toMarkdown({ type: 'root', children: await (await import('./markdown/llms')).getLlmsNodes() }),
    ],
  ])('is not in the %s', async (_place, read) => {
    const shown = JSON.stringify(await read())
    expect(shown).toContain('The first')
    expect(shown).not.toContain('The second')
  })

  it('adds no address to the site map, and no page to a list', async () => {
    const paths = (await (await import('./routes/site-map')).getSiteMap()).map(({ path }) => path)
    expect(paths.filter(path => path.includes('same')).sort()).toEqual([
      '/author/same',
      '/blog/category/same',
      '/post/same',
      '/same',
    ])
    const { mayExist } = await import('./routes/known-paths')
    expect([await mayExist('/post/same'), await mayExist('/author/same/page/2')]).toEqual([true, false])
  })

  it('does not decide how a page of staff is rendered, and no old address leads to it', async () => {
    const { addresses, findOwnPage } = await import('./addresses')
    expect(await findOwnPage('/same')).toBe('/page/same')
    const known = await addresses().get()
    const ids = ['page-a-first', 'page-b-second', 'post-a-first', 'post-b-second']
    expect(ids.map(id => known?.withId(id)?.slug)).toEqual(['same', undefined, 'same', undefined])
  })

  it('is named by its posts without a link to the other', async () => {
    const post = await (await import('./posts/post')).getPost('alone')
    expect(post).toMatchObject({ category: null, author: { name: 'A namesake', slug: null } })
  })
})

it('is shown as soon as the other has another address', async () => {
  server.documents = [...seed, ...Object.values(second)]
  const { getPost } = await import('./posts/post')
  expect(await getPost('same')).toMatchObject({
    title: 'The second',
    category: { slug: 'same' },
    author: { slug: 'same' },
  })
})

it('asks for all addresses only if two are the same', async () => {
  const { getHidden } = await import('./hidden')
  expect(await getHidden('siteSettings')).toEqual([])
  expect(server.requests).toHaveLength(1)
})

function named(type: string, which: string, created: number, more = {}): StoredDocument {
  const _id = `${type}-${which === 'first' ? 'a' : 'b'}-${which}`
  const slug = { _type: 'slug', current: 'same' }
  return { _id, _type: type, _createdAt: at(created), _updatedAt: at(created), slug, title: `The ${which}`, ...more }
}
