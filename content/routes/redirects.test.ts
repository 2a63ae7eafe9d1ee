import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentHealth } from '@/lib/process/content-health'
import { offerTagsOfOthers } from '@/lib/process/other-machines'
import { forgetProcess } from '@/lib/process/per-process'
import { staleTags } from '@/lib/process/stale-tags'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { toRule } from './redirects'

test('drops a parameter without a name', () => {
  const parameters = [
    { key: null, value: 'x' },
    { key: 'y', value: null },
  ]
  const rule = toRule({ path: '/a', destination: 'a', confirmedHost: null, parameters })
  expect(rule.parameters).toEqual([{ key: 'y', value: '' }])
})

describe('findRedirect', () => {
  const EPOCH = '2026-01-01T00:00:00Z'
  const redirectTo = (destination: string) => ({
    ...{ _id: 'a', _type: 'redirect', _createdAt: EPOCH, path: '/isri', destination, parameters: null },
  })
  const MANY = 200
  const PORTION = 500

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
    Object.assign(server, { documents: [redirectTo('one')], failWith: null, sendAfter: null })
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
    staleTags().set('content:redirect', { stale: Math.random() })
    expect(await Promise.all([find(), find()])).toEqual(['two', 'two'])
    expect(server.requests).toHaveLength(2)
  })

  test('reads thousands in portions, each once', async () => {
    server.documents = Array.from({ length: PORTION * 4 + 1 }, (_, number) => ({
      ...{ ...redirectTo(`m-${number}`), _id: `redirect-${number}`, path: `/m-${number}` },
    }))
    expect(await Promise.all([find(`/M-${PORTION * 4}/`), find('/m-0')])).toEqual([`m-${PORTION * 4}`, 'm-0'])
    expect(await find('/m-nowhere')).toBeUndefined()
    expect(server.requests.map(({ searchParams }) => searchParams.get('$count'))).toEqual(Array(5).fill(`${PORTION}`))
  })

  test('looks for changes that another machine knows of', async () => {
    expect(await find()).toBe('one')
    server.documents = [redirectTo('two')]
    offerTagsOfOthers(async () => {
      staleTags().set('content:redirect', { stale: 7 })
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

  test('redirects of an earlier process do not wait for a content service that hangs', async () => {
    await find()
    let answerAtLast = () => {}
    server.documents = [redirectTo('two')]
    server.sendAfter = new Promise(resolve => {
      answerAtLast = resolve
    })
    server.requests.length = 0
    await startProcess()
    // The service answers only afterwards, so these resolve because they do not wait for it.
    for (let time = 0; time < MANY; time++) expect(await find()).toBe('one')
    expect(server.requests).toHaveLength(1)
    answerAtLast()
    await expect.poll(() => find()).toBe('two')
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
    const { log } = await import('@/lib/process/log')
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
