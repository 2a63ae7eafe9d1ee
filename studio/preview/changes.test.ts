import { expect, it } from 'vitest'
import { nameChange, SHOWN, toChanges } from './changes'

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

const changesIn = (found: unknown, now: number) => toChanges(SHOWN.parse(found), now)
const changes = changesIn(answer, NOW)
const words = (list: typeof changes) => list.map(change => nameChange(change, NOW, ZONE))

it('names what starts and ends, the earliest first', () => {
  expect(words(changes)).toEqual([
    'Nov 27: the announcement ends',
    'Nov 30: “Before the first night” comes',
    'Dec 1: the milestone starts',
    'Dec 5: the milestone ends',
    'Dec 24: a post without a title comes',
  ])
})

it('leaves out what is over, and names the day that an end at midnight ends', () => {
  expect(words(changesIn(answer, Date.parse('2026-12-01T12:00:00Z')))).toEqual([
    'Dec 1: the milestone starts',
    'Dec 5: the milestone ends',
    'Dec 24: a post without a title comes',
  ])
})

it('names the seasons of the next three years', () => {
  const eid = { season: 'eidAlFitr', timeZone: ZONE }
  const seasonal = [
    { _id: 'p', _type: 'page', title: 'Zakat al-Fitr', ...eid, seasonBegins: 'midnight', seasonShift: 1 },
  ]
  const all = changesIn({ banner: { show: true, ...eid }, milestone: { show: true }, seasonal, posts: [] }, NOW)
  expect(all).toHaveLength(12)
  expect(words(all.slice(0, 4))).toEqual([
    'Mar 8, 2027: the announcement starts',
    'Mar 10, 2027: the page “Zakat al-Fitr” starts',
    'Mar 11, 2027: the announcement ends',
    'Mar 12, 2027: the page “Zakat al-Fitr” ends',
  ])
  expect(changesIn({ milestone: { show: true, ...eid }, banner: { show: false, ...eid } }, NOW)).toHaveLength(6)
})

it.each([
  { banner: null, milestone: null, posts: [] },
  { banner: { ...answer.banner, show: false }, milestone: null, posts: [] },
  { banner: { show: true }, milestone: { ...answer.milestone, showUntil: null }, posts: null },
  { banner: { ...answer.banner, showUntil: 'tomorrow' }, milestone: 'none', posts: [] },
])('leaves out what is switched off, has no days, or is faulty: %j', stored => {
  expect(changesIn(stored, NOW)).toEqual([])
})
