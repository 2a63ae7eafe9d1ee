import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { documentTypes } from '@/schemas/documents'
import { SINGLETONS } from '@/schemas/singletons'
import { dataset } from '@/seed/dataset'
import { stateOf } from '@/studio/form/state'
import { describeUses, USAGE_QUERY, type Usage } from './uses'

const LIVE = { kind: 'live', words: '' } as const
const NOW = new Date('2026-11-23T12:00:00Z')
const SEED: (Record<string, unknown> & { _id: string })[] = dataset()

const usage = (more: Partial<Usage>): Usage => ({
  ...{ _id: 'one', _type: 'post', title: 'One', slug: 'one', side: null },
  ...{ published: null, drafted: null, referring: [] },
  ...more,
})
const list = (ids: string[]) => ids.map(_ref => ({ _ref }))
const section = (ids: string[] | null) =>
  ids && [
    { _type: 'hero', _key: 'h' },
    { _type: 'testimonials', _key: 't', items: list(ids) },
  ]

it('says for every type where its documents show, or what is to do', () => {
  for (const _type of Object.keys(documentTypes)) {
    const _id = Object.entries(SINGLETONS).find(([, type]) => type === _type)?.[0] ?? 'one'
    const { places, unplaced } = describeUses(usage({ _id: `drafts.${_id}`, _type }), null)
    expect(places.length > 0 || unplaced !== null, _type).toBe(_type !== 'redirect')
    for (const { title, path } of places) expect(`${title} ${path}`).toMatch(/^\S.* \/\S*$/)
  }
})

it.each<[type: string, published: Record<string, unknown> | null, label: string, sentence: RegExp]>([
  ['page', null, 'Not on the site yet', /once you publish it/],
  ['page', {}, 'On the site', /^Visitors see it here/],
  ['page', { season: 'harvest' }, 'Off', /^Its place/],
  ['post', { publishedAt: '2999-01-01T00:00:00Z' }, 'Scheduled for Dec 31, 2998', /when its time has come/],
  ['redirect', { active: false }, 'Off', /its address/],
])('does not claim that visitors see a %s that is %j', (_type, published, label, sentence) => {
  const words = describeUses(usage({ _type }), published && stateOf(_type, published, NOW))
  expect(words).toMatchObject({ label, sentence: expect.stringMatching(sentence) })
})

it('says that no page shows what has no address yet', () => {
  expect(describeUses(usage({ slug: null }), null).sentence).toMatch(/^No page/)
})

describe('documents that a list of the landing page chooses', () => {
  const describeIt = (published: string[], drafted: string[] | null = null) =>
    describeUses(usage({ _type: 'testimonial', published: section(published), drafted: section(drafted) }), LIVE)

  it('have their place in the list', () => {
    expect(describeIt(['two', 'one', 'three']).label).toBe('On the landing page, 2nd of 3')
    expect(describeIt([...'abcdefghijk', 'one']).label).toBe('On the landing page, 12th of 12')
  })

  it('are not on the site until a list has them, and wait while only its draft does', () => {
    expect(describeIt(['two'])).toMatchObject({ unplaced: { path: 'sections[_key=="t"].items' } })
    expect(describeIt(['two'], ['two', 'one'])).toMatchObject({
      unplaced: { path: null, sentence: expect.stringMatching(/2nd of 2/) },
    })
    expect(describeIt(['two', 'one'], ['two'])).toMatchObject({ unplaced: null })
    const withoutSection = usage({ _type: 'testimonial', published: [{ _type: 'hero', _key: 'h' }] })
    expect(describeUses(withoutSection, null)).toMatchObject({ unplaced: { path: null } })
  })

  it('are on the pages that show them, also when the landing page does not', () => {
    const referring = [{ _id: 'page-a', _type: 'page', title: 'Ramadan readiness', slug: 'campaigns/ramadan' }]
    const pathsOf = (published: string[]) => {
      const { places } = describeUses(usage({ _type: 'testimonial', published: section(published), referring }), LIVE)
      return places.map(({ path }) => path)
    }
    expect(pathsOf(['one'])).toEqual(['/#testimonials', '/campaigns/ramadan'])
    expect(pathsOf(['two'])).toEqual(['/campaigns/ramadan'])
  })

  it('belong to the list of their side', () => {
    const published = [{ _type: 'features', _key: 'f', donors: list(['two']), management: list(['one']) }]
    const of = (side: string) => describeUses(usage({ _type: 'feature', side, published }), LIVE).label
    expect([of('masjid'), of('donor')]).toEqual(['On the landing page, 1st of 1', 'Not on the site yet'])
  })
})

describe('what refers to a document', () => {
  const wordsFor = async (id: string, ...more: object[]) => {
    const params = { id, draftId: `drafts.${id}` }
    const dataset = [...SEED, ...more]
    const found = await (await evaluate(parse(USAGE_QUERY, { params }), { dataset, params })).get()
    return describeUses(found, LIVE).label
  }

  it('counts beside its own pages, if visitors see it', async () => {
    const post = SEED.find(({ _id }) => _id === 'post-thirty-nights')
    const own = { ...post, author: { _ref: 'author-new' }, publishedAt: '2001-01-01T00:00:00Z' }
    const author = { _id: 'author-new', _type: 'author', name: 'New', slug: { current: 'new' } }
    expect(await wordsFor('author-new', author)).toBe('On the site')
    const used = await wordsFor('author-new', author, { ...own, _id: 'one' }, { ...own, _id: 'drafts.two' })
    expect(used).toBe('On the site, and used in 1 more')
    const later = { ...own, _id: 'later', publishedAt: '2999-01-01T00:00:00Z' }
    expect(await wordsFor('author-new', author, later)).toBe('On the site')
  })

  it('is a page of staff, too, and the settings are everywhere', async () => {
    const sections = [{ _type: 'testimonials', _key: 'b', items: [{ _ref: 'testimonial-as-salam' }] }]
    const page = { _id: 'page-own', _type: 'page', title: 'Own', slug: { current: 'own' }, sections }
    expect(await wordsFor('testimonial-as-salam', page)).toMatch(
      /^On the landing page, \d.. of \d+, and used in 1 more$/,
    )
    expect(await wordsFor('siteSettings')).toBe('Used on every page')
  })
})
