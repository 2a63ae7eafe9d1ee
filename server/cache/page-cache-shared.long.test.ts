import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { hasRedis, type RedisServer, startRedis } from '../../tests/support/redis.ts'
import { openProcess, type Process } from '../shared/process.fixture.ts'
import { CachedSite, LIFE } from './cached-site.fixture.ts'

const LIFE_MS = 60_000
const STORED = z.object({ stamp: z.string(), value: z.object({ body: z.instanceof(Buffer) }) })

let redis: RedisServer
let site: CachedSite
/** Another process of the same site. */
let other: Process

describe.skipIf(!hasRedis)('with Redis', () => {
  beforeAll(async () => {
    redis = await startRedis()
  })
  beforeEach(async () => {
    vi.stubEnv('REDIS_URL', redis.url)
    vi.doMock('../shared/open.ts', () => ({ openShared: openProcess }))
    site = new CachedSite()
    await site.start()
    const { sitePrefix } = await import('../shared/site.ts')
    other = openProcess({ url: redis.url, prefix: sitePrefix(), changes: new Map() })
  })
  afterEach(async () => {
    await site.stop()
    vi.doUnmock('../shared/open.ts')
    // Other files share this process, and must not get modules with what is replaced here.
    vi.resetModules()
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  afterAll(() => redis.stop())

  test('a page that another process has rendered is not rendered again', async () => {
    await storeElsewhere('of another process')
    expect([await site.visit(), await site.visit()]).toEqual(['of another process', 'of another process'])
    expect(site.renderings).toBe(0)
  })

  test('a page is stored for other processes, and not if it changed while it rendered', async () => {
    await site.visit()
    expect((await readElsewhere())?.value.body.toString()).toBe('old')
    site.content = 'new'
    await other.revalidate(site.tag)
    site.beforeStored = async () => {
      site.beforeStored = async () => {}
      await site.revalidate(LIFE)
    }
    await expect.poll(() => site.visit()).toBe('new')
    expect((await readElsewhere())?.stamp).not.toBe(other.changes.get(site.tag)?.stamp)
  })

  test('the page that another process has rendered after the change is shown instead of the old one', async () => {
    expect(await site.visit()).toBe('old')
    await other.revalidate(site.tag)
    await storeElsewhere('new, of another process')
    await expect.poll(() => site.visit()).toBe('new, of another process')
    expect(site.renderings).toBe(1)
  })

  test('a page that was rendered before the change is rendered again, whoever rendered it', async () => {
    await storeElsewhere('old, of another process')
    await other.revalidate(site.tag)
    expect(await site.visit()).toBe('old')
    expect(site.renderings).toBe(1)
  })

  test('a page whose content changed elsewhere while it rendered is rendered again', async () => {
    site.beforeStored = async () => {
      site.beforeStored = async () => {}
      site.content = 'new'
      await other.revalidate(site.tag)
    }
    expect(await site.visit()).toBe('old')
    await expect.poll(() => site.visit()).toBe('new')
  })

  test('an old page that stays because it cannot be rendered is not stored again', async () => {
    await site.visit()
    const before = await readElsewhere()
    await site.change(null)
    expect(await site.visit()).toBe('old')
    expect(await readElsewhere()).toEqual(before)
  })

  test('the page of another process is shown instead of one that cannot be rendered here', async () => {
    await site.visit()
    await site.change(null)
    expect(await site.visit()).toBe('old')
    await expect.poll(() => other.stampOf(site.tag)).toBeDefined()
    await storeElsewhere('of a process that can')
    await expect.poll(() => site.visit()).toBe('of a process that can')
  })

  test('an older page of another process is not shown instead of one that cannot be rendered here', async () => {
    await site.visit()
    await storeElsewhere('even older')
    await site.change(null)
    expect([await site.visit(), await site.visit(), await site.visit()]).toEqual(['old', 'old', 'old'])
  })

  test('pages of another build are not read', async () => {
    await storeElsewhere('of another build', 'another-build')
    expect(await site.visit()).toBe('old')
  })
})

function storeElsewhere(body: string, build = 'this-build'): Promise<void> {
  const stamp = other.changes.get(site.tag)?.stamp ?? ''
  const page = { ...site.page(body), lastModified: Date.now(), stamp }
  return other.entries.write(`page:${build}:${site.key}`, page, LIFE_MS)
}

function readElsewhere() {
  return other.entries.read(`page:this-build:${site.key}`, value => STORED.parse(value))
}
