import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, test } from 'vitest'
import { findLongChain, findLongChains, findLoop, findLoops, sortRedirects } from './redirect-chains.ts'
import type { RedirectRule } from './redirects.ts'

const MANY = 10_000

async function sort(...rules: [path: string, destination: string][]) {
  const listed = rules.map(([path, destination]): RedirectRule => ({ path, destination }))
  const { followed, ignored } = await sortRedirects(listed, nextTurn)
  return { followed, reasons: [...ignored].map(([{ path }, reason]) => `${path}: ${reason}`) }
}

test('keys redirects by their path in lower case', async () => {
  const { followed, reasons } = await sort(['/ISRI', 'ISRI'], ['/albayan/terminal1/', 'albayan'])
  expect(reasons).toEqual([])
  expect([...followed.keys()]).toEqual(['/isri', '/albayan/terminal1'])
})

test('ignores a redirect that the rules refuse, and says why', async () => {
  const { followed, reasons } = await sort(['/studio', 'x'], ['/a', 'javascript:alert(1)'], ['', ''])
  expect(followed.size).toBe(0)
  expect(reasons).toEqual([
    expect.stringMatching(/^\/studio: .* belong to the site/),
    expect.stringMatching(/^\/a: Write the whole address/),
    expect.stringMatching(/^: Start with a slash/),
  ])
})

test('follows the first of two redirects with the same path', async () => {
  const { followed, reasons } = await sort(['/a', 'one'], ['/A/', 'two'])
  expect(followed.get('/a')?.destination).toBe('one')
  expect(reasons).toEqual(['/A/: Another redirect has this path'])
})

test('ignores redirects that form a loop, but not those that lead into one', async () => {
  const { followed, reasons } = await sort(['/a', 'b'], ['/b', 'a'], ['/c', 'a'])
  expect([...followed.keys()]).toEqual(['/c'])
  expect(reasons).toHaveLength(2)
})

test('ignores redirects from which visitors would be sent on more than three times', async () => {
  const { followed, reasons } = await sort(['/a', '/b'], ['/b', '/c'], ['/c', '/d'], ['/d', '/blog'])
  expect([...followed.keys()]).toEqual(['/b', '/c', '/d'])
  expect(reasons).toEqual(['/a: visitors would be sent on more than 3 times'])
})

test.each([
  ['donation pages', (place: number) => `m-${place + 1}`, MANY],
  ['pages of this site', () => '/blog', MANY],
  ['pages of this site, in one chain', (place: number) => `/m-${place + 1}`, 3],
  ['donation pages, in one loop', (place: number) => `m-${(place + 1) % MANY}`, 0],
])('sorts ten thousand redirects to %s', async (_, destinationOf, count) => {
  const rules = Array.from({ length: MANY }, (_, place) => ({ path: `/m-${place}`, destination: destinationOf(place) }))
  expect((await sortRedirects(rules, nextTurn)).followed.size).toBe(count)
})

describe('several redirects', () => {
  it('may not form a loop', () => {
    const others = [
      { path: '/b', destination: 'C' },
      { path: '/c/', destination: 'a' },
    ]
    expect(findLoop({ path: '/a', destination: 'b' }, others)).toEqual(['/a', '/b', '/c/', '/a'])
  })

  it('are found by findLoops when findLoop finds each of them', () => {
    const rules = Object.entries({
      ...{ '/a': 'b', '/b': 'c', '/c': 'a', '/x': 'a', '/own': 'own', '/y': 'own', '/d': 'e', '/e': 'd' },
      ...{ '/end': 'out', '/self': '/Self/#top', '/p': '/q?', '/q': '/r#a', '/r': '/q' },
      '/web': 'https://example.org/web',
    }).map(([path, destination]) => ({ path, destination }))
    const alone = rules.filter(rule => findLoop(rule, rules)).map(({ path }) => path)
    expect(alone).toEqual(['/a', '/b', '/c', '/d', '/e', '/self', '/q', '/r'])
    expect([...findLoops(byPath(rules))]).toEqual(alone)
  })

  it('may lead from one to the next three times, and not four times', () => {
    const four = chainOf('/a', '/b', '/c', '/d', '/blog')
    const [first, ...rest] = four
    expect([...findLongChains(byPath(rest))]).toEqual([])
    expect([...findLongChains(byPath(four))]).toEqual(['/a'])
    expect([...findLongChains(byPath([...four, { path: '/before', destination: '/a' }]))]).toEqual(['/a', '/before'])
    for (const rule of four) {
      const others = four.filter(other => other !== rule)
      expect(findLongChain(rule, others)).toEqual(['/a', '/b', '/c', '/d'])
      const withoutFirst = others.filter(other => other !== first)
      expect(findLongChain(rule, withoutFirst)?.length ?? 0).toBe(rule === first ? 4 : 0)
    }
  })

  it('end a chain when they lead away from this site', () => {
    const away = [
      ...chainOf('/a', '/b', '/c', '/d').slice(0, 2),
      { path: '/c', destination: 'd' },
      { path: '/d', destination: '/e' },
      { path: '/e', destination: 'https://example.org' },
    ]
    expect([...findLongChains(byPath(away))]).toEqual([])
    expect(findLongChain({ path: '/b', destination: '/c' }, away)).toBeNull()
  })

  it('are all checked when there are ten thousand, in a loop or all behind one', () => {
    const loop = Array.from({ length: MANY }, (_, i) => ({ path: `/m${i}`, destination: `m${i + 1}` }))
    const fan = Array.from({ length: MANY }, (_, i) => ({ path: `/m${i}`, destination: '/a' }))
    expect(findLoop({ path: `/m${MANY}`, destination: 'm0' }, loop)).toHaveLength(MANY + 2)
    expect(findLongChain({ path: '/a', destination: '/b' }, fan)).toBeNull()
  })
})

function chainOf(...paths: string[]) {
  return paths.slice(0, -1).map((path, place) => ({ path, destination: paths[place + 1] ?? '' }))
}

function byPath(rules: { path: string; destination: string }[]) {
  return new Map(rules.map(rule => [rule.path, rule]))
}
