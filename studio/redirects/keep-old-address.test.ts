import { createClient } from '@sanity/client'
import { expect, it, vi } from 'vitest'
import { addressChange, movedRedirectId, pathOfDocument, writeMoved } from './keep-old-address'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const post = {
  ...{ _id: 'a', _type: 'post', slug: { _type: 'slug', current: 'old' } },
  publishedAt: '2026-11-01T00:00:00Z',
}
const moved = { ...post, _id: 'drafts.a', slug: { current: 'new' } }

it('a change of address is found when the slug of a post that visitors know changes', () => {
  expect(addressChange(post, moved, NOW)).toEqual({ id: 'a', from: '/post/old', to: '/post/new' })
})

it('a change of address is found when that of a published page changes', () => {
  const page = { _id: 'b', _type: 'page', slug: { current: 'eid' } }
  expect(addressChange(page, { ...page, slug: { current: 'campaigns/eid' } }, NOW)).toEqual({
    ...{ id: 'b', from: '/eid', to: '/campaigns/eid' },
  })
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
])('a change of address is not found when %s', (_, published, next) => {
  expect(addressChange(published, next, NOW)).toBeNull()
})

const client = createClient({ projectId: 'test', dataset: 'test', apiVersion: '2025-01-23', useCdn: false })
const change = { id: 'a', from: '/post/old', to: '/post/new' }
const redirect = { _id: 'moved-post-old', _type: 'redirect', path: '/post/old', movedId: 'a', active: true }

it('writes a redirect from the old address and deletes the one from the new address', async () => {
  expect(await mutationsOf(false)).toEqual([{ createOrReplace: redirect }, { delete: { id: 'moved-post-new' } }])
})

it('leaves a redirect from the new address where it is, as long as the document is not there yet', async () => {
  expect(await mutationsOf(true)).toEqual([{ createOrReplace: redirect }])
})

async function mutationsOf(isAhead: boolean): Promise<unknown> {
  const transaction = client.transaction()
  vi.spyOn(client, 'transaction').mockReturnValue(transaction)
  vi.spyOn(transaction, 'commit').mockResolvedValue({ transactionId: 't', documentIds: [], results: [] })
  await writeMoved(client, change, isAhead)
  expect(transaction.commit).toHaveBeenCalledOnce()
  return transaction.toJSON()
}

it('a post has the path of its slug, and other documents have none', () => {
  expect(pathOfDocument({ _type: 'post', slug: { current: 'thirty-nights' } })).toBe('/post/thirty-nights')
  expect(pathOfDocument({ _type: 'post', slug: { current: 'sadaqah für alle/../x' } })).toBe(
    '/post/sadaqah%20f%C3%BCr%20alle%2F..%2Fx',
  )
  for (const document of [null, {}, { _type: 'post' }, { _type: 'post', slug: {} }, { _type: 'feature', slug: {} }]) {
    expect(pathOfDocument(document)).toBeNull()
  }
})

it('gives every path an id that Sanity accepts, of its own', () => {
  const paths = ['/post/a', '/post/a-b', '/a', '/a/b', '/a-b', '/post/f%C3%BCr', `/post/${'x'.repeat(96)}`]
  const ids = paths.map(movedRedirectId)
  expect(ids[1]).toBe('moved-post-a-b')
  expect(new Set(ids).size).toBe(paths.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][\w-]{0,127}$/)
})
