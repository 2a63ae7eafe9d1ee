import { createClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'
import { findInUse } from './find-in-use'

const seed = readImportedSeed()
let server: ContentServer
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  server = await startContentServer(seed)
  client = createClient({
    ...{ projectId: 'test', dataset: 'test', apiVersion: '2025-01-23', apiHost: server.url },
    ...{ useProjectHostname: false, useCdn: false, maxRetries: 0 },
  })
})
beforeEach(() => {
  server.documents = seed
  server.failWith = null
})
afterAll(() => server.stop())

it('finds the field of the landing page that refers to a testimonial', async () => {
  const { places, more } = await findInUse(client, 'testimonial-as-salam')
  expect(places.map(({ id, path, isReference }) => ({ id, field: path.at(-2), isReference }))).toEqual([
    { id: 'landingPage', field: 'items', isReference: true },
  ])
  expect(more).toBe(0)
})

it('counts the documents that it does not list', async () => {
  const posts = Array.from({ length: 30 }, (_, index) => ({
    _id: `many-${index}`,
    _type: 'post',
    author: { _type: 'reference', _ref: 'author-new' },
  }))
  server.documents = [...seed, { _id: 'author-new', _type: 'author', name: 'New' }, ...posts]
  const { places, more } = await findInUse(client, 'author-new')
  expect([places.length, more]).toEqual([20, 10])
})

it.each([
  ['in a post', { _id: 'linking', _type: 'post', body: [block('/post/three-funds')] }],
  ['to one of its headings', { _id: 'linking', _type: 'post', body: [block('/post/three-funds#a')] }],
  ['on a page', { _id: 'linking', _type: 'legalPage', body: [block('/post/three-funds/')] }],
])('finds a link to a post %s', async (_, document) => {
  server.documents = [...seed, document]
  const { places } = await findInUse(client, 'drafts.post-three-funds')
  expect(places.filter(({ id }) => id === 'linking')).toMatchObject([{ isReference: false }])
})

it('finds links to a redirect, and none to a similar address', async () => {
  server.documents = [
    ...seed,
    { _id: 'linking', _type: 'post', body: [block('/albayan')] },
    { _id: 'other', _type: 'post', body: [block('/albayan/terminal1'), block('/post/albayan')] },
  ]
  const { places } = await findInUse(client, 'redirect-albayan')
  expect(places.map(({ id }) => id)).toEqual(['linking'])
})

it('finds what leads to a page: a menu, a text and a redirect', async () => {
  server.documents = [
    ...seed,
    { _id: 'page', _type: 'page', slug: { current: 'ramadan-x' } },
    { _id: 'menu', _type: 'siteSettings', navigation: [{ _key: 'a', _type: 'navigationLink', href: '/ramadan-x' }] },
    { _id: 'linking', _type: 'post', body: [block('/ramadan-x')] },
    { _id: 'poster', _type: 'redirect', path: '/poster', destination: '/ramadan-x' },
    { _id: 'other', _type: 'redirect', path: '/other', destination: '/post/ramadan-x' },
  ]
  const { places } = await findInUse(client, 'page')
  expect(places.map(({ id }) => id)).toEqual(['menu', 'linking', 'poster'])
})

it('finds the redirect that leads to a post', async () => {
  server.documents = [...seed, { _id: 'poster', _type: 'redirect', path: '/poster', destination: '/post/three-funds' }]
  const { places } = await findInUse(client, 'post-three-funds')
  expect(places.filter(({ id }) => id === 'poster')).toMatchObject([{ path: ['destination'], isReference: false }])
})

it('names a field once, though a draft has it too', async () => {
  const linking = { _id: 'linking', _type: 'post', body: [block('/post/three-funds')] }
  server.documents = [...seed, linking, { ...linking, _id: 'drafts.linking' }]
  const { places } = await findInUse(client, 'post-three-funds')
  expect(places.filter(({ id }) => id === 'linking')).toHaveLength(1)
})

it('leaves out versions of the document itself in releases', async () => {
  const version = { _id: 'versions.spring.post-three-funds', _type: 'post', body: [block('/post/three-funds')] }
  server.documents = [...seed, version, { ...version, _id: 'versions.spring.other' }]
  const { places } = await findInUse(client, 'post-three-funds')
  expect(places.filter(({ id }) => ['post-three-funds', 'other'].includes(id))).toMatchObject([{ id: 'other' }])
})

it('rejects when the content service does not answer', async () => {
  server.failWith = 500
  await expect(findInUse(client, 'post-three-funds')).rejects.toThrow()
})

function block(href: string) {
  const children = [{ _key: 's', _type: 'span', text: 'here', marks: ['l'] }]
  return { _key: href, _type: 'block', style: 'normal', markDefs: [{ _key: 'l', _type: 'textLink', href }], children }
}
