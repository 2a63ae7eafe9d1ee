import { describe, expect, it } from 'vitest'
import { documentTypes } from '@/schemas/documents'
import { isSingletonType, SINGLETONS } from '@/schemas/singletons'
import { ordinal } from './chosen-in'
import { describeUses, type Usage } from './uses'

const usage = (more: Partial<Usage>): Usage => ({
  ...{ _id: 'one', _type: 'post', title: 'One', slug: 'one', side: null, path: null, active: null, isPublished: true },
  ...{ published: null, drafted: null, pages: null, blog: null },
  ...more,
})
const section = (items: string[]) => [
  { _type: 'hero', _key: 'h' },
  { _type: 'testimonials', _key: 't', items },
]

it('says for every type where its documents show, or why they do not', () => {
  for (const _type of Object.keys(documentTypes)) {
    const _id = Object.entries(SINGLETONS).find(([, type]) => type === _type)?.[0] ?? 'one'
    const uses = describeUses(usage({ _id: `drafts.${_id}`, _type, path: '/albayan' }))
    const places = 'places' in uses ? uses.places : []
    if (isSingletonType(_type)) expect(places, _type).not.toEqual([])
    expect(places.length > 0 || uses.kind !== 'pages', _type).toBe(true)
    for (const { title, path } of places) expect(`${title} ${path}`).toMatch(/^\S.* \/\S*$/)
  }
})

it('does not claim that visitors see a page before it is published', () => {
  const page = (more: Partial<Usage>) =>
    describeUses(usage({ _id: 'drafts.one', _type: 'page', slug: 'ramadan', ...more }))
  const places = [{ title: 'One', path: '/ramadan' }]
  expect(page({ isPublished: false })).toEqual({ kind: 'unpublished', places, waitsFor: 'publish' })
  expect(page({ isPublished: true })).toEqual({ kind: 'pages', places, count: 1 })
  expect(page({ isPublished: false, slug: null })).toMatchObject({ kind: 'none' })
})

describe('documents that a list of the landing page chooses', () => {
  const describeIt = (published: string[], drafted?: string[]) =>
    describeUses(
      usage({ _type: 'testimonial', published: section(published), drafted: drafted ? section(drafted) : null }),
    )

  it('have their place in the list', () => {
    expect(describeIt(['two', 'one', 'three'])).toMatchObject({ kind: 'placed', place: 2, total: 3 })
  })

  it('are not on the site until a list has them, and wait while only its draft does', () => {
    expect(describeIt(['two'])).toMatchObject({ kind: 'unplaced', hasSection: true, waiting: null })
    expect(describeIt(['two'], ['two', 'one'])).toMatchObject({ kind: 'unplaced', waiting: { place: 2, total: 2 } })
    expect(describeIt(['two', 'one'], ['two'])).toMatchObject({ kind: 'placed' })
  })

  it('are on the pages that show them, also when the landing page does not', () => {
    const pages = [{ _id: 'page-a', _type: 'page', title: 'Ramadan readiness', slug: 'campaigns/ramadan' }]
    const pathsOf = (published: string[]) => {
      const uses = describeUses(usage({ _type: 'testimonial', published: section(published), pages }))
      return 'places' in uses && uses.places.map(({ path }) => path)
    }
    expect(pathsOf(['one'])).toEqual(['/#testimonials', '/campaigns/ramadan'])
    expect(pathsOf(['two'])).toEqual(['/campaigns/ramadan'])
  })

  it('cannot be placed without the section', () => {
    const published = [{ _type: 'hero', _key: 'h' }]
    expect(describeUses(usage({ _type: 'testimonial', published }))).toMatchObject({ hasSection: false })
  })

  it('belong to the list of their side', () => {
    const published = [{ _type: 'features', _key: 'f', donors: ['two'], management: ['one'] }]
    const of = (side: string) => describeUses(usage({ _type: 'feature', side, published })).kind
    expect([of('masjid'), of('donor')]).toEqual(['placed', 'unplaced'])
  })
})

it('says for a redirect which address visitors open, and when it is switched off', () => {
  const of = (more: Partial<Usage>) => describeUses(usage({ _type: 'redirect', ...more }))
  expect(of({ path: '/albayan' })).toMatchObject({ address: expect.stringMatching(/:3000\/albayan$/), isOn: true })
  expect(of({ path: '/albayan', active: false })).toMatchObject({ isOn: false })
  expect(of({})).toMatchObject({ kind: 'none' })
})

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [22, '22nd'],
  [112, '112th'],
])('writes the place %i as %s', (place, words) => {
  expect(ordinal(place)).toBe(words)
})
