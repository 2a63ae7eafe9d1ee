import { describe, expect, it } from 'vitest'
import { documentTypes } from '@/schemas/documents'
import { isSingletonType, SINGLETONS } from '@/schemas/singletons'
import { describeUses, type Usage } from './used-on'

const usage = (more: Partial<Usage>): Usage => ({
  ...{ _id: 'one', _type: 'post', title: 'One', slug: 'one', path: null, active: null, isChosen: true, posts: null },
  ...more,
})
const post = { _id: 'post-a', _type: 'post', title: 'Thirty nights', slug: 'thirty-nights' }

it('says for every type where its documents show, or why they do not', () => {
  for (const _type of Object.keys(documentTypes)) {
    const _id = Object.entries(SINGLETONS).find(([, type]) => type === _type)?.[0] ?? 'one'
    const { locations = [], message } = describeUses(usage({ _id, _type, path: '/albayan' })) ?? {}
    if (isSingletonType(_type)) expect(locations, _type).not.toEqual([])
    expect(locations.length > 0 || message !== undefined, _type).toBe(true)
    for (const { title, href } of locations) expect(`${title} ${href}`).toMatch(/^\S.* \/\S*$/)
  }
})

describe('documents that others reference', () => {
  it('show on the posts that reference them', () => {
    const pathsOf = (document: Partial<Usage>) =>
      describeUses(usage({ ...document, posts: [post] }))?.locations?.map(({ href }) => href)
    expect(pathsOf({ _type: 'author', slug: 'maryam-raza' })).toEqual(['/author/maryam-raza', '/post/thirty-nights'])
    expect(pathsOf({ _type: 'category', slug: 'finance' })).toEqual(['/blog/category/finance', '/post/thirty-nights'])
  })

  it('name the section in which staff can choose them, until they do', () => {
    expect(describeUses(usage({ _type: 'testimonial', isChosen: false }))?.message).toContain('section Testimonials')
    expect(describeUses(usage({ _type: 'testimonial' }))?.locations).toHaveLength(1)
  })

  it('are unused as long as nothing references them', () => {
    expect(describeUses(usage({ _type: 'author', slug: null, posts: [] }))).toMatchObject({ tone: 'caution' })
  })
})

it('says for a redirect which URL visitors open, and when it is switched off', () => {
  expect(describeUses(usage({ _type: 'redirect', path: '/albayan' }))?.message).toMatch(/:3000\/albayan$/)
  expect(describeUses(usage({ _type: 'redirect', path: '/albayan', active: false }))?.message).toContain('Switched off')
  expect(describeUses(usage({ _type: 'redirect' }))?.message).toContain('no address')
})
