import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentHealth } from '@/lib/process/content-health'
import { staleTags } from '@/lib/process/stale-tags'
import { shareInMemory } from '../../tests/support/shared-store'
import { markStale, serveContent, startProcess } from '../served-content.fixture'

// The patience of a visitor never ends here, so that a busy machine changes nothing: ./known-paths.test.ts holds that it does.
vi.mock('node:timers/promises', () => ({ setTimeout: () => new Promise(() => {}), setImmediate: async () => {} }))

const MANY = 200
const PORTION = 500
const redirectTo = (destination: string, more = {}) => ({
  ...{ _id: 'a', _type: 'redirect', _createdAt: '2026-01-01T00:00:00Z', path: '/isri', destination, parameters: null },
  ...more,
})

const server = await serveContent([redirectTo('one')])
const folder = process.env.CACHE_DIR ?? ''
let events: string[]
let paths: typeof import('./known-paths')

/** Requests for a portion of redirects; documents with an address are read at the same time. */
const asked = () => server.requests.filter(({ searchParams }) => searchParams.get('$count') === `${PORTION}`)

const find = async (path = '/isri') => (await paths.findRedirect(path))?.destination

async function start(): Promise<void> {
  events = await startProcess()
  paths = await import('./known-paths')
}

beforeEach(start)

test('asks once, until a redirect changes; then the first visitor gets the new one', async () => {
  for (let time = 0; time < MANY; time++) expect(await find()).toBe('one')
  expect(asked()).toHaveLength(1)
  server.documents = [redirectTo('two')]
  markStale('redirect')
  expect(await Promise.all([find(), find()])).toEqual(['two', 'two'])
  expect(asked()).toHaveLength(2)
})

test('reads thousands in portions, each once', async () => {
  server.documents = Array.from({ length: PORTION * 4 + 1 }, (_, number) => ({
    ...{ ...redirectTo(`m-${number}`), _id: `redirect-${number}`, path: `/m-${number}` },
  }))
  const ends = () => Promise.all([find(`/M-${PORTION * 4}/`), find('/m-0')])
  // A busy machine may not have read them all before the patience of a visitor is over.
  await expect.poll(ends).toEqual([`m-${PORTION * 4}`, 'm-0'])
  expect(await find('/m-nowhere')).toBeUndefined()
  expect(asked()).toHaveLength(5)
})

test('looks for changes that another machine knows of', async () => {
  expect(await find()).toBe('one')
  server.documents = [redirectTo('two')]
  const { tags } = shareInMemory()
  tags.refresh = async () => void staleTags().set('content:redirect', { stamp: 'of another machine', since: 7 })
  expect(await find()).toBe('two')
  for (let time = 0; time < MANY; time++) await find()
  expect(asked()).toHaveLength(2)
})

test('a redirect with values of another type is ignored alone', async () => {
  server.documents = [redirectTo('one'), { ...redirectTo('two'), _id: 'b', path: 42, parameters: 'none' }]
  expect(await find()).toBe('one')
})

test('asks nothing for the site’s own pages', async () => {
  for (const path of ['/', '/register', '/post/a', '/blog/page/2']) expect(await find(path)).toBeUndefined()
  expect(server.requests).toEqual([])
})

test('a kept file of another version of the site is ignored', async () => {
  await find()
  const path = join(folder, readdirSync(folder)[0] ?? '')
  const { url } = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ url, answer: [{ path: 1 }] }))
  server.failWith = 500
  await start()
  expect(await find()).toBeUndefined()
  expect(events).toContain('content.ignored')
})

test('many visitors of a failing service cause two requests and two lines in the log', async () => {
  await find()
  server.failWith = 500
  server.requests.length = 0
  await start()
  vi.useFakeTimers({ toFake: ['performance'] })
  for (let time = 0; time < MANY; time++) {
    expect(await find()).toBe('one')
    vi.advanceTimersByTime(1_000)
  }
  vi.useRealTimers()
  expect(contentHealth().isLost).toBe(true)
  expect(server.requests).toHaveLength(2)
  expect(events).toEqual(['content.unread', 'content.lost'])
})

test('the older of two redirects for a path wins, and what leads nowhere is named once in the log', async () => {
  const older = { _id: 'b', _createdAt: '2025-01-01T00:00:00Z' }
  const parameters = [
    { key: null, value: 'x' },
    { key: 'y', value: null },
  ]
  server.documents = [redirectTo('one'), redirectTo('older', { ...older, parameters })]
  const found = await paths.findRedirect('/isri')
  expect([found?.destination, found?.parameters]).toEqual(['older', [{ key: 'y', value: '' }]])
  expect(events).toEqual(['redirects.ignored'])
  markStale('redirect')
  await find()
  expect(events).toEqual(['redirects.ignored'])
})
