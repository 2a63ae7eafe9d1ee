import { describe, expect, it } from 'vitest'
import {
  findDuplicate,
  findLoop,
  findLoops,
  problemOfDestination,
  problemOfPath,
  problemOfRedirect,
  redirectKey,
} from './redirects.ts'

describe('the path of a redirect', () => {
  it.each(['/grassroots', '/isma', '/ISRI', '/albayan/terminal1', '/al-bayan_2/', '/information'])(
    'may be %s',
    path => {
      expect(problemOfPath(path)).toBeNull()
    },
  )

  it('is compared without case and without a trailing slash', () => {
    expect(redirectKey('/ISRI/')).toBe('/isri')
    expect(redirectKey('/isri')).toBe('/isri')
  })

  it.each([
    '/api/forms',
    '/studio',
    '/Studio/',
    '/register',
    '/post/a',
    '/blog',
    '/terms',
    '/info',
    '/index',
    '/404',
    '/og/x',
    '/icons',
  ])('may not take %s from the site', path => {
    expect(problemOfPath(path)).toMatch(/belong to the site/)
  })

  it.each([
    '',
    '/',
    '//',
    'albayan',
    '//evil.example',
    '/\\evil.example',
    '/a//b',
    '/a/../studio',
    '/%73tudio',
    '/_next/static',
    '/.well-known/x',
    '/robots.txt',
    '/a?b=c',
    '/a#b',
    '/a b',
    '/a\r\nset-cookie: x=1',
    'https://evil.example/a',
    'javascript:alert(1)',
    `/${'a'.repeat(200)}`,
  ])('may not be %j', path => {
    expect(problemOfPath(path)).toMatch(/Start with a slash/)
  })
})

describe('the destination of a redirect', () => {
  it.each(['albayan', 'ISRI', 'demo', 'al-bayan_2'])('may be %s', name => {
    expect(problemOfDestination(name)).toBeNull()
  })

  it.each([
    '',
    '/albayan',
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'a/b',
    '..',
    'a?b',
    'a\nb',
    'a@b',
    'a'.repeat(101),
  ])('may not be %j', name => {
    expect(problemOfDestination(name)).not.toBeNull()
  })

  it('is checked together with the path', () => {
    expect(problemOfRedirect({ path: '/albayan', destination: 'albayan' })).toBeNull()
    expect(problemOfRedirect({ path: '/albayan', destination: 'https://evil.example' })).not.toBeNull()
    expect(problemOfRedirect({ path: '/studio', destination: 'albayan' })).not.toBeNull()
  })
})

describe('several redirects', () => {
  it('may not have the same path', () => {
    const others = [{ path: '/ISRI', destination: 'ISRI' }]
    expect(findDuplicate('/isri/', others)).toBe('/ISRI')
    expect(findDuplicate('/isma', others)).toBeNull()
  })

  it('may lead to their own names and to one another', () => {
    expect(findLoop({ path: '/albayan', destination: 'albayan' }, [])).toBeNull()
    expect(findLoop({ path: '/a', destination: 'b' }, [{ path: '/b', destination: 'c' }])).toBeNull()
    expect(findLoop({ path: '/a', destination: 'b' }, [{ path: '/b', destination: 'b' }])).toBeNull()
  })

  it('may not form a loop', () => {
    const others = [
      { path: '/b', destination: 'C' },
      { path: '/c/', destination: 'a' },
    ]
    expect(findLoop({ path: '/a', destination: 'b' }, others)).toEqual(['/a', '/b', '/c/', '/a'])
  })

  it('are found by findLoops when findLoop finds each of them', () => {
    const rules = [
      ...[
        ['/a', 'b'],
        ['/b', 'c'],
        ['/c', 'a'],
        ['/x', 'a'],
        ['/own', 'own'],
        ['/y', 'own'],
        ['/d', 'e'],
        ['/e', 'd'],
        ['/end', 'out'],
      ],
    ].map(([path = '', destination = '']) => ({ path, destination }))
    const alone = rules.filter(rule => findLoop(rule, rules)).map(({ path }) => path)
    expect(alone).toEqual(['/a', '/b', '/c', '/d', '/e'])
    expect([...findLoops(new Map(rules.map(rule => [rule.path, rule])))]).toEqual(alone)
  })

  it('are not blamed for a loop that they only lead into', () => {
    const others = [
      { path: '/b', destination: 'c' },
      { path: '/c', destination: 'b' },
    ]
    expect(findLoop({ path: '/a', destination: 'b' }, others)).toBeNull()
  })

  it('are checked quickly when there are ten thousand', () => {
    const others = Array.from({ length: 10_000 }, (_, i) => ({ path: `/m${i}`, destination: `m${i + 1}` }))
    const start = performance.now()
    expect(findLoop({ path: '/m10000', destination: 'm0' }, others)).toHaveLength(10_002)
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
