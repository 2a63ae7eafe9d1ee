import { join } from 'node:path'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CachedSite, LIFE } from './cached-site.fixture.ts'

let site: CachedSite

beforeEach(() => {
  site = new CachedSite()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.doUnmock('./render-page.ts')
  // Other files share this process, and must not get modules with what is replaced here.
  vi.resetModules()
  await site.stop()
  vi.unstubAllEnvs()
})

describe('after a change', () => {
  test('the first visitor gets the new page, which is rendered once for all visitors', async () => {
    await site.start()
    expect(await site.visit()).toBe('old')
    await site.change('new')
    expect(await Promise.all([site.visit(), site.visit(), site.visit()])).toEqual(['new', 'new', 'new'])
    expect(await site.visit()).toBe('new')
    expect(site.renderings).toBe(2)
  })

  test('a page that was already rendering is stored as stale', async () => {
    await site.start()
    const { promise: isReading, resolve: reached } = Promise.withResolvers<void>()
    const { promise: isAnnounced, resolve: proceed } = Promise.withResolvers<void>()
    site.beforeStored = () => {
      reached()
      return isAnnounced
    }
    const first = site.visit()
    await isReading
    await site.change('new')
    proceed()
    expect(await first).toBe('old')
    expect(await site.visit()).toBe('new')
  })

  test('a visitor does not wait for a change that came later, which shows moments later', async () => {
    await site.start()
    await site.visit()
    await site.change('newer')
    site.beforeStored = async () => {
      site.beforeStored = async () => {}
      await site.change('newest')
    }
    expect(await site.visit()).toBe('newer')
    await expect.poll(() => site.visit()).toBe('newest')
  })

  test('the old page stays while it cannot be rendered', async () => {
    await site.start()
    await site.visit()
    await site.change(null)
    expect(await Promise.all([site.visit(), site.visit()])).toEqual(['old', 'old'])
    expect(await site.visit()).toBe('old')
    expect(site.renderings).toBe(2)
    await site.change('new')
    await expect.poll(() => site.visit()).toBe('new')
  })

  test('a page that was rendered behind the old one preloads what it shows itself, and nothing of the old one', async () => {
    const { default: PageCache } = await import('./page-cache.ts')
    const open = () => new PageCache({ serverDistDir: join(site.buildFolder, 'server') })
    const page = (link: string) => ({ kind: 'APP_PAGE', html: '', headers: { link } })
    const [old, own] = [
      '</a.css>; rel=preload, </old.webp>; rel=preload',
      '</a.css>; rel=preload, </new.webp>; rel=preload',
    ]
    await open().set(site.key, page(old), {})
    const behind = open()
    await behind.get(site.key, { kind: 'APP_PAGE' })
    await behind.set(site.key, page(`${old},${own}`), {})
    expect((await open().get(site.key, { kind: 'APP_PAGE' }))?.value?.headers?.link).toBe(own)
  })

  test('a page whose address has to be encoded is rendered again', async () => {
    await site.start()
    site.path += encodeURIComponent('رمضان')
    await site.visit()
    await site.change('new')
    expect(await site.visit()).toBe('new')
  })
})

describe('while the content service is lost', () => {
  test('a page that is not stored is the page about that, with status 503, and has no data for the router, which loads the document', async () => {
    site.storeInBuild('not available', site.unavailable)
    await site.start()
    const cache = await site.openCache()
    const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true }
    const key = site.unavailable.key.replace('unavailable', 'post/never-stored')
    expect(await cache.get(key, context)).toBeNull()
    site.health.isLost = true
    expect(await cache.get(key, context)).toMatchObject({
      value: {
        ...{ html: 'not available', rscData: undefined, segmentData: undefined, status: 503 },
        headers: { 'cache-control': 'no-store', 'retry-after': '30' },
      },
    })
  })
})

describe('while a page takes long to render', () => {
  test.each([
    ['less than a second until the content service has answered once', false, 800],
    ['two seconds once it has', true, 2_000],
  ])('a visitor waits for it %s', async (_, hasAnswered, patience) => {
    const renew = vi.fn(async (_path: string, _patience: number) => false)
    vi.doMock('./render-page.ts', async original => ({ ...(await original<object>()), createRenewals: () => renew }))
    await site.start()
    site.health.hasAnswered = hasAnswered
    await site.visit()
    await site.revalidate(LIFE)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
    expect(await site.visit()).toBe('old')
    expect(renew.mock.calls).toEqual([[site.path, patience]])
  })
})

describe('a page from the build', () => {
  beforeEach(() => site.storeInBuild('of the build'))

  test('is rendered again after the start', async () => {
    await site.start()
    expect(await site.visit()).toBe('old')
    expect(await site.visit()).toBe('old')
    expect(site.renderings).toBe(1)
  })

  test('is not shown for another route at its address', async () => {
    site.storeInBuild('of another route', { path: site.path, key: `/route-cache/APP_ROUTE/another/$${site.path}` })
    site.content = null
    await site.start()
    expect(await site.visit()).toBe('failed')
  })

  test('is shown while it cannot be rendered', async () => {
    site.content = null
    await site.start()
    expect(await site.visit()).toBe('of the build')
  })
})

test.each([
  ['without freshPages', 'freshPages', undefined],
  ['in Next’s own store', '', FileSystemCache],
])('%s, the old page is sent once more after a change', async (_, tricksOff, store) => {
  vi.stubEnv('TRICKS_OFF', tricksOff)
  await site.start(store)
  await site.visit()
  await site.change('new')
  expect(await site.visit()).toBe('old')
  await expect.poll(() => site.visit()).toBe('new')
})

describe('Next’s own store', () => {
  test('stores a page whose content changes while it renders', async () => {
    await site.start(FileSystemCache)
    site.beforeStored = async () => {
      await site.change('new')
    }
    await site.visit()
    expect(await site.visit()).toBe('old')
    expect(site.renderings).toBe(1)
  })

  test('fails for an expired page that cannot be rendered', async () => {
    await site.start(FileSystemCache)
    await site.visit()
    site.content = null
    await site.revalidate({ expire: 0 })
    expect(await site.visit()).toBe('failed')
    expect(await site.visit()).toBe('failed')
  })
})
