import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { dataset } from '@/seed/dataset'
import { USAGE_QUERY } from './usage-query'
import { describeUses, usedOn } from './uses'

type Fields = Record<string, unknown> & { _id: string }

const seed: Fields[] = dataset()

it('says that the settings show on every page', async () => {
  expect(await chipOf('siteSettings')).toBe('Used on every page')
})

it('counts for a post its own page, the lists that show it, and the landing page while it is one of the newest', async () => {
  expect(await pathsOf('post-thirty-nights')).toEqual([
    '/post/thirty-nights',
    '/blog',
    '/blog/category/ramadan',
    '/author/maryam-raza',
    '/',
  ])
  expect(await chipOf('post-thirty-nights')).toBe('Used on 5 pages')
  const [old] = seed
    .filter(({ _type }) => _type === 'post')
    .toSorted((one, other) => (`${one.publishedAt}` < `${other.publishedAt}` ? -1 : 1))
  expect(await pathsOf(old?._id ?? '')).not.toContain('/')
})

it('counts for a category its posts, the lists with its cards, and those that name it; without posts only its own page', async () => {
  const paths = await pathsOf('category-ramadan')
  expect(paths[0]).toBe('/blog/category/ramadan')
  expect(paths).toEqual(expect.arrayContaining(['/blog', '/post/thirty-nights', '/blog/category/finance']))
  const empty = { _id: 'category-empty', _type: 'category', title: 'Empty', slug: { current: 'empty' } }
  expect(await pathsOf('category-empty', [...seed, empty])).toEqual(['/blog/category/empty'])
})

it('counts for an author all posts that visitors see, and no draft or scheduled one', async () => {
  const before = await countOf('author-maryam-raza')
  const post = seed.find(({ _id }) => _id === 'post-thirty-nights')
  const unseen = [
    { ...post, _id: 'drafts.post-new', slug: { current: 'new' } },
    { ...post, _id: 'post-later', slug: { current: 'later' }, publishedAt: '2999-01-01T00:00:00Z' },
  ]
  expect(await countOf('author-maryam-raza', [...seed, ...unseen])).toBe(before)
  const another = { ...post, _id: 'post-old', slug: { current: 'old' }, publishedAt: '2001-01-01T00:00:00Z' }
  expect(await countOf('author-maryam-raza', [...seed, another])).toBe(before + 1)
})

it('does not say that visitors see a post whose date has not come', async () => {
  const later = seed.map(each =>
    each._id === 'post-thirty-nights' ? { ...each, publishedAt: '2999-01-01T00:00:00Z' } : each,
  )
  expect(await usesOf('post-thirty-nights', later)).toMatchObject({ kind: 'unpublished', waitsFor: 'date' })
})

it('counts the words of the blog on the blog, on every post and on every list', async () => {
  const count = (type: string) => seed.filter(({ _type }) => _type === type).length
  expect(await countOf('blogPage')).toBe(1 + count('post') + count('category') + count('author'))
})

it('counts pages that staff built, by what their sections show', async () => {
  const sections = [
    { _type: 'impact', _key: 'a' },
    { _type: 'testimonials', _key: 'b', items: [{ _ref: 'testimonial-as-salam' }] },
    { _type: 'blog', _key: 'c' },
  ]
  const own = { _id: 'page-own', _type: 'page', title: 'Own', slug: { current: 'own' }, sections }
  expect(await pathsOf('feeCopy', [...seed, own])).toEqual(['/#impact', '/own'])
  expect(await pathsOf('post-thirty-nights', [...seed, own])).toContain('/own')
  expect(await chipOf('testimonial-as-salam', [...seed, own])).toMatch(
    /^On the landing page, \d.. of \d+, and on 1 more$/,
  )
  expect(await pathsOf('feeCopy', [...seed, { ...own, _id: 'drafts.page-own' }])).toEqual(['/#impact'])
})

async function usesOf(id: string, documents: Fields[] = seed) {
  const params = { id, draftId: `drafts.${id}` }
  const value = await evaluate(parse(USAGE_QUERY, { params }), { dataset: documents, params })
  return describeUses(await value.get())
}

async function pathsOf(id: string, documents?: Fields[]): Promise<string[]> {
  const uses = await usesOf(id, documents)
  return 'places' in uses ? uses.places.map(({ path }) => path) : []
}

async function countOf(id: string, documents?: Fields[]): Promise<number> {
  const uses = await usesOf(id, documents)
  return uses.kind === 'pages' ? uses.count : 0
}

async function chipOf(id: string, documents?: Fields[]): Promise<string | null> {
  return usedOn(await usesOf(id, documents))
}
