import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = vi.fn()

beforeEach(() => {
  vi.resetModules()
  load.mockReset()
  vi.doMock('redis', () => ({ createClient: load, RESP_TYPES: {} }))
})
afterEach(() => {
  vi.doUnmock('redis')
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
  const { offerSharedStore, sharedStore } = await import('../../lib/process/shared-store.ts')
  offerSharedStore(null)
  expect(sharedCaches()).toBeNull()
  expect(sharedStore()).toBeNull()
  expect(load).not.toHaveBeenCalled()
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
