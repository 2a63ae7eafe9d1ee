import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetProcess } from '@/lib/process/per-process'
import { staleTags } from '@/lib/process/stale-tags'
import { PREVIEW_DATE_COOKIE } from '@/lib/time/preview-date'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import type { Addresses } from './addresses'

const preview = vi.hoisted(() => ({ isEnabled: false, cookies: new Map<string, { value: string }>() }))
vi.mock('next/headers', () => ({ draftMode: async () => preview, cookies: async () => preview.cookies }))

const DAY_MS = 86_400_000
const page = { _id: 'page-a', _type: 'page', slug: { current: 'ramadan' }, sections: [{ _type: 'quote' }] }
const nested = {
  ...{ ...page, _id: 'page-b', slug: { current: 'campaigns/ramadan' } },
  sections: [{ _type: 'cover' }, { _type: 'testimonials' }],
}

let server: ContentServer
let folder: string
let findOwnPage: (path: string) => Promise<string | null>
let slugOf: (id: string) => Promise<string | undefined>
let readAgain: () => Promise<Addresses | null>
let warn = vi.fn()
let now = 0

beforeAll(async () => {
  server = await startContentServer([])
  folder = mkdtempSync(join(tmpdir(), 'own-pages-'))
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  vi.stubEnv('CACHE_DIR', folder)
})
beforeEach(async () => {
  server.documents = [page, nested]
  server.failWith = null
  server.requests.length = 0
  preview.isEnabled = false
  preview.cookies.clear()
  rmSync(folder, { recursive: true, force: true })
  staleTags().clear()
  now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  await startProcess()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('findOwnPage', () => {
  it.each([
    ['/ramadan', '/page/ramadan'],
    ['/Ramadan/', '/page/ramadan'],
    ['/campaigns/ramadan', '/live-page/campaigns/ramadan'],
    ['/campaigns', null],
    ['/nowhere', null],
  ])('finds for %s the page at %j', async (path, rendered) => {
    expect(await findOwnPage(path)).toBe(rendered)
  })

  it.each([
    '/',
    '/studio',
    '/api/x',
    '/post/ramadan',
    '/page/ramadan',
    '/live-page/x',
    '/albayan',
    '/favicon.ico',
    '/%ff',
  ])('asks nothing about %s, which belongs to the site or to a masjid', async path => {
    expect(await findOwnPage(path)).toBeNull()
    expect(server.requests).toEqual([])
  })

  it('asks once for any number of paths, until a page changes', async () => {
    for (let count = 0; count < 100; count++) await findOwnPage(`/nowhere-${count}`)
    expect(server.requests).toHaveLength(1)
    server.documents = [{ ...page, slug: { current: 'eid' } }]
    staleTags().set('content:page', { stale: Math.random() })
    expect([await findOwnPage('/eid'), await findOwnPage('/ramadan')]).toEqual(['/page/eid', null])
    expect(server.requests).toHaveLength(2)
  })

  it('reads 2,000 pages in portions', async () => {
    server.documents = Array.from({ length: 2_000 }, (_, place) => ({
      ...page,
      _id: `page-${place}`,
      slug: { current: `page-no-${place}` },
    }))
    expect((await readAgain())?.all('page')).toHaveLength(2_000)
    expect(server.requests).toHaveLength(3)
  })

  it('ignores pages at addresses of the site, each with a sentence in the log', async () => {
    server.documents = [page, ...['studio', 'albayan', 'Ramadan', 42].map(slugged)]
    expect(await findOwnPage('/ramadan')).toBe('/page/ramadan')
    expect(warn).toHaveBeenCalledExactlyOnceWith('pages.ignored', {
      count: 3,
      problems: expect.stringMatching(/^studio: .*; albayan: .*; Ramadan: /),
    })
  })

  it('keeps the last known pages while the content service fails, also for the next process', async () => {
    expect(await findOwnPage('/ramadan')).toBe('/page/ramadan')
    server.failWith = 500
    now += DAY_MS
    staleTags().set('content:page', { stale: Math.random() })
    expect(await findOwnPage('/ramadan')).toBe('/page/ramadan')
    await startProcess()
    expect(await findOwnPage('/campaigns/ramadan')).toBe('/live-page/campaigns/ramadan')
    expect(await findOwnPage('/nowhere')).toBeNull()
  })

  it('knows the address of a page by its id', async () => {
    expect([await slugOf('page-b'), await slugOf('page-z')]).toEqual(['campaigns/ramadan', undefined])
  })

  it('shows a page that follows a season in it only, without asking again', async () => {
    server.documents = [{ ...page, season: 'ramadan', seasonBegins: 'midnight' }, nested]
    const at = async (time: string) => {
      vi.setSystemTime(time)
      return [await findOwnPage('/ramadan'), await slugOf('page-a')]
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(await at('2027-02-08T04:59:59Z')).toEqual([null, undefined])
    expect(await at('2027-02-08T05:00:00Z')).toEqual(['/page/ramadan', 'ramadan'])
    expect(await at('2027-03-09T05:00:00Z')).toEqual([null, undefined])
    expect(await at('2028-02-01T00:00:00Z')).toEqual(['/page/ramadan', 'ramadan'])
    vi.useRealTimers()
    expect(server.requests).toHaveLength(1)
  })

  it('shows it in the preview at a date of its season', async () => {
    preview.isEnabled = true
    server.documents = [{ ...page, season: 'ramadan', seasonBegins: 'midnight' }]
    preview.cookies.set(PREVIEW_DATE_COOKIE, { value: '2027-02-07T23:59 America/New_York' })
    expect(await findOwnPage('/ramadan')).toBeNull()
    preview.cookies.set(PREVIEW_DATE_COOKIE, { value: '2027-02-08T00:00 America/New_York' })
    expect(await findOwnPage('/ramadan')).toBe('/page/ramadan')
  })

  it('asks in draft mode whether there is a draft', async () => {
    preview.isEnabled = true
    server.documents = [{ ...page, _id: 'drafts.page-c', slug: { current: 'soon' } }]
    expect([await findOwnPage('/soon'), await findOwnPage('/ramadan')]).toEqual(['/page/soon', null])
  })
})

/** Simulates a restart: the files of the earlier process are there, and memory is empty. */
async function startProcess(): Promise<void> {
  vi.resetModules()
  forgetProcess()
  const { log } = await import('@/lib/process/log')
  warn = vi.fn()
  vi.spyOn(log, 'warn').mockImplementation(warn)
  vi.spyOn(log, 'error').mockImplementation(() => {})

  const { addresses, findOwnPage: find } = await import('./addresses')
  findOwnPage = find
  readAgain = () => addresses().readAgain()
  slugOf = async id => (await addresses().get())?.withId(id)?.slug
}

function slugged(current: unknown, place: number) {
  return { ...page, _id: `page-${place}`, slug: { current } }
}
