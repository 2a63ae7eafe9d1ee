import { expect, it } from 'vitest'
import { changesBetween, daysOfChange, nameChange, toChanges } from './changes'

const ZONE = 'America/Chicago'
const NOW = Date.parse('2026-11-22T18:00:00Z')

const answer = {
  banner: { show: true, showUntil: '2026-11-27', timeZone: ZONE },
  milestone: { show: true, showFrom: '2026-12-01', showFromTime: '09:30', showUntil: '2026-12-05', timeZone: ZONE },
  posts: [
    { _id: 'a', title: 'Before the first night', publishedAt: '2026-11-30T15:00:00Z' },
    { _id: 'b', title: null, publishedAt: '2026-12-24T15:00:00Z' },
    { _id: 'c', title: 'Of no use', publishedAt: 'soon' },
  ],
}

const changes = toChanges(answer, NOW)
const words = (list: typeof changes) => list.map(change => nameChange(change, ZONE))

it('names what starts and ends, the earliest first', () => {
  expect(words(changes)).toEqual([
    'Nov 27: the announcement ends',
    'Nov 30: “Before the first night” comes',
    'Dec 1: the milestone starts',
    'Dec 5: the milestone ends',
    'Dec 24: a post without a title comes',
  ])
})

it('finds what changes by a date', () => {
  expect(words(changesBetween(changes, NOW, Date.parse('2026-11-30T15:00:00Z')))).toEqual([
    'Nov 27: the announcement ends',
    'Nov 30: “Before the first night” comes',
  ])
  expect(changesBetween(changes, NOW, NOW)).toEqual([])
})

it('marks the days of the calendar in a zone', () => {
  expect([...daysOfChange(changes, ZONE)]).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
    '2026-12-05',
    '2026-12-24',
  ])
  expect(daysOfChange([{ moment: Date.parse('2026-11-30T03:00:00Z'), words: 'x' }], ZONE)).toEqual(
    new Set(['2026-11-29']),
  )
})

it('names the seasons of the next three years', () => {
  const eid = { season: 'eidAlFitr', timeZone: ZONE }
  const seasonal = [
    { _id: 'p', _type: 'page', title: 'Zakat al-Fitr', ...eid, seasonBegins: 'midnight', seasonShift: 1 },
  ]
  const all = toChanges({ banner: { show: true, ...eid }, milestone: { show: true }, seasonal, posts: [] }, NOW)
  expect(all).toHaveLength(12)
  expect(words(all.slice(0, 4))).toEqual([
    'Mar 8: the announcement starts',
    'Mar 10: the page “Zakat al-Fitr” starts',
    'Mar 11: the announcement ends',
    'Mar 12: the page “Zakat al-Fitr” ends',
  ])
  expect(toChanges({ milestone: { show: true, ...eid }, banner: { show: false, ...eid } }, NOW)).toHaveLength(6)
})

it('leaves out what is switched off, has no days, or is faulty', () => {
  expect(toChanges({ banner: null, milestone: null, posts: [] }, NOW)).toEqual([])
  expect(toChanges({ ...answer, banner: { ...answer.banner, show: false }, milestone: null, posts: [] }, NOW)).toEqual(
    [],
  )
  const endless = { ...answer.milestone, showUntil: null }
  expect(toChanges({ banner: { show: true }, milestone: endless, posts: null }, NOW)).toEqual([])
  const mistyped = { ...answer.banner, showUntil: 'tomorrow' }
  expect(toChanges({ banner: mistyped, milestone: 'none', posts: [] }, NOW)).toEqual([])
})
