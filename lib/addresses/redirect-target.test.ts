import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const HOSTS = { siteUrl: 'https://minara.example', donationUrl: 'https://donate.example/host' }

function targetOf(parameters: Record<string, string>, query: string, destination = 'albayan'): string {
  const list = Object.entries(parameters).map(([key, value]) => ({ key, value }))
  const rule = { path: '/albayan', destination, parameters: list }
  return redirectTarget(rule, HOSTS, new URLSearchParams(query)).href
}

test.each<[string, Record<string, string>, string, string]>([
  ['nothing is added', {}, '', 'https://donate.example/host/albayan'],
  ['parameters are added', { terminal: 'true' }, '', 'https://donate.example/host/albayan?terminal=true'],
  [
    'the visitor’s query is carried along',
    {},
    'utm_source=a&b=1&b=2',
    'https://donate.example/host/albayan?utm_source=a&b=1&b=2',
  ],
  [
    'the redirect wins',
    { live: 'true' },
    'live=false&live=no&x=1',
    'https://donate.example/host/albayan?live=true&x=1',
  ],
  [
    'what needs escaping is escaped',
    { id: 'a b&c' },
    'q=%0d%0a',
    'https://donate.example/host/albayan?q=%0D%0A&id=a+b%26c',
  ],
])('%s', (_, parameters, query, target) => {
  expect(targetOf(parameters, query)).toBe(target)
})

test.each<[string, string, Record<string, string>, string, string]>([
  ['a page', '/blog', {}, '', 'https://minara.example/blog'],
  ['a place on a page', '/#impact', { a: '1' }, 'utm_source=x', 'https://minara.example/?utm_source=x&a=1#impact'],
  ['another website', 'https://Example.org', {}, 'q=1', 'https://example.org/?q=1'],
  [
    'an address with a query, which wins as the parameters do',
    'https://example.org/a?b=1&b=2#c',
    { d: '3' },
    'b=9&d=9&e=4',
    'https://example.org/a?b=1&b=2&d=3&e=4#c',
  ],
])('leads to %s', (_, destination, parameters, query, target) => {
  expect(targetOf(parameters, query, destination)).toBe(target)
})

test('never returns a URL for a destination that the rules refuse', () => {
  expect(() => targetOf({}, '', 'javascript:alert(1)')).toThrow(TypeError)
})
