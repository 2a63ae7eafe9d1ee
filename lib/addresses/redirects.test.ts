import { describe, expect, it, test } from 'vitest'
import { describeDestination } from './redirect-destination.ts'
import { findDuplicate, movedKey, problemOfPath, problemOfRedirect, redirectKey, redirectTarget } from './redirects.ts'

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
    ...['/og/x', '/icons', '/page/x', '/live-page', '/missing', '/unavailable/', '/markdown'],
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
  const port = { ...web, destination: 'https://example.org:444/a', confirmedHost: 'example.org' }
  expect(problemOfRedirect(port)).toMatch('to example.org:444')
  expect(problemOfRedirect({ path: '/albayan', destination: '/blog' })).toBeNull()
})

it('two redirects may not have the same path', () => {
  const others = [{ path: '/ISRI', destination: 'ISRI' }]
  expect(findDuplicate('/isri/', others)).toBe('/ISRI')
  expect(findDuplicate('/isma', others)).toBeNull()
})

it.each([
  ['albayan', 'donation page “albayan”'],
  ['/', 'page “Landing page”'],
  ['/info', 'page “Landing page”'],
  ['/blog/', 'page “Blog”'],
  ['/#impact', 'page “Landing page”, at #impact'],
  ['/albayan', 'page /albayan'],
  ['https://example.org/', 'example.org'],
  ['https://example.org/give?a=b', 'example.org/give?a=b'],
  ['javascript:alert(1)', null],
])('“%s” reads %s', (destination, words) => {
  expect(describeDestination(destination)).toBe(words)
})

const [SITE, GIVE] = ['https://minara.example', 'https://donate.example/host']
const HOSTS = { siteUrl: SITE, donationUrl: GIVE }

function targetOf(destination: string, parameters: Record<string, string>, query: string): string {
  const list = Object.entries(parameters).map(([key, value]) => ({ key, value }))
  return redirectTarget({ path: '/a', destination, parameters: list }, HOSTS, new URLSearchParams(query)).href
}

test.each<[what: string, destination: string, Record<string, string>, query: string, target: string]>([
  ['nothing is added', 'albayan', {}, '', `${GIVE}/albayan`],
  ['parameters are added', 'albayan', { terminal: 'true' }, '', `${GIVE}/albayan?terminal=true`],
  ['the visitor’s query is carried along', 'a', {}, 'utm_source=a&b=1&b=2', `${GIVE}/a?utm_source=a&b=1&b=2`],
  ['the redirect wins', 'a', { live: 'true' }, 'live=false&live=no&x=1', `${GIVE}/a?live=true&x=1`],
  ['what needs escaping is escaped', 'a', { id: 'a b&c' }, 'q=%0d%0a', `${GIVE}/a?q=%0D%0A&id=a+b%26c`],
  ['it may be a page', '/blog', {}, '', `${SITE}/blog`],
  ['it may be a place on a page', '/#impact', { a: '1' }, 'utm_source=x', `${SITE}/?utm_source=x&a=1#impact`],
  ['it may be another website', 'https://Example.org', {}, 'q=1', 'https://example.org/?q=1'],
  [
    'the query of an address wins as parameters do',
    'https://example.org/a?b=1&b=2#c',
    { d: '3' },
    'b=9&d=9&e=4',
    'https://example.org/a?b=1&b=2&d=3&e=4#c',
  ],
])('of the target, %s', (_, destination, parameters, query, target) => {
  expect(targetOf(destination, parameters, query)).toBe(target)
})

test('never returns a URL for a destination that the rules refuse', () => {
  expect(() => targetOf('javascript:alert(1)', {}, '')).toThrow(TypeError)
})

it.each([
  ['/post/old', '/post/old'],
  ['/post/old/', '/post/old'],
  ['/post/Old', '/post/Old'],
  ['/post/f%C3%BCr', '/post/für'],
  ['/post/%zz', null],
  ['/post/a/b', '/post/a/b'],
  ['/Ramadan/', '/ramadan'],
  ['//evil', null],
])('%s is compared as %s', (path, key) => {
  expect(movedKey(path)).toBe(key)
})
