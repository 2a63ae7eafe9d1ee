import { expect, it } from 'vitest'
import { addressOf } from './links'

it('knows where documents show', () => {
  expect(addressOf({ _id: 'post-a', _type: 'post', slug: 'thirty-nights' })).toBe('/post/thirty-nights')
  expect(addressOf({ _id: 'terms', _type: 'legalPage' })).toBe('/terms')
  expect(addressOf({ _id: 'testimonial-a', _type: 'testimonial' })).toBe('/#testimonials')
})

it('knows no address of what has none', () => {
  expect(addressOf({ _id: 'post-a', _type: 'post', slug: null })).toBeNull()
  expect(addressOf({ _id: 'author-a', _type: 'author' })).toBeNull()
  expect(addressOf({ _id: 'x', _type: 'constructor' })).toBeNull()
})
