import { describe, expect, it } from 'vitest'
import { scheduledFor, statesOf } from './state'

const now = new Date('2026-11-23T12:00:00Z')
const tomorrow = '2026-11-24T12:00:00Z'
const yesterday = '2026-11-22T12:00:00Z'

type Described = Parameters<typeof statesOf>[0]
const words = (described: Partial<Described>) =>
  statesOf({ type: 'post', published: { publishedAt: yesterday }, hasDraft: false, ...described }, now).map(
    state => state.words,
  )

describe('a post', () => {
  it('is a draft until it is published', () => {
    expect(words({ published: null, hasDraft: true })).toEqual(['Draft'])
    expect(words({ published: null })).toEqual([])
  })

  it('is scheduled until its date, and then on the site', () => {
    expect(words({ published: { publishedAt: tomorrow } })).toEqual(['Scheduled for Nov 24'])
    expect(words({})).toEqual(['On the site'])
    expect(scheduledFor({ publishedAt: tomorrow }, now)).toEqual(new Date(tomorrow))
    expect(scheduledFor({ publishedAt: yesterday }, now)).toBeNull()
  })

  it.each([undefined, null, '', 'soon', '2026-11-01', '2026-11-01T12:00:00'])(
    'with the date %j is nowhere on the site',
    publishedAt => {
      expect(words({ published: { publishedAt } })).toEqual(['Not on the site'])
    },
  )

  it('comes at its moment, whatever the offset in which it was written', () => {
    expect(words({ published: { publishedAt: '2026-11-23T16:30:00+05:00' } })).toEqual(['On the site'])
    expect(words({ published: { publishedAt: '2026-11-23T06:30:00-06:00' } })).toEqual(['Scheduled for Nov 23'])
  })

  it('is scheduled for a day of the organisation', () => {
    expect(words({ published: { publishedAt: '2026-11-25T01:30:00Z' } })).toEqual(['Scheduled for Nov 24'])
  })

  it('says that somebody has changed it since', () => {
    expect(words({ hasDraft: true })).toEqual(['On the site', 'Changed since'])
  })
})

it('knows when the milestone shows', () => {
  const milestone = (published: object) => words({ type: 'milestone', published: { ...published } })
  expect(milestone({ show: false, showUntil: '2026-12-01' })).toEqual(['Off'])
  expect(milestone({ show: true })).toEqual(['Off'])
  expect(milestone({ show: true, showFrom: '2026-11-30', showUntil: '2026-12-01' })[0]).toMatch(
    /^Hidden until Nov (29|30)$/,
  )
  expect(milestone({ show: true, showUntil: '2026-12-01' })).toEqual(['On the site'])
  expect(milestone({ show: true, showUntil: '2026-11-01' })).toEqual(['Over'])
})

it('knows when the season of a page or a post is', () => {
  const ramadan = { season: 'ramadan', seasonBegins: 'midnight' }
  expect(words({ type: 'page', published: ramadan })).toEqual(['Hidden until Feb 8, 2027'])
  expect(words({ published: { publishedAt: yesterday, ...ramadan, seasonShift: 1 } })).toEqual([
    'Hidden until Feb 9, 2027',
  ])
  expect(words({ published: { publishedAt: tomorrow, ...ramadan } })).toEqual(['Scheduled for Nov 24'])
  const during = new Date('2027-02-20T12:00:00Z')
  expect(statesOf({ type: 'page', published: ramadan, hasDraft: false }, during)).toMatchObject([
    { words: 'On the site' },
  ])
  expect(words({ type: 'page', published: { season: 'harvest' } })).toEqual(['Off'])
  expect(words({ type: 'page', published: {} })).toEqual(['On the site'])
  expect(words({ type: 'milestone', published: { show: true, season: 'eidAlAdha' } })).toEqual([
    'Hidden until May 15, 2027',
  ])
})

it('knows a redirect that is off, and a testimonial that no list shows', () => {
  expect(words({ type: 'redirect', published: { active: false } })).toEqual(['Off'])
  expect(words({ type: 'redirect', published: {} })).toEqual(['On the site'])
  expect(words({ type: 'testimonial', published: {}, isPlaced: false })).toEqual(['Not on the site'])
})
