import { expect, it } from 'vitest'
import { scheduledFor, statesOf } from './state'

const now = new Date('2026-11-23T12:00:00Z')
const tomorrow = '2026-11-24T12:00:00Z'
const yesterday = '2026-11-22T12:00:00Z'

type Described = Parameters<typeof statesOf>[0]
const words = (described: Partial<Described>) =>
  statesOf({ type: 'post', published: { publishedAt: yesterday }, hasDraft: false, ...described }, now).map(
    state => state.words,
  )

const ramadan = { season: 'ramadan', seasonBegins: 'midnight' }
const milestone = (published: object) => ({ type: 'milestone', published: { ...published } })

it.each<[what: string, described: Partial<Described>, words: string[]]>([
  ['a post that was never published', { published: null, hasDraft: true }, ['Draft']],
  ['a post that nobody has written', { published: null }, []],
  ['a post before its date', { published: { publishedAt: tomorrow } }, ['Scheduled for Nov 24']],
  ['a post after its date', {}, ['On the site']],
  ['a post that somebody has changed since', { hasDraft: true }, ['On the site', 'Changed since']],
  ['a post at its moment', { published: { publishedAt: '2026-11-23T16:30:00+05:00' } }, ['On the site']],
  ['a post before its moment', { published: { publishedAt: '2026-11-23T06:30:00-06:00' } }, ['Scheduled for Nov 23']],
  [
    'a post on a day of the organisation',
    { published: { publishedAt: '2026-11-25T01:30:00Z' } },
    ['Scheduled for Nov 24'],
  ],
  ...[undefined, null, '', 'soon', '2026-11-01', '2026-11-01T12:00:00'].map(
    (publishedAt): [string, Partial<Described>, string[]] => [
      `a post with the date ${publishedAt}`,
      { published: { publishedAt } },
      ['Not on the site'],
    ],
  ),
  ['a milestone that is off', milestone({ show: false, showUntil: '2026-12-01' }), ['Off']],
  ['a milestone without a last day', milestone({ show: true }), ['Off']],
  [
    'a milestone to come',
    milestone({ show: true, showFrom: '2026-11-30', showFromTime: '12:00', showUntil: '2026-12-01' }),
    ['Hidden until Nov 30'],
  ],
  ['a milestone that shows', milestone({ show: true, showUntil: '2026-12-01' }), ['On the site']],
  ['a milestone that is over', milestone({ show: true, showUntil: '2026-11-01' }), ['Over']],
  ['a milestone of a season', milestone({ show: true, season: 'eidAlAdha' }), ['Hidden until May 15, 2027']],
  ['a page before its season', { type: 'page', published: ramadan }, ['Hidden until Feb 8, 2027']],
  ['a page of an unknown season', { type: 'page', published: { season: 'harvest' } }, ['Off']],
  ['a page', { type: 'page', published: {} }, ['On the site']],
  [
    'a post before its season',
    { published: { publishedAt: yesterday, ...ramadan, seasonShift: 1 } },
    ['Hidden until Feb 9, 2027'],
  ],
  ['a post before date and season', { published: { publishedAt: tomorrow, ...ramadan } }, ['Scheduled for Nov 24']],
  ['a redirect that is off', { type: 'redirect', published: { active: false } }, ['Off']],
  ['a redirect', { type: 'redirect', published: {} }, ['On the site']],
  ['a testimonial that no list shows', { type: 'testimonial', published: {}, isPlaced: false }, ['Not on the site']],
])('the state of %s', (_, described, expected) => {
  expect(words(described)).toEqual(expected)
})

it('is that of the season while it lasts, and names the moment for which a post is scheduled', () => {
  const during = new Date('2027-02-20T12:00:00Z')
  expect(statesOf({ type: 'page', published: ramadan, hasDraft: false }, during)).toMatchObject([
    { words: 'On the site' },
  ])
  expect(scheduledFor({ publishedAt: tomorrow }, now)).toEqual(new Date(tomorrow))
  expect(scheduledFor({ publishedAt: yesterday }, now)).toBeNull()
})
