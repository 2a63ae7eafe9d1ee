import { describe, expect, it } from 'vitest'
import { addressOf, problemOfAddress, proposeAddress } from './page-address.ts'
import { PAGE_LIST } from './pages.ts'

describe('problemOfAddress', () => {
  it.each(['ramadan', 'campaigns/ramadan', 'campaigns/2027/ramadan', 'albayan/story', 'a'.repeat(96)])(
    'accepts %s',
    address => {
      expect(problemOfAddress(address)).toBeNull()
    },
  )

  it.each([
    '',
    '/',
    '/ramadan',
    'ramadan/',
    'Ramadan',
    'ra--ma',
    '-ramadan',
    'ramadan.html',
    'a/b/c/d',
    'ramaḍān',
    'a b',
  ])('refuses %j, and says what an address looks like', address => {
    expect(problemOfAddress(address)).toMatch(/^Use lower-case letters/)
  })

  it('refuses addresses longer than 96 characters', () => {
    expect(problemOfAddress('a'.repeat(97))).toContain('96 characters')
  })

  it.each([
    'studio',
    'studio/pages',
    'api/x',
    'page',
    'page/ramadan',
    'live-page',
    'missing',
    'unavailable',
    'markdown/x',
    'post/x',
    'blog',
    'blog/new',
    'og/page',
    'info',
  ])('refuses %s, which the site itself answers', address => {
    expect(problemOfAddress(address)).toMatch(/belong to the site itself/)
  })

  it('refuses the address of every page of the site', () => {
    for (const path of PAGE_LIST.flatMap(({ path, also }) => [path, ...also]).slice(1))
      expect(problemOfAddress(path.slice(1)), path).toMatch(/belong to the site itself/)
  })

  it.each(['grassroots', 'isma', 'albayan', 'maskarima', 'malv', 'isri', 'albayan/terminal1', 'albayan/terminal2'])(
    'refuses %s, which masjids have printed',
    address => {
      expect(problemOfAddress(address)).toMatch(/donation page of a masjid/)
    },
  )
})

describe('addressOf', () => {
  it.each([
    ['/ramadan', 'ramadan'],
    ['/Ramadan/', 'ramadan'],
    ['/campaigns/ramadan', 'campaigns/ramadan'],
    ['/', null],
    ['/ISRI', null],
    ['/studio/pages', null],
    ['/page/ramadan', null],
    ['/ramadan.html', null],
    ['/ramadan//x', null],
    ['/%72amadan', null],
  ])('reads %s as %j', (path, address) => {
    expect(addressOf(path)).toBe(address)
  })
})

it.each([
  ['Ramadan readiness', 'ramadan-readiness'],
  ['From one quiet box, to every Friday!', 'from-one-quiet-box-to-every-friday'],
  ['/Campaigns/Ramaḍān 2027/', 'campaigns/ramadan-2027'],
  ['Sha’ban', 'shaban'],
  ['x'.repeat(200), 'x'.repeat(96)],
])('proposes an address for %j', (text, address) => {
  expect(proposeAddress(text)).toBe(address)
})
