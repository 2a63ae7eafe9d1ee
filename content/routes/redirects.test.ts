import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentHealth } from '@/lib/content-health'
import { offerTagsOfOthers } from '@/lib/other-machines'
import { forgetProcess } from '@/lib/per-process'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { sortOut, toRule } from './redirects'

function rule(
  path: string | null,
  destination: string | null,
  parameters: { key: string | null; value: string | null }[] = [],
) {
  return toRule({ path, destination, parameters })
}

test('keys redirects by their path in lower case', () => {
  const { redirects, problems } = sortOut([
    rule('/ISRI', 'ISRI'),
    rule('/albayan/terminal1', 'albayan', [{ key: 'live', value: 'true' }]),
  ])
  expect(problems).toEqual([])
  expect([...redirects.keys()]).toEqual(['/isri', '/albayan/terminal1'])
  expect(redirects.get('/albayan/terminal1')?.parameters).toEqual([{ key: 'live', value: 'true' }])
})

test.each([
  ['a reserved path', [rule('/studio', 'x')], /belong to the site/],
  ['another host', [rule('/a', '//evil.example')], /Write the name/],
  ['a script', [rule('/a', 'javascript:alert(1)')], /Write the name/],
  ['a line break', [rule('/a\r\nx', 'b')], /Start with a slash/],
  ['nothing', [rule(null, null)], /Start with a slash/],
])('ignores a redirect with %s, and says why', (_, rules, reason) => {
  const { redirects, problems } = sortOut(rules)
  expect(redirects.size).toBe(0)
  expect(problems.join()).toMatch(reason)
})

test('keeps the first of two redirects with the same path', () => {
  const { redirects, problems } = sortOut([rule('/a', 'one'), rule('/A/', 'two')])
  expect(redirects.get('/a')?.destination).toBe('one')
  expect(problems).toEqual(['/A/: Another redirect has this path'])
})

test('ignores redirects that form a loop, but not those that lead into one', () => {
  const { redirects, problems } = sortOut([rule('/a', 'b'), rule('/b', 'a'), rule('/c', 'a')])
  expect([...redirects.keys()]).toEqual(['/c'])
  expect(problems).toHaveLength(2)
})

test('sorts out ten thousand redirects within half a second', () => {
  const rules = Array.from({ length: 10_000 }, (_, number) => rule(`/masjid-${number}`, `masjid-${number}`))
  const started = performance.now()
  expect(sortOut(rules).redirects.size).toBe(10_000)
  expect(performance.now() - started).toBeLessThan(500)
})

test('sorts out a chain and a loop of ten thousand redirects within half a second', () => {
  const chain = Array.from({ length: 10_000 }, (_, number) => rule(`/m-${number}`, `m-${number + 1}`))
  const started = performance.now()
  expect(sortOut(chain).redirects.size).toBe(10_000)
  expect(sortOut([...chain, rule('/m-10000', 'm-0')]).redirects.size).toBe(0)
  expect(performance.now() - started).toBeLessThan(500)
})

test('drops a parameter without a name', () => {
  const { redirects } = sortOut([
    rule('/a', 'a', [
      { key: null, value: 'x' },
      { key: 'y', value: null },
    ]),
  ])
  expect(redirects.get('/a')?.parameters).toEqual([{ key: 'y', value: '' }])
})

describe('findRedirect', () => {
  const EPOCH = '2026-01-01T00:00:00Z'
  const redirectTo = (destination: string) => ({
    ...{ _id: 'a', _type: 'redirect', _createdAt: EPOCH, path: '/isri', destination, parameters: null },
  })
  const MANY = 200

  let server: ContentServer
  let folder: string
  let events: string[]
  let find: (path?: string) => Promise<string | undefined>

  beforeAll(async () => {
    server = await startContentServer([])
    folder = mkdtempSync(join(tmpdir(), 'redirects-'))
    vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
    vi.stubEnv('CACHE_DIR', folder)
  })
  beforeEach(async () => {
    Object.assign(server, { documents: [redirectTo('one')], failWith: null, isHanging: false })
    rmSync(folder, { recursive: true, force: true })
    await startProcess()
    server.requests.length = 0
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('asks once, until a redirect changes; then the first visitor gets the new one', async () => {
    for (let time = 0; time < MANY; time++) expect(await find()).toBe('one')
    expect(server.requests).toHaveLength(1)
    server.documents = [redirectTo('two')]
    tagsManifest.set('content:redirect', { stale: Math.random() })
    expect(await Promise.all([find(), find()])).toEqual(['two', 'two'])
    expect(server.requests).toHaveLength(2)
  })

  test('looks for changes that another machine knows of', async () => {
    expect(await find()).toBe('one')
    server.documents = [redirectTo('two')]
    offerTagsOfOthers(async () => {
      tagsManifest.set('content:redirect', { stale: 7 })
    })
    expect(await find()).toBe('two')
    for (let time = 0; time < MANY; time++) await find()
    expect(server.requests).toHaveLength(2)
  })

  test('a redirect with values of another type is ignored alone', async () => {
    server.documents = [redirectTo('one'), { ...redirectTo('two'), _id: 'b', path: 42, parameters: 'none' }]
    expect(await find()).toBe('one')
  })

  test('asks nothing for the site’s own pages', async () => {
    for (const path of ['/', '/register', '/post/a', '/blog/page/2']) expect(await find(path)).toBeUndefined()
    expect(server.requests).toEqual([])
  })

  test('redirects of an earlier process work while the content service is down', async () => {
    await find()
    server.failWith = 500
    await startProcess()
    expect(await find()).toBe('one')
  })

  test('redirects of an earlier process work within half a second while the content service hangs', async () => {
    await find()
    server.isHanging = true
    await startProcess()
    const began = performance.now()
    expect(await find()).toBe('one')
    expect(performance.now() - began).toBeLessThan(500)
    // Whoever comes later does not wait at all.
    const beganLater = performance.now()
    for (let time = 0; time < MANY; time++) expect(await find()).toBe('one')
    expect(performance.now() - beganLater).toBeLessThan(100)
    expect(server.requests.length).toBeLessThanOrEqual(3)
  })

  test.each(['nothing', '{"url":', '{"url":"https://other.example","answer":[]}'])(
    'a kept file that is of no use is ignored: %s',
    async text => {
      await find()
      for (const file of readdirSync(folder)) writeFileSync(join(folder, file), text)
      server.failWith = 500
      await startProcess()
      expect(await find()).toBeUndefined()
      expect(events).toContain('content.ignored')
    },
  )

  test('a kept file with another shape, as of another version of the site, is ignored', async () => {
    await find()
    const [file = ''] = readdirSync(folder)
    writeFileSync(join(folder, file), JSON.stringify({ url: sourceOfKept(join(folder, file)), answer: [{ path: 1 }] }))
    server.failWith = 500
    await startProcess()
    expect(await find()).toBeUndefined()
    expect(events).toContain('content.ignored')
  })

  test('many visitors of a failing service cause two requests and two lines in the log', async () => {
    await find()
    server.failWith = 500
    server.requests.length = 0
    await startProcess()
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

  async function startProcess(): Promise<void> {
    vi.resetModules()
    forgetProcess()
    const { log } = await import('@/lib/log')
    events = []
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(log, level).mockImplementation(event => {
        events.push(event)
      })
    }
    const { findRedirect } = await import('./redirects')
    find = async (path = '/isri') => (await findRedirect(path))?.destination
  }
})

function sourceOfKept(file: string): string {
  const { url }: { url: string } = JSON.parse(readFileSync(file, 'utf8'))
  return url
}
