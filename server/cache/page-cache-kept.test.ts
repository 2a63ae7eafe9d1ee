import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { POLICY_HEADER } from '../../lib/environment/security-headers.ts'
import { CachedSite } from './cached-site.fixture.ts'

let site: CachedSite

beforeEach(() => {
  site = new CachedSite()
})
afterEach(async () => {
  await site.stop()
  vi.unstubAllEnvs()
})

describe('rendered pages', () => {
  test('are kept in the cache folder, and no file of the build changes', async () => {
    site.storeInBuild('of the build')
    const before = listFiles(site.buildFolder)
    await site.start()
    expect(await site.visit()).toBe('old')
    await site.change('new')
    expect(await site.visit()).toBe('new')
    expect(listFiles(site.buildFolder)).toEqual(before)
    const kept = listFiles(join(site.folder, 'cache', 'pages', 'this-build'))
    expect(kept.filter(file => file.includes(site.path.slice(1)))).toHaveLength(1)
  })

  test('are shown after a restart while they cannot be rendered', async () => {
    await site.start()
    expect(await site.visit()).toBe('old')
    site.content = null
    await site.start()
    expect(await site.visit()).toBe('old')
  })

  test('are rendered again after a restart, also if the clock was ahead when they were kept', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
    await site.start()
    expect(await site.visit()).toBe('old')
    vi.useRealTimers()
    await site.start()
    site.content = 'new'
    expect(await site.visit()).toBe('new')
  })

  test('are read from disk whole, with the data of the router', async () => {
    await site.start()
    const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true }
    const page = {
      ...{ kind: 'APP_PAGE', html: 'rendered', rscData: Buffer.from('data'), postponed: undefined, status: 200 },
      ...{ headers: { 'x-next-cache-tags': site.tag }, segmentData: new Map([['/_tree', Buffer.from('tree')]]) },
    }
    await (await site.openCache()).set(site.unavailable.key, page, {})
    await site.start()
    expect(await (await site.openCache()).get(site.unavailable.key, context)).toMatchObject({ value: page })
  })

  test('have their policy, also in the answer for which they were rendered, and so have those of the build', async () => {
    site.storeInBuild('of the build', site.unavailable)
    await site.start()
    const cache = await site.openCache()
    const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true }
    const built = await cache.get(site.unavailable.key, context)
    expect(built?.value?.headers).toHaveProperty(POLICY_HEADER)
    const rendered = { kind: 'APP_PAGE', html: 'rendered', headers: {} }
    await cache.set(site.unavailable.key, rendered, {})
    expect(rendered.headers).toHaveProperty(POLICY_HEADER)
  })

  test('are kept in memory, with one event in the log, where nothing can be written', async () => {
    writeFileSync(join(site.folder, 'cache'), 'a file where the folder should be')
    await site.start()
    expect([await site.visit(), await site.visit()]).toEqual(['old', 'old'])
    await site.change('new')
    expect([await site.visit(), await site.visit()]).toEqual(['new', 'new'])
    expect(site.renderings).toBe(2)
    expect(site.warn?.mock.calls.map(call => call[0])).toEqual(['pages.unkept'])
  })

  test('of other builds are removed at the start', async () => {
    const other = join(site.folder, 'cache', 'pages', 'other-build')
    mkdirSync(other, { recursive: true })
    await site.start()
    await site.visit()
    await expect.poll(() => existsSync(other)).toBe(false)
    expect(await site.visit()).toBe('old')
  })
})

/** Each file with the time of its last change. */
function listFiles(path: string): string[] {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return files.map(file => `${file} ${statSync(join(path, file)).mtimeMs}`).sort()
}
