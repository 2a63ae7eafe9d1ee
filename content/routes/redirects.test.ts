import { expect, test, vi } from 'vitest'
import { sortOut, toRule } from './redirects'

vi.mock('../fetch', () => ({ fetchPublished: async () => [] }))

function rule(
  path: string | null,
  destination: string | null,
  parameters: { key: string | null; value: string | null }[] = [],
) {
  return toRule({ path, destination, parameters })
}

test('keys redirects by their path in lower case', () => {
  const { redirects, problems } = sortOut([
    rule('/ISRI', 'ISRI'),
    rule('/albayan/terminal1', 'albayan', [{ key: 'live', value: 'true' }]),
  ])
  expect(problems).toEqual([])
  expect([...redirects.keys()]).toEqual(['/isri', '/albayan/terminal1'])
  expect(redirects.get('/albayan/terminal1')?.parameters).toEqual([{ key: 'live', value: 'true' }])
})

test.each([
  ['a reserved path', [rule('/studio', 'x')], /belong to the site/],
  ['another host', [rule('/a', '//evil.example')], /Write the name/],
  ['a script', [rule('/a', 'javascript:alert(1)')], /Write the name/],
  ['a line break', [rule('/a\r\nx', 'b')], /Start with a slash/],
  ['nothing', [rule(null, null)], /Start with a slash/],
])('ignores a redirect with %s, and says why', (_, rules, reason) => {
  const { redirects, problems } = sortOut(rules)
  expect(redirects.size).toBe(0)
  expect(problems.join()).toMatch(reason)
})

test('keeps the first of two redirects with the same path', () => {
  const { redirects, problems } = sortOut([rule('/a', 'one'), rule('/A/', 'two')])
  expect(redirects.get('/a')?.destination).toBe('one')
  expect(problems).toEqual(['/A/: Another redirect has this path'])
})

test('ignores redirects that form a loop, but not those that lead into one', () => {
  const { redirects, problems } = sortOut([rule('/a', 'b'), rule('/b', 'a'), rule('/c', 'a')])
  expect([...redirects.keys()]).toEqual(['/c'])
  expect(problems).toHaveLength(2)
})

test('sorts out ten thousand redirects within half a second', () => {
  const rules = Array.from({ length: 10_000 }, (_, number) => rule(`/masjid-${number}`, `masjid-${number}`))
  const started = performance.now()
  expect(sortOut(rules).redirects.size).toBe(10_000)
  expect(performance.now() - started).toBeLessThan(500)
})

test('sorts out a chain and a loop of ten thousand redirects within half a second', () => {
  const chain = Array.from({ length: 10_000 }, (_, number) => rule(`/m-${number}`, `m-${number + 1}`))
  const started = performance.now()
  expect(sortOut(chain).redirects.size).toBe(10_000)
  expect(sortOut([...chain, rule('/m-10000', 'm-0')]).redirects.size).toBe(0)
  expect(performance.now() - started).toBeLessThan(500)
})

test('drops a parameter without a name', () => {
  const { redirects } = sortOut([
    rule('/a', 'a', [
      { key: null, value: 'x' },
      { key: 'y', value: null },
    ]),
  ])
  expect(redirects.get('/a')?.parameters).toEqual([{ key: 'y', value: '' }])
})
