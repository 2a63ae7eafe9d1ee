import { expect, test, vi } from 'vitest'
import { sortOut, toRule } from './redirects'

vi.mock('./fetch', () => ({ fetchPublished: async () => [] }))

function rule(
  path: string | null,
  destination: string | null,
  parameters: { key: string | null; value: string | null }[] = [],
) {
  return toRule({ path, destination, parameters })
}

test('redirects are found by their path, capital letters aside', () => {
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
])('%s is ignored, with a reason', (_, rules, reason) => {
  const { redirects, problems } = sortOut(rules)
  expect(redirects.size).toBe(0)
  expect(problems.join()).toMatch(reason)
})

test('of two with the same path the first counts', () => {
  const { redirects, problems } = sortOut([rule('/a', 'one'), rule('/A/', 'two')])
  expect(redirects.get('/a')?.destination).toBe('one')
  expect(problems).toEqual(['/A/: Another redirect has this path'])
})

test('those that go round in a circle are ignored, those that lead there are not', () => {
  const { redirects, problems } = sortOut([rule('/a', 'b'), rule('/b', 'a'), rule('/c', 'a')])
  expect([...redirects.keys()]).toEqual(['/c'])
  expect(problems).toHaveLength(2)
})

test('ten thousand are sorted out at once', () => {
  const rules = Array.from({ length: 10_000 }, (_, number) => rule(`/masjid-${number}`, `masjid-${number}`))
  const started = performance.now()
  expect(sortOut(rules).redirects.size).toBe(10_000)
  expect(performance.now() - started).toBeLessThan(500)
})

test('ten thousand that lead each to the next are sorted out at once, a circle of them too', () => {
  const chain = Array.from({ length: 10_000 }, (_, number) => rule(`/m-${number}`, `m-${number + 1}`))
  const started = performance.now()
  expect(sortOut(chain).redirects.size).toBe(10_000)
  expect(sortOut([...chain, rule('/m-10000', 'm-0')]).redirects.size).toBe(0)
  expect(performance.now() - started).toBeLessThan(500)
})

test('a parameter without a name is left out', () => {
  const { redirects } = sortOut([
    rule('/a', 'a', [
      { key: null, value: 'x' },
      { key: 'y', value: null },
    ]),
  ])
  expect(redirects.get('/a')?.parameters).toEqual([{ key: 'y', value: '' }])
})
