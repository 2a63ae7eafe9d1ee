import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offerSharedStore } from '@/lib/process/shared-store'
import { shareInMemory } from '@/tests/support/shared-store'
import { serveContent, startProcess } from '../served-content.fixture'
import { CONTENT_TYPES } from './tags'

const post = { _id: 'post-1', _type: 'post', _updatedAt: '2026-01-01T10:00:00Z' }
const other = { _id: 'post-2', _type: 'post', _updatedAt: '2026-01-02T10:00:00Z' }
const author = { _id: 'author-1', _type: 'author', _updatedAt: '2026-01-01T10:00:00Z' }

const server = await serveContent([post, other, author])
let findChangedTypes: () => Promise<string[]>

const changedAt = (time: string) => {
  vi.setSystemTime(time)
  return findChangedTypes()
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await startProcess()
  const { findChanges } = await import('./changes')
  findChangedTypes = async () => (await findChanges()).types
})
afterEach(() => vi.useRealTimers())

describe('findChangedTypes', () => {
  it('names every type on the first call, when the content of the cache is unknown', async () => {
    expect((await findChangedTypes()).sort()).toEqual([...CONTENT_TYPES].sort())
  })

  it.each([
    ['a scheduled post, once its time has come', 'post', '2026-03-01T08:59:59Z', '2026-03-01T09:00:00Z'],
    ['a post whose date has another offset', 'post-6', '2026-03-01T14:59:59Z', '2026-03-01T15:00:00Z'],
    [
      'the settings at New Year, as the year is in every footer',
      'none',
      '2026-12-31T23:59:59-05:00',
      '2027-01-01T00:00:00-05:00',
    ],
  ])('names the type of %s', async (_, which, before, then) => {
    const publishedAt = which === 'post' ? '2026-03-01T09:00:00.000Z' : '2026-03-01T09:00:00-06:00'
    server.documents = which === 'none' ? [] : [{ ...post, publishedAt }]
    await changedAt(before)
    expect(await findChangedTypes()).toEqual([])
    expect(await changedAt(then)).toEqual([which === 'none' ? 'siteSettings' : 'post'])
  })

  it('names the type of a document whose show window opens or closes, to the second', async () => {
    const window = { showFrom: '2025-12-01', showUntil: '2025-12-01', showUntilTime: '17:00' }
    server.documents = [
      { _id: 'milestone', _type: 'milestone', ...window },
      { _id: 'landingPage', _type: 'landingPage', banner: { ...window, timeZone: 'America/Los_Angeles' } },
    ]
    await changedAt('2025-11-30T23:59:59-05:00')
    expect(await changedAt('2025-12-01T00:00:00-05:00')).toEqual(['milestone'])
    expect(await changedAt('2025-12-01T02:59:59-05:00')).toEqual([])
    expect(await changedAt('2025-12-01T03:00:00-05:00')).toEqual(['landingPage'])
    expect(await changedAt('2025-12-01T17:00:00-05:00')).toEqual(['milestone'])
    expect(await changedAt('2025-12-01T20:00:00-05:00')).toEqual(['landingPage'])
  })

  it('names the types of pages and posts whose season begins or ends, and the settings, which hold the menus', async () => {
    const eid = { season: 'eidAlFitr', seasonBegins: 'midnight' }
    server.documents = [
      { _id: 'a-page', _type: 'page', ...eid },
      { _id: 'a-post', _type: 'post', ...eid, seasonShift: 1 },
      { _id: 'landingPage', _type: 'landingPage', banner: { ...eid, timeZone: 'America/Los_Angeles' } },
    ]
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
