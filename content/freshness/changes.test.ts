import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetProcess } from '@/lib/process/per-process'
import { offerSharedStore } from '@/lib/process/shared-store'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { shareInMemory } from '@/tests/support/shared-store'
import { CONTENT_TYPES } from './tags'

const post = { _id: 'post-1', _type: 'post', _updatedAt: '2026-01-01T10:00:00Z' }
const other = { _id: 'post-2', _type: 'post', _updatedAt: '2026-01-02T10:00:00Z' }
const author = { _id: 'author-1', _type: 'author', _updatedAt: '2026-01-01T10:00:00Z' }

let server: ContentServer
let findChangedTypes: () => Promise<string[]>

beforeAll(async () => {
  server = await startContentServer([])
})
beforeEach(async () => {
  server.documents = [post, other, author]
  server.failWith = null
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  vi.resetModules()
  forgetProcess()
  const { findChanges } = await import('./changes')
  findChangedTypes = async () => (await findChanges()).types
})
afterAll(() => server.stop())

describe('findChangedTypes', () => {
  it('names every type on the first call, when the content of the cache is unknown', async () => {
    expect((await findChangedTypes()).sort()).toEqual([...CONTENT_TYPES].sort())
  })

  it('names the type of a scheduled post once its time has come', async () => {
    server.documents = [{ ...post, publishedAt: '2026-03-01T09:00:00.000Z' }]
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2026-03-01T08:59:59Z')
    await findChangedTypes()
    expect(await findChangedTypes()).toEqual([])
    vi.setSystemTime('2026-03-01T09:00:00Z')
    expect(await findChangedTypes()).toEqual(['post'])
    vi.useRealTimers()
  })

  it('names the type of a document whose show window opens or closes, to the second', async () => {
    const window = { showFrom: '2025-12-01', showUntil: '2025-12-01', showUntilTime: '17:00' }
    server.documents = [
      { _id: 'milestone', _type: 'milestone', ...window },
      { _id: 'landingPage', _type: 'landingPage', banner: { ...window, timeZone: 'America/Los_Angeles' } },
    ]
    const changedAt = (time: string) => {
      vi.setSystemTime(time)
      return findChangedTypes()
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    await changedAt('2025-11-30T23:59:59-05:00')
    expect(await changedAt('2025-12-01T00:00:00-05:00')).toEqual(['milestone'])
    expect(await changedAt('2025-12-01T02:59:59-05:00')).toEqual([])
    expect(await changedAt('2025-12-01T03:00:00-05:00')).toEqual(['landingPage'])
    expect(await changedAt('2025-12-01T17:00:00-05:00')).toEqual(['milestone'])
    expect(await changedAt('2025-12-01T20:00:00-05:00')).toEqual(['landingPage'])
    vi.useRealTimers()
  })

  it('names the types of pages and posts whose season begins or ends, and the settings, which hold the menus', async () => {
    const eid = { season: 'eidAlFitr', seasonBegins: 'midnight' }
    server.documents = [
      { _id: 'a-page', _type: 'page', ...eid },
      { _id: 'a-post', _type: 'post', ...eid, seasonShift: 1 },
      { _id: 'landingPage', _type: 'landingPage', banner: { ...eid, timeZone: 'America/Los_Angeles' } },
    ]
    const changedAt = (time: string) => {
      vi.setSystemTime(time)
      return findChangedTypes()
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    await changedAt('2026-03-19T23:59:59-04:00')
    expect(await changedAt('2026-03-20T00:00:00-04:00')).toEqual(['page', 'siteSettings'])
    expect(await changedAt('2026-03-20T03:00:00-04:00')).toEqual(['landingPage'])
    expect(await changedAt('2026-03-21T00:00:00-04:00')).toEqual(['post', 'siteSettings'])
    expect(await changedAt('2026-03-21T00:00:00-04:00')).toEqual([])
    expect(await changedAt('2026-03-23T00:00:00-04:00')).toEqual(['page', 'siteSettings'])
    server.documents = [
      ...server.documents,
      { _id: 'b-page', _type: 'page', ...eid, _updatedAt: '2026-03-22T10:00:00Z' },
    ]
    expect(await changedAt('2026-03-23T00:00:00-04:00')).toEqual(['page', 'siteSettings'])
    vi.useRealTimers()
  })

  it('names the site settings at New Year, because the year is in every footer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2026-12-31T23:59:59-05:00')
    await findChangedTypes()
    expect(await findChangedTypes()).toEqual([])
    vi.setSystemTime('2027-01-01T00:00:00-05:00')
    expect(await findChangedTypes()).toEqual(['siteSettings'])
    vi.useRealTimers()
  })

  it('names posts at the moment of a date that was written with another offset', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    server.documents = [{ ...post, publishedAt: '2026-03-01T09:00:00-06:00' }]
    vi.setSystemTime('2026-03-01T14:59:59Z')
    await findChangedTypes()
    expect(await findChangedTypes()).toEqual([])
    vi.setSystemTime('2026-03-01T15:00:00Z')
    expect(await findChangedTypes()).toEqual(['post'])
    vi.useRealTimers()
  })

  it('names nothing while nothing changes', async () => {
    await findChangedTypes()
    expect(await findChangedTypes()).toEqual([])
  })

  it.each([
    ['published', [post, other, author, { _id: 'post-3', _type: 'post', _updatedAt: '2026-01-03T10:00:00Z' }]],
    ['changed', [{ ...post, _updatedAt: '2026-01-03T10:00:00Z' }, other, author]],
    ['unpublished, an old one', [other, author]],
    ['unpublished, the newest', [post, author]],
  ])('names the type of a document that was %s, and no other', async (_, documents) => {
    await findChangedTypes()
    server.documents = documents
    expect(await findChangedTypes()).toEqual(['post'])
    expect(await findChangedTypes()).toEqual([])
  })

  it('names what changed since the last call in any process that shares Redis, also in one that begins later', async () => {
    shareInMemory()
    await findChangedTypes()
    vi.resetModules()
    const { findChanges: findInAnother } = await import('./changes')
    expect(await findInAnother()).toEqual({ types: [], edited: [] })
    server.documents = [other, author]
    expect(await findInAnother()).toEqual({ types: ['post'], edited: ['post'] })
    expect(await findChangedTypes()).toEqual([])
    offerSharedStore(null)
  })

  it('still names a change after a call in which the content service failed', async () => {
    await findChangedTypes()
    server.documents = [post, author]
    server.failWith = 500
    await expect(findChangedTypes()).rejects.toThrow()
    server.failWith = null
    expect(await findChangedTypes()).toEqual(['post'])
  })
})
