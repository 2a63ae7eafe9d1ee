import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

/** tests/http/support/headers.ts holds every directive of a site with a local lake. */
describe('the Content-Security-Policy', () => {
  it('allows pages to load pictures and films only from the configured hosted project', async () => {
    vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abcd1234')
    vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://minara.example')
    const policy = await read('site')
    expect(policy['img-src']).toBe("'self' data: https://cdn.sanity.io/images/abcd1234/production/")
    expect(policy['media-src']).toBe('https://cdn.sanity.io/files/abcd1234/production/')
    expect(policy['upgrade-insecure-requests']).toBe('')
    expect(Object.values(policy).join()).not.toContain('localhost')
  })

  it('allows a hosted Studio to connect to its project', async () => {
    vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abcd1234')
    const sources = (await read('studio'))['connect-src']?.split(' ')
    expect(sources).toContain('https://abcd1234.api.sanity.io')
    expect(sources).toContain('wss://abcd1234.api.sanity.io')
  })

  it('allows eval only in development', async () => {
    expect((await read('site'))['script-src']).toBe("'self' 'unsafe-inline'")
    vi.resetModules()
    vi.stubEnv('NODE_ENV', 'development')
    expect((await read('site'))['script-src']).toBe("'self' 'unsafe-inline' 'unsafe-eval'")
  })
})

it('names the scripts of a page that is streamed by a nonce, and those of the site by their hashes', async () => {
  const { OWN_SCRIPTS, POLICY_HEADER, hashSource, streamedHeaders } = await import('./security-headers.ts')
  const own = OWN_SCRIPTS.map(text => `'${hashSource(text)}'`).join(' ')
  const scripts = (place: 'site' | 'preview' | 'studio') =>
    /script-src ([^;]*)/.exec(streamedHeaders(place, 'abc')[POLICY_HEADER] ?? '')?.[1]
  expect([scripts('site'), scripts('preview')]).toEqual(Array(2).fill(`'self' 'nonce-abc' ${own}`))
  expect(scripts('studio')).toBe("'self' 'nonce-abc'")
})

async function read(place: 'site' | 'studio'): Promise<Record<string, string>> {
  const { POLICY_HEADER, pageHeaders } = await import('./security-headers.ts')
  const directives = pageHeaders(place)[POLICY_HEADER]?.split('; ') ?? []
  return Object.fromEntries(
    directives.map(text => text.split(/ (.*)/s).slice(0, 2)).map(([name, value = '']) => [name, value]),
  )
}
