import { describe, expect, it } from 'vitest'
import { foreignHost, kindOfDestination, problemOfDestination, readDestination } from './redirect-destination.ts'

describe('a redirect may lead to', () => {
  it.each(['albayan', 'ISRI', 'demo', 'al-bayan_2'])('the donation page %s', name => {
    expect(readDestination(name)).toEqual({ kind: 'donation', name })
  })

  it.each([
    ['/', '/'],
    ['/blog/', '/blog/'],
    ['/#impact', '/#impact'],
    ['/post/thirty-nights#how-it-began', '/post/thirty-nights#how-it-began'],
    ['/feed.xml', '/feed.xml'],
    ['/post/sadaqah-für-alle', '/post/sadaqah-f%C3%BCr-alle'],
  ])('the page %s of this site', (text, path) => {
    expect(readDestination(text)).toEqual({ kind: 'page', path })
  })

  it.each([
    ['https://example.org', 'https://example.org/', 'example.org'],
    ['HTTPS://Example.ORG/Give?a=b#c', 'https://example.org/Give?a=b#c', 'example.org'],
    ['https://example.org:8443/a', 'https://example.org:8443/a', 'example.org:8443'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
    ['https://example.org/@maryam', 'https://example.org/@maryam', 'example.org'],
  ])('the address %s', (text, address, host) => {
    expect(readDestination(text)).toEqual({ kind: 'web', address, host })
    expect(foreignHost(text)).toBe(host)
  })
})

it.each([
  [' albayan ', { kind: 'donation', name: 'albayan' }],
  ['/#impact.', { kind: 'page', path: '/#impact' }],
  ['/blog\u00a0', { kind: 'page', path: '/blog' }],
  ['\u200fhttps://example.org/\u200e', { kind: 'web', address: 'https://example.org/', host: 'example.org' }],
])('a destination is cleaned as other links are: %j', (typed, destination) => {
  expect(readDestination(typed)).toEqual(destination)
  expect(kindOfDestination(typed)).toBe(destination.kind)
})

it('a full stop that came along does not make a website of a donation page', () => {
  expect(readDestination('albayan.')).toEqual({ kind: 'donation', name: 'albayan' })
})

describe('a redirect may not lead to', () => {
  it.each(['', 'a b', 'a\nb', 'a,b', '-a', 'a'.repeat(101)])('the donation page %j', text => {
    expect(problemOfDestination(text)).toMatch(/Write the name/)
  })

  it.each([
    ...['//evil.example', '/\\evil.example', '/\tevil', '///evil.example', '/a//b', '/a/../studio'],
    ...['/a/%2e%2e/studio', '/.', '/a%2fb', '/a%5cb', '/%09/evil', '/%zz', '/a?b=c', '/a b', '/a\r\nset-cookie: x=1'],
    '/\u202Eblog',
    `/${'a'.repeat(2_000)}`,
  ])('the page %j', text => {
    expect(problemOfDestination(text)).toMatch(/Write the path of a page/)
  })

  it.each([
    ...['/api/draft-mode/disable', '/studio', '/%73tudio/x', '/_next/image', '/.well-known/x', '/healthz', '/INDEX'],
    '/404',
  ])('%s, which is not a page', text => {
    expect(problemOfDestination(text)).toMatch(/not a page for visitors/)
  })

  it.each([
    ...['http://example.org', 'javascript:alert(1)', 'JaVa\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'],
    ...['blob:https://example.org/a', 'mailto:a@example.org', 'ftp://example.org', 'https:example.org'],
    ...['https:/example.org', 'https://', 'https:///example.org', 'https:\\\\example.org'],
    ...['https://example.org\\@evil.example', 'https://exa mple.org', 'https://example.org/a\r\nlocation: x'],
    ...['https://example.org/\u202Ea', 'example.org', '..', 'a/b', 'a@b', 'https:// example.org'],
  ])('%j, which is not a whole https address', text => {
    expect(problemOfDestination(text)).toMatch(/Write the whole address/)
  })

  it.each([
    'https://good.example@evil.example',
    'https://a:b@evil.example/',
    'https://@evil.example',
    'https://a%40b@evil.example',
  ])('%s, which has a user name', text => {
    expect(problemOfDestination(text)).toMatch(/user name/)
  })

  it.each([
    ...['https://127.0.0.1/', 'https://2130706433/'],
    ...['https://169.254.169.254/latest', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://localhost/'],
    ...['https://localhost.:3000/', 'https://printer.local', 'https://intranet'],
  ])('%s, which is not a public website', text => {
    expect(problemOfDestination(text)).toMatch(/public website/)
  })

  it('this site by its whole address, which could hide a loop', () => {
    expect(problemOfDestination('http://localhost:3000/a')).toMatch(/beginning with https/)
    expect(problemOfDestination('https://localhost:3000/a')).toMatch(/an address of this site/)
  })
})

it('the kind is clear before the text is complete', () => {
  expect(['', 'al', '/', '/b', 'https:', 'https://', 'example.'].map(kindOfDestination)).toEqual([
    ...['donation', 'donation', 'page', 'page', 'web', 'web', 'web'],
  ])
})
