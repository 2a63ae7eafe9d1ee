import { expect, it } from 'vitest'
import { scheduledFor, stateOf } from './state'

const NOW = new Date('2026-11-23T12:00:00Z')
const TOMORROW = '2026-11-24T12:00:00Z'
const YESTERDAY = '2026-11-22T12:00:00Z'
const RAMADAN = { season: 'ramadan', seasonBegins: 'midnight' }

it.each<[type: string, published: Record<string, unknown>, words: string]>([
  ['post', { publishedAt: TOMORROW }, 'Scheduled for Nov 24'],
  ['post', { publishedAt: YESTERDAY }, 'On the site'],
  ['post', { publishedAt: null }, 'Not on the site'],
  ['post', { publishedAt: 'soon' }, 'Not on the site'],
  // At its moment, whatever the offset in which it was written, and on a day of the organisation.
  ['post', { publishedAt: '2026-11-23T16:30:00+05:00' }, 'On the site'],
  ['post', { publishedAt: '2026-11-23T06:30:00-06:00' }, 'Scheduled for Nov 23'],
  ['post', { publishedAt: '2026-11-25T01:30:00Z' }, 'Scheduled for Nov 24'],
  ['post', { publishedAt: YESTERDAY, ...RAMADAN, seasonShift: 1 }, 'Hidden until Feb 9, 2027'],
  ['post', { publishedAt: TOMORROW, ...RAMADAN }, 'Scheduled for Nov 24'],
  ['milestone', { show: false, showUntil: '2026-12-01' }, 'Off'],
  ['milestone', { show: true }, 'Off'],
  ['milestone', { show: true, showFrom: '2026-11-30', showUntil: '2026-12-01' }, 'Hidden until Nov 30'],
  ['milestone', { show: true, showUntil: '2026-12-01' }, 'On the site'],
  ['milestone', { show: true, showUntil: '2026-11-01' }, 'Over'],
  ['milestone', { show: true, season: 'eidAlAdha' }, 'Hidden until May 15, 2027'],
  ['page', RAMADAN, 'Hidden until Feb 8, 2027'],
  ['page', { season: 'harvest' }, 'Off'],
  ['page', {}, 'On the site'],
  ['redirect', { active: false }, 'Off'],
  ['redirect', {}, 'On the site'],
])('a %s with %j is said to be: %s', (type, published, words) => {
  expect(stateOf(type, published, NOW).words).toBe(words)
})

it('a post is scheduled until its date, and a page is on the site in its season', () => {
  expect(scheduledFor({ publishedAt: TOMORROW }, NOW)).toEqual(new Date(TOMORROW))
  expect(scheduledFor({ publishedAt: YESTERDAY }, NOW)).toBeNull()
  expect(stateOf('page', RAMADAN, new Date('2027-02-20T12:00:00Z')).words).toBe('On the site')
})
