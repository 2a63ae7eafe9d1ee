import { expect, it } from 'vitest'
import { addressChange } from './address-change'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const post = {
  ...{ _id: 'a', _type: 'post', slug: { _type: 'slug', current: 'old' } },
  publishedAt: '2026-11-01T00:00:00Z',
}
const moved = { ...post, _id: 'drafts.a', slug: { current: 'new' } }

it('is found when the slug of a post that visitors know changes', () => {
  expect(addressChange(post, moved, NOW)).toEqual({ id: 'a', from: '/post/old', to: '/post/new' })
})

it('is found when the address of a published page changes', () => {
  const page = { _id: 'b', _type: 'page', slug: { current: 'eid' } }
  const moved = { ...page, slug: { current: 'campaigns/eid' } }
  expect(addressChange(page, moved, NOW)).toEqual({ id: 'b', from: '/eid', to: '/campaigns/eid' })
  expect(addressChange(page, { ...page, slug: { current: 'studio' } }, NOW)).toBeNull()
})

it.each([
  ['nothing is published', null, moved],
  ['the slug stays', post, { ...post, title: 'Another' }],
  ['there is no draft', post, null],
  ['the new slug is empty', post, { ...moved, slug: undefined }],
  ['the post is not on the site yet', { ...post, publishedAt: '2026-11-30T00:00:00Z' }, moved],
  ['the post has no date', { ...post, publishedAt: undefined }, moved],
  ['the type has no address that visitors know', { ...post, _type: 'author' }, { ...moved, _type: 'author' }],
])('is not found when %s', (_, published, next) => {
  expect(addressChange(published, next, NOW)).toBeNull()
})
