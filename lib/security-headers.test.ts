import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

describe('the Content-Security-Policy', () => {
  it('allows pages to load only pictures and films from the local lake', async () => {
    const policy = await read('site')
    expect(policy['default-src']).toBe("'none'")
    expect(policy['img-src']).toBe("'self' data: http://localhost:3333/images/local0001/production/")
    expect(policy['media-src']).toBe('http://localhost:3333/files/local0001/production/')
    expect(policy['connect-src']).toBe("'self'")
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
  })

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

it('tells the parts of the site apart by path and draft-mode cookie', async () => {
  const { placeOf } = await import('./security-headers.ts')
  expect(placeOf('/', 'a=1; __prerender_bypass=2')).toBe('preview')
  expect(placeOf('/', 'a=__prerender_bypass=2; b__prerender_bypass=3')).toBe('site')
  expect(placeOf('/studio', '__prerender_bypass=2')).toBe('studio')
  expect(placeOf('/og/post/a')).toBe('card')
  expect(['/', '/studio2', '/a/studio', '/api/none'].map(path => placeOf(path))).toEqual(Array(4).fill('site'))
  expect(['/studio', '/studio/', '/studio/structure'].map(path => placeOf(path))).toEqual(Array(3).fill('studio'))
})

async function read(place: 'site' | 'studio'): Promise<Record<string, string>> {
  const { POLICY_HEADER, securityHeaders } = await import('./security-headers.ts')
  const directives = securityHeaders(place)[POLICY_HEADER]?.split('; ') ?? []
  return Object.fromEntries(
    directives.map(text => text.split(/ (.*)/s).slice(0, 2)).map(([name, value = '']) => [name, value]),
  )
}
