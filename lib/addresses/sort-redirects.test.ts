import { expect, test } from 'vitest'
import type { RedirectRule } from './redirects.ts'
import { sortRedirects } from './sort-redirects.ts'

const MANY = 10_000

function sort(...rules: [path: string, destination: string][]) {
  const { followed, ignored } = sortRedirects(rules.map(([path, destination]): RedirectRule => ({ path, destination })))
  return { followed, reasons: [...ignored].map(([{ path }, reason]) => `${path}: ${reason}`) }
}

test('keys redirects by their path in lower case', () => {
  const { followed, reasons } = sort(['/ISRI', 'ISRI'], ['/albayan/terminal1/', 'albayan'])
  expect(reasons).toEqual([])
  expect([...followed.keys()]).toEqual(['/isri', '/albayan/terminal1'])
})

test.each([
  ['a reserved path', '/studio', 'x', /belong to the site/],
  ['the path of a post', '/post/a', 'x', /belong to the site/],
  ['another host', '/a', '//evil.example', /Write the path of a page/],
  ['a script', '/a', 'javascript:alert(1)', /Write the whole address/],
  ['a host that nobody confirmed', '/a', 'https://example.org', /to example.org/],
  ['a line break', '/a\r\nx', 'b', /Start with a slash/],
  ['nothing', '', '', /Start with a slash/],
])('ignores a redirect with %s, and says why', (_, path, destination, reason) => {
  const { followed, reasons } = sort([path, destination])
  expect(followed.size).toBe(0)
  expect(reasons.join()).toMatch(reason)
})

test('follows the first of two redirects with the same path', () => {
  const { followed, reasons } = sort(['/a', 'one'], ['/A/', 'two'])
  expect(followed.get('/a')?.destination).toBe('one')
  expect(reasons).toEqual(['/A/: Another redirect has this path'])
})

test('ignores redirects that form a loop, but not those that lead into one', () => {
  const { followed, reasons } = sort(['/a', 'b'], ['/b', 'a'], ['/c', 'a'], ['/d', '/e'], ['/e', '/d'], ['/f', '/F'])
  expect([...followed.keys()]).toEqual(['/c'])
  expect(reasons).toHaveLength(5)
})

test('ignores redirects from which visitors would be sent on more than three times', () => {
  const { followed, reasons } = sort(['/a', '/b'], ['/b', '/c'], ['/c', '/d'], ['/d', '/blog'])
  expect([...followed.keys()]).toEqual(['/b', '/c', '/d'])
  expect(reasons).toEqual(['/a: visitors would be sent on more than 3 times'])
})

test.each([
  ['donation pages', (place: number) => `m-${place + 1}`, MANY],
  ['pages of this site', () => '/blog', MANY],
  ['pages of this site, in one chain', (place: number) => `/m-${place + 1}`, 3],
])('sorts ten thousand redirects to %s', (_, destinationOf, count) => {
  const rules = Array.from({ length: MANY }, (_, place) => ({ path: `/m-${place}`, destination: destinationOf(place) }))
  expect(sortRedirects(rules).followed.size).toBe(count)
})

test('follows no redirect of a loop of ten thousand', () => {
  const rules = Array.from({ length: MANY }, (_, place) => ({
    path: `/m-${place}`,
    destination: `m-${(place + 1) % MANY}`,
  }))
  expect(sortRedirects(rules).followed.size).toBe(0)
})
