import { describe, expect, it } from 'vitest'
import { httpErrorOf } from './http-error.fixture.ts'
import { createRouter, decodePath } from './router.ts'
import type { Method, Route } from './types.ts'

const route = (method: Method, path: string): Route => ({ method, path, handle: () => ({ status: 200 }) })
const router = createRouter([
  route('GET', '/v:version/users/:ids'),
  route('GET', '/v:version/users/me'),
  route('PUT', '/v:version/users/me'),
  route('GET', '/v:version/journey/*rest'),
  route('GET', '/v:version/journey/start'),
  route('POST', '/inbox'),
])

describe('the router', () => {
  it('returns the decoded values of named segments', () => {
    expect(router('GET', '/v2025-02-19/users/a%20b,c').params).toEqual({ version: '2025-02-19', ids: 'a b,c' })
  })

  it('prefers literal segments to named ones, and named ones to *rest, in whatever order routes are listed', () => {
    expect(router('GET', '/v1/users/me').route.path).toBe('/v:version/users/me')
    expect(router('GET', '/v1/journey/start').route.path).toBe('/v:version/journey/start')
    expect(router('GET', '/v1/journey/a/b').params.rest).toBe('a/b')
  })

  it('answers HEAD with the GET route, and ignores a trailing slash', () => {
    expect(router('HEAD', '/v1/users/me/').route.method).toBe('GET')
  })

  it('ignores doubled slashes in paths of the API, and only there', async () => {
    expect(router('GET', '//v2025-02-19//users///me//').path).toBe('/v2025-02-19/users/me')
    expect((await httpErrorOf(() => router('GET', '//inbox'))).status).toBe(404)
    expect((await httpErrorOf(() => decodePath('//v1//..//users'))).status).toBe(400)
    expect(decodePath('/images//p/d/file')).toBe('/images//p/d/file')
  })

  it('lists the allowed methods of a known path', async () => {
    const error = await httpErrorOf(() => router('DELETE', '/v1/users/me'))
    expect(error.status).toBe(405)
    expect(error.headers.allow).toBe('GET, HEAD, OPTIONS, PUT')
  })

  it.each(['/v1/nothing', '/v1/users', '/v/users/me'])('answers 404 for the unknown path %s', async path => {
    expect((await httpErrorOf(() => router('GET', path))).status).toBe(404)
  })
})

describe('decoding a path', () => {
  it.each([
    ...['/images/..%2fsecret', '/images/..%2Fsecret', '/images/%252e%252e/secret', '/images/%2e%2e/secret'],
    ...['/images/../secret', '/images/./secret', '/images/a%00.png', '/images/a\\b', '/images/a%5cb'],
    ...['/images/a%0d%0ab', '/images/%zz', '/images/%', 'http://evil.com/images', '*'],
  ])('refuses %s', async path => {
    expect((await httpErrorOf(() => decodePath(path))).status).toBe(400)
  })

  it('keeps dots that are part of a name', () => {
    expect(decodePath('/data/doc/drafts.a..b')).toBe('/data/doc/drafts.a..b')
  })
})
