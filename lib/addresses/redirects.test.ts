import { describe, expect, it } from 'vitest'
import { findDuplicate, problemOfPath, problemOfRedirect, redirectKey } from './redirects.ts'

describe('the path of a redirect', () => {
  it.each(['/grassroots', '/isma', '/ISRI', '/albayan/terminal1', '/al-bayan_2/', '/information'])(
    'may be %s',
    path => {
      expect(problemOfPath(path)).toBeNull()
    },
  )

  it('is compared without case, a trailing slash and spaces around it', () => {
    expect(problemOfPath(' /albayan\u200f ')).toBeNull()
    expect(redirectKey(' /ISRI\u00a0')).toBe('/isri')
    expect(redirectKey('/ISRI/')).toBe('/isri')
    expect(redirectKey('/isri')).toBe('/isri')
  })

  it.each([
    ...['/api/forms', '/studio', '/Studio/', '/register', '/post/a', '/blog', '/terms', '/info', '/index', '/404'],
    ...['/og/x', '/icons', '/missing', '/unavailable/', '/markdown'],
  ])('may not take %s from the site', path => {
    expect(problemOfPath(path)).toMatch(/belong to the site/)
  })

  it.each([
    ...['', '/', '//', 'albayan', '//evil.example', '/\\evil.example', '/a//b', '/a/../studio', '/%73tudio'],
    ...['/_next/static', '/.well-known/x', '/robots.txt', '/a?b=c', '/a#b', '/a b', '/a\r\nset-cookie: x=1'],
    ...['https://evil.example/a', 'javascript:alert(1)'],
    `/${'a'.repeat(200)}`,
  ])('may not be %j', path => {
    expect(problemOfPath(path)).toMatch(/Start with a slash/)
  })
})

it('a redirect is checked with its destination, and with the host that staff confirmed', () => {
  const web = { path: '/albayan', destination: 'https://example.org/a' }
  expect(problemOfRedirect({ path: '/albayan', destination: 'albayan' })).toBeNull()
  expect(problemOfRedirect({ path: '/studio', destination: 'albayan' })).toMatch(/belong to the site/)
  expect(problemOfRedirect({ path: '/albayan', destination: 'javascript:alert(1)' })).toMatch(/beginning with https/)
  expect(problemOfRedirect(web)).toBe('This leads away from this site, to example.org. Confirm that you mean it')
  expect(problemOfRedirect({ ...web, confirmedHost: 'example.com' })).toMatch(/to example.org/)
  expect(problemOfRedirect({ ...web, confirmedHost: 'example.org' })).toBeNull()
})

it('two redirects may not have the same path', () => {
  const others = [{ path: '/ISRI', destination: 'ISRI' }]
  expect(findDuplicate('/isri/', others)).toBe('/ISRI')
  expect(findDuplicate('/isma', others)).toBeNull()
})
