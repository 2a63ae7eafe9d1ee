import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = vi.fn()

beforeEach(() => {
  vi.resetModules()
  load.mockReset()
  vi.doMock('./client.ts', () => ({ createRedis: load }))
})
afterEach(() => {
  vi.doUnmock('./client.ts')
  vi.unstubAllEnvs()
  // Other files share this process, and must not get modules with these addresses.
  vi.resetModules()
})

test.each([
  ['without REDIS_URL', { REDIS_URL: '' }],
  ['while the site is built', { REDIS_URL: 'redis://localhost', NEXT_PHASE: 'phase-production-build' }],
])('nothing is shared %s, and the client is not loaded', async (_, env) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { sharedCaches } = await import('./site.ts')
  const { offerSharedStore, sharedStore } = await import('../../lib/shared-store.ts')
  offerSharedStore(null)
  expect(sharedCaches()).toBeNull()
  expect(sharedStore()).toBeNull()
  expect(load).not.toHaveBeenCalled()
})

test('with the trick switched off, limits are shared and pages are not', async () => {
  vi.stubEnv('REDIS_URL', 'redis://localhost')
  vi.stubEnv('TRICKS_OFF', 'sharedCaches')
  load.mockRejectedValue(new Error('Not in this test'))
  const { log } = await import('../../lib/log.ts')
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  const { sharedCaches } = await import('./site.ts')
  const { offerSharedStore, sharedStore } = await import('../../lib/shared-store.ts')
  expect(sharedCaches()).toBeNull()
  expect(sharedStore()).not.toBeNull()
  await expect.poll(() => load).toHaveBeenCalled()
  offerSharedStore(null)
})

test('processes with other addresses share nothing', async () => {
  const prefixWith = async (name: string, value: string) => {
    vi.resetModules()
    vi.stubEnv(name, value)
    return (await import('./site.ts')).sitePrefix()
  }
  const prefixes = [
    await prefixWith('NEXT_PUBLIC_SITE_URL', 'https://one.example'),
    await prefixWith('NEXT_PUBLIC_SITE_URL', 'https://two.example'),
    await prefixWith('NEXT_PUBLIC_SANITY_DATASET', 'staging'),
    await prefixWith('STATS_URL', 'https://stats.example'),
  ]
  expect(new Set(prefixes).size).toBe(4)
})
