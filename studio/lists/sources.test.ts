import { createClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { draftsSource } from './drafts/source'
import { ALL_POSTS } from './posts/filters'
import { postsSource } from './posts/source'
import { redirectsSource } from './redirects/source'
import { PORTION } from './store'

const DAY_MS = 86_400_000
const TOTAL = 120

let server: ContentServer
let client: ReturnType<typeof createClient>
const { signal } = new AbortController()

beforeAll(async () => {
  server = await startContentServer([])
  client = createClient({
    ...{ projectId: 'test', dataset: 'test', apiVersion: '2025-01-23', apiHost: server.url },
    ...{ useProjectHostname: false, useCdn: false, maxRetries: 0, perspective: 'raw' },
  })
})
beforeEach(() => {
  server.documents = []
})
afterAll(() => server.stop())

it('narrows posts to a category and an author', async () => {
  const reference = (id: string) => ({ _type: 'reference', _ref: id })
  const of = (id: string, day: number, category: string, author: string) => ({
    ...post(id, day, id),
    ...{ category: reference(category), author: reference(author) },
  })
  server.documents = [
    of('one', -1, 'finance', 'sana'),
    of('two', -2, 'finance', 'idris'),
    { ...of('drafts.three', -3, 'ramadan', 'sana'), _updatedAt: '2026-01-01T00:00:00Z' },
  ]
  const idsOf = async (category: string, author: string) =>
    (await postsSource({ category, author })(client).open('', signal)).flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(await idsOf('finance', '')).toEqual(['one', 'two'])
  expect(await idsOf('', 'sana')).toEqual(['three', 'one'])
  expect(await idsOf('finance', 'sana')).toEqual(['one'])
  expect(await idsOf('ramadan', 'idris')).toEqual([])
})

it('groups posts by what visitors see, and takes the words of their drafts', async () => {
  server.documents = [
    post('later', 2, 'Later'),
    post('soon', 1, 'Soon'),
    post('old', -2, 'Old'),
    post('new', -1, 'New'),
    { ...post('drafts.new', 5, 'New, changed'), _updatedAt: '2026-01-01T00:00:00Z' },
    { _id: 'drafts.idea', _type: 'post', title: 'An idea', _updatedAt: '2026-01-02T00:00:00Z' },
  ]
  const groups = await postsSource(ALL_POSTS)(client).open('', signal)
  expect(groups.map(({ title, rows }) => [title, rows.map(row => [row.title, row.state])])).toEqual([
    [
      'Comes by itself',
      [
        ['Soon', 'scheduled'],
        ['Later', 'scheduled'],
      ],
    ],
    ['Not published', [['An idea', 'draft']]],
    [
      'On the site',
      [
        ['New, changed', 'changed'],
        ['Old', 'live'],
      ],
    ],
  ])
  // The date is the one that visitors see.
  expect(groups[2]?.rows[0]?.publishedAt).toBe(server.documents[3]?.publishedAt)
})

it('reads long lists in portions', async () => {
  server.documents = Array.from({ length: TOTAL }, (_, index) => post(`post-${index}`, -1 - index, `Post ${index}`))
  const source = postsSource(ALL_POSTS)(client)
  const [, , shown] = await source.open('', signal)
  expect([shown?.total, shown?.rows.length]).toEqual([TOTAL, PORTION])
  const next = await source.more('', 2, PORTION, signal)
  expect([next.length, next[0]?.title]).toEqual([PORTION, `Post ${PORTION}`])
})

it('lists redirects by their address, whatever is stored, and new ones first', async () => {
  server.documents = [
    { _id: 'b', _type: 'redirect', path: '/b', destination: 'b', active: false },
    { _id: 'a', _type: 'redirect', path: '/A', destination: 'a', parameters: [{ key: 'terminal', value: '1' }, {}] },
    { _id: 'broken', _type: 'redirect' },
    { _id: 'drafts.a', _type: 'redirect', path: '/A', destination: 'changed' },
    { _id: 'drafts.fresh', _type: 'redirect', path: '/fresh' },
  ]
  const groups = await redirectsSource(client).open('', signal)
  expect(groups.map(({ title, rows }) => [title, rows.map(({ id, state }) => [id, state])])).toEqual([
    ['Not published', [['fresh', 'draft']]],
    [
      'On the site',
      [
        ['a', 'changed'],
        ['b', 'off'],
        ['broken', 'on'],
      ],
    ],
  ])
})

it('lists drafts with the newest first, and says which are published', async () => {
  server.documents = [
    post('new', -1, 'New'),
    { ...post('drafts.new', -1, 'Changed'), _updatedAt: '2026-01-01T00:00:00Z' },
    { _id: 'drafts.settings', _type: 'siteSettings', _updatedAt: '2026-01-02T00:00:00Z' },
    { _id: 'drafts.foreign', _type: 'elsewhere', _updatedAt: '2026-01-03T00:00:00Z' },
  ]
  const [drafts] = await draftsSource(client).open('', signal)
  expect(drafts?.rows).toMatchObject([
    { id: 'settings', type: 'siteSettings', isPublished: false },
    { id: 'new', type: 'post', isPublished: true },
  ])
  expect(drafts?.total).toBe(2)
})

function post(_id: string, days: number, title: string) {
  return { _id, _type: 'post', title, publishedAt: new Date(Date.now() + days * DAY_MS).toISOString() }
}
