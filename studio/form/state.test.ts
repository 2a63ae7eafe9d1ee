import { describe, expect, it } from 'vitest'
import { scheduledFor, stateOf } from './state'

const now = new Date('2026-11-23T12:00:00Z')
const tomorrow = '2026-11-24T12:00:00Z'
const yesterday = '2026-11-22T12:00:00Z'

function words(published: Record<string, unknown>, type = 'post'): string {
  return stateOf(type, published, now).words
}

describe('a post', () => {
  it('is scheduled until its date, and then on the site', () => {
    expect(words({ publishedAt: tomorrow })).toBe('Scheduled for Nov 24')
    expect(words({ publishedAt: yesterday })).toBe('On the site')
    expect(scheduledFor({ publishedAt: tomorrow }, now)).toEqual(new Date(tomorrow))
    expect(scheduledFor({ publishedAt: yesterday }, now)).toBeNull()
  })

  it.each([undefined, null, '', 'soon', '2026-11-01', '2026-11-01T12:00:00'])(
    'with the date %j is nowhere on the site',
    publishedAt => {
      expect(words({ publishedAt })).toBe('Not on the site')
    },
  )

  it('comes at its moment, whatever the offset in which it was written', () => {
    expect(words({ publishedAt: '2026-11-23T16:30:00+05:00' })).toBe('On the site')
    expect(words({ publishedAt: '2026-11-23T06:30:00-06:00' })).toBe('Scheduled for Nov 23')
  })

  it('is scheduled for a day of the organisation', () => {
    expect(words({ publishedAt: '2026-11-25T01:30:00Z' })).toBe('Scheduled for Nov 24')
  })
})

it('knows when the milestone shows', () => {
  const milestone = (published: object) => words({ ...published }, 'milestone')
  expect(milestone({ show: false, showUntil: '2026-12-01' })).toBe('Off')
  expect(milestone({ show: true })).toBe('Off')
  expect(milestone({ show: true, showFrom: '2026-11-30', showUntil: '2026-12-01' })).toMatch(
    /^Hidden until Nov (29|30)$/,
  )
  expect(milestone({ show: true, showUntil: '2026-12-01' })).toBe('On the site')
  expect(milestone({ show: true, showUntil: '2026-11-01' })).toBe('Over')
  expect(milestone({ show: true, season: 'eidAlAdha' })).toBe('Hidden until May 15, 2027')
})

it('knows when the season of a page or a post is', () => {
  const ramadan = { season: 'ramadan', seasonBegins: 'midnight' }
  expect(words(ramadan, 'page')).toBe('Hidden until Feb 8, 2027')
  expect(words({ publishedAt: yesterday, ...ramadan, seasonShift: 1 })).toBe('Hidden until Feb 9, 2027')
  expect(words({ publishedAt: tomorrow, ...ramadan })).toBe('Scheduled for Nov 24')
  expect(stateOf('page', ramadan, new Date('2027-02-20T12:00:00Z')).words).toBe('On the site')
  expect(words({ season: 'harvest' }, 'page')).toBe('Off')
  expect(words({}, 'page')).toBe('On the site')
})

it('knows a redirect that is off', () => {
  expect(words({ active: false }, 'redirect')).toBe('Off')
  expect(words({}, 'redirect')).toBe('On the site')
})
