import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { hasRedis, type RedisServer, startRedis } from '../../tests/support/redis.ts'
import { openShared, type Shared, type SharedOptions } from '../shared/open.ts'
import type { Manifest } from '../shared/tags.ts'
import { CachedSite, LIFE, nextMillisecond } from './cached-site.fixture.ts'

const LIFE_MS = 60_000
const STORED = z.object({ value: z.object({ body: z.instanceof(Buffer) }) })

let redis: RedisServer
let site: CachedSite
/** Another process of the same site. */
let other: Shared
let othersManifest: Manifest
let close: () => void

describe.skipIf(!hasRedis)('with Redis', () => {
  beforeAll(async () => {
    redis = await startRedis()
  })
  beforeEach(async () => {
    vi.stubEnv('REDIS_URL', redis.url)
    vi.doMock('../shared/open.ts', () => ({ openShared: openPatiently }))
    site = new CachedSite()
    await site.start()
    const { sharedCaches, sitePrefix } = await import('../shared/site.ts')
    othersManifest = new Map()
    other = openPatiently({ url: redis.url, prefix: sitePrefix(), manifest: othersManifest })
    close = () => {
      other.close()
      sharedCaches()?.close()
    }
  })
  afterEach(async () => {
    close()
    await site.stop()
    vi.doUnmock('../shared/open.ts')
    // Other files share this process, and must not get modules with what is replaced here.
    vi.resetModules()
    vi.useRealTimers()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
  afterAll(() => redis.stop())

  test('a page that another process has rendered is not rendered again', async () => {
    await storeElsewhere('of another process')
    expect([await site.visit(), await site.visit()]).toEqual(['of another process', 'of another process'])
    expect(site.renderings).toBe(0)
  })

  test('a page is stored for other processes, as of when its rendering began', async () => {
    let renderedAt = 0
    site.beforeStored = async () => {
      renderedAt = Date.now()
      await nextMillisecond()
    }
    await site.visit()
    const stored = await readElsewhere()
    expect(stored?.body).toBe('old')
    expect(stored?.date).toBeLessThanOrEqual(renderedAt)
  })

  test('the first visitor after a change that another process announced gets the new page', async () => {
    expect(await site.visit()).toBe('old')
    site.content = 'new'
    await announceElsewhere()
    await expect.poll(() => site.visit()).toBe('new')
    expect(site.renderings).toBe(2)
  })

  test('the page that another process has rendered after the change is shown instead of the old one', async () => {
    expect(await site.visit()).toBe('old')
    await announceElsewhere()
    // Later than the doubt of two clocks, which is the time of a round trip to Redis.
    await storeElsewhere('new, of another process', Date.now() + 60_000)
    await expect.poll(() => site.visit()).toBe('new, of another process')
    expect(site.renderings).toBe(1)
  })

  test('a page that was rendered before the change is rendered again, whoever rendered it', async () => {
    await storeElsewhere('old, of another process', Date.now() - 1_000)
    await announceElsewhere()
    expect(await site.visit()).toBe('old')
    expect(site.renderings).toBe(1)
  })

  test('a page whose content changed elsewhere while it rendered is rendered again', async () => {
    site.beforeStored = async () => {
      site.beforeStored = async () => {}
      site.content = 'new'
      await announceElsewhere()
    }
    expect(await site.visit()).toBe('old')
    await expect.poll(() => site.visit()).toBe('new')
  })

  test('an old page that stays because it cannot be rendered is not stored again', async () => {
    await site.visit()
    const before = await readElsewhere()
    site.content = null
    await site.revalidate(LIFE)
    expect(await site.visit()).toBe('old')
    expect(await readElsewhere()).toEqual(before)
  })

  test('the page of another process is shown instead of one that cannot be rendered here', async () => {
    await site.visit()
    site.content = null
    await site.revalidate(LIFE)
    const changedAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: changedAt + 10_000 })
    expect(await site.visit()).toBe('old')
    await storeElsewhere('of a process that can', changedAt + 5_000)
    expect(await site.visit()).toBe('of a process that can')
  })

  test('an older page of another process is not shown instead of one that cannot be rendered here', async () => {
    await site.visit()
    await storeElsewhere('even older', Date.now() - 1_000)
    site.content = null
    await site.revalidate(LIFE)
    expect([await site.visit(), await site.visit(), await site.visit()]).toEqual(['old', 'old', 'old'])
  })

  test('pages of another build are not read', async () => {
    await storeElsewhere('of another build', Date.now(), 'another-build')
    expect(await site.visit()).toBe('old')
  })

  test('pages are rendered and shown as without Redis while it is lost', async () => {
    expect(await site.visit()).toBe('old')
    await redis.kill()
    site.content = 'new'
    await site.revalidate(LIFE)
    expect([await site.visit(), await site.visit()]).toEqual(['new', 'new'])
    expect(site.renderings).toBe(2)
    await redis.restart()
  })
})

/** A busy machine must not pass for a lost Redis. */
function openPatiently(options: SharedOptions): Shared {
  return openShared({ ...options, patience: { startMs: 20_000, commandMs: 20_000 } })
}

function storeElsewhere(body: string, date = Date.now(), build = 'this-build'): Promise<void> {
  return other.entries.write(`page:${build}:${site.key}`, { date, value: site.page(body) }, LIFE_MS)
}

async function readElsewhere(): Promise<{ date: number; body: string } | null> {
  const found = await other.entries.read(`page:this-build:${site.key}`, value => STORED.parse(value))
  return found && { date: found.date, body: found.value.value.body.toString() }
}

async function announceElsewhere(): Promise<void> {
  othersManifest.set(site.tag, { stale: Date.now(), expired: Date.now() + LIFE.expire * 1_000 })
  await other.tags.publish([site.tag])
}
