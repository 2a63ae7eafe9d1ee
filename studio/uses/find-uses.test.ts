import { createClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'
import { findUses } from './find-uses'

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

it.each([
  ['in a post', { _id: 'linking', _type: 'post', body: [block('/post/three-funds')] }],
  ['to one of its headings', { _id: 'linking', _type: 'post', body: [block('/post/three-funds#a')] }],
  ['on a page', { _id: 'linking', _type: 'legalPage', body: [block('/post/three-funds/')] }],
])('finds a link to a post %s', async (_, document) => {
  server.documents = [...seed, document]
  expect(await idsOf('drafts.post-three-funds')).toContain('linking')
})

it('finds links to a redirect, and none to a similar address', async () => {
  server.documents = [
    ...seed,
    { _id: 'linking', _type: 'post', body: [block('/albayan')] },
    { _id: 'other', _type: 'post', body: [block('/albayan/terminal1'), block('/post/albayan')] },
  ]
  expect(await idsOf('redirect-albayan')).toEqual(['linking'])
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
  expect(await idsOf('page')).toEqual(['menu', 'linking', 'poster'])
})

it('finds the redirect that leads to a post', async () => {
  server.documents = [...seed, { _id: 'poster', _type: 'redirect', path: '/poster', destination: '/post/three-funds' }]
  expect(await idsOf('post-three-funds')).toContain('poster')
})

it('tells what refers to a document from what links to it', async () => {
  server.documents = [
    ...seed,
    { _id: 'page', _type: 'page', body: [{ _key: 'a', quote: { _ref: 'testimonial-as-salam' } }] },
  ]
  const uses = await findUses(client, 'testimonial-as-salam')
  expect(uses).toContainEqual({ id: 'landingPage', type: 'landingPage', isReference: true })
  expect(uses).toContainEqual({ id: 'page', type: 'page', isReference: true })
})

it('names a document once, though its draft has the link too', async () => {
  const linking = { _id: 'linking', _type: 'post', body: [block('/post/three-funds')] }
  server.documents = [...seed, linking, { ...linking, _id: 'drafts.linking' }]
  expect((await idsOf('post-three-funds')).filter(id => id === 'linking')).toHaveLength(1)
})

it('leaves out versions of the document itself in releases', async () => {
  const version = { _id: 'versions.spring.post-three-funds', _type: 'post', body: [block('/post/three-funds')] }
  server.documents = [...seed, version, { ...version, _id: 'versions.spring.other' }]
  const ids = await idsOf('post-three-funds')
  expect(ids.filter(id => ['post-three-funds', 'other'].includes(id))).toEqual(['other'])
})

it('rejects when the content service does not answer', async () => {
  server.failWith = 500
  await expect(findUses(client, 'post-three-funds')).rejects.toThrow()
})

async function idsOf(documentId: string): Promise<string[]> {
  return (await findUses(client, documentId)).map(({ id }) => id)
}

function block(href: string) {
  const children = [{ _key: 's', _type: 'span', text: 'here', marks: ['l'] }]
  return { _key: href, _type: 'block', style: 'normal', markDefs: [{ _key: 'l', _type: 'textLink', href }], children }
}
