import { expect, it } from 'vitest'
import { changesBetween, daysOfChange, nameChange, toChanges } from './changes'

const ZONE = 'America/Chicago'
const NOW = Date.parse('2026-11-22T18:00:00Z')

const answer = {
  banner: { show: true, showUntil: '2026-11-27', timeZone: ZONE },
  milestone: { show: true, showFrom: '2026-12-01', showFromTime: '09:30', showUntil: '2026-12-05', timeZone: ZONE },
  posts: [
    { title: 'Before the first night', publishedAt: '2026-11-30T15:00:00Z' },
    { title: null, publishedAt: '2026-12-24T15:00:00Z' },
    { title: 'Of no use', publishedAt: 'soon' },
  ],
}

const changes = toChanges(answer)
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

it('leaves out what is switched off, has no days, or is faulty', () => {
  expect(toChanges({ banner: null, milestone: null, posts: [] })).toEqual([])
  expect(toChanges({ ...answer, banner: { ...answer.banner, show: false }, milestone: null, posts: [] })).toEqual([])
  const endless = { ...answer.milestone, showUntil: null }
  expect(toChanges({ banner: { show: true }, milestone: endless, posts: null })).toEqual([])
  const mistyped = { ...answer.banner, showUntil: 'tomorrow' }
  expect(toChanges({ banner: mistyped, milestone: 'none', posts: [] })).toEqual([])
})
