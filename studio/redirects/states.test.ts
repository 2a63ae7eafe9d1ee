import { expect, it } from 'vitest'
import type { LinkTargets } from '@/schemas/rules/link-targets'
import { type StoredRedirect, statesOf } from './states'

const targets: LinkTargets = {
  posts: new Set(['there']),
  pagesOfCategories: new Map(),
  pagesOfAuthors: new Map(),
  seasons: new Map(),
  blogPages: 1,
  redirects: new Set(['/albayan']),
  pages: new Set(['/ramadan']),
  anchors: new Set(['impact']),
}

function stored(path: string, destination: string, rest: Partial<StoredRedirect> = {}): StoredRedirect {
  const fields = { id: path, createdAt: '2026-01-01T00:00:00Z', path, destination }
  return { ...fields, confirmedHost: null, movedId: null, active: true, ...rest }
}

function brokenOf(...redirects: StoredRedirect[]) {
  return statesOf(redirects, targets, new Map([['post-a', '/post/there']])).map(({ broken }) => broken)
}

it.each(['albayan', '/blog', '/#impact', '/post/there', '/albayan', '/ramadan'])(
  'a redirect to %s works',
  destination => {
    expect(brokenOf(stored('/a', destination))).toEqual([null])
  },
)

it.each([
  ['/post/gone', /no published post has that address/],
  ['/#nowhere', /no section of that name/],
  ['/nowhere', /no such page/],
  ['https://example.org', /The site ignores it. This leads away from this site, to example.org/],
])('a redirect to %s is broken, and says why', (destination, sentence) => {
  expect(brokenOf(stored('/a', destination))).toEqual([expect.stringMatching(sentence)])
})

it('a loop, a long chain and a second redirect with the same path are ignored by the site', () => {
  expect(brokenOf(stored('/a', '/b'), stored('/b', '/a'), stored('/C', 'c'), stored('/c', 'd'))).toEqual([
    expect.stringMatching(/circle/),
    expect.stringMatching(/circle/),
    null,
    expect.stringMatching(/Another redirect has this path/),
  ])
})

it('a redirect that is switched off is not broken', () => {
  expect(brokenOf(stored('/a', '/nowhere', { active: false }))).toEqual([null])
})

it('one that the site made follows its document, and is broken without it', () => {
  const made = (movedId: string) => stored('/post/old', '', { movedId })
  const shown = new Map([['post-a', '/post/there']])
  expect(statesOf([made('post-a'), made('post-b')], targets, shown)).toMatchObject([
    { to: '/post/there', broken: null },
    { to: null, broken: expect.stringMatching(/not on the site/) },
  ])
})
