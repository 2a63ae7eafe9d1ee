import { createSchema } from 'sanity'
import { describe, expect, it } from 'vitest'
import { inNewYork } from '@/lib/time/in-new-york.fixture'
import { schemaTypes } from '@/schemas'
import { describeNow, describePlanned, type Shown } from './describe-now'

const NOW = inNewYork(2026, 10, 22, 15, 0)
const NOTHING: Shown = { banner: null, milestone: null, posts: [], newest: null, seasonal: [] }
const TEXT = 'Masjids have raised over $1M with Minara.'

function row(shown: Partial<Shown>, title: RegExp) {
  const found = describeNow({ ...NOTHING, ...shown }, NOW).find(each => title.test(each.title))
  if (!found) throw new Error(`Nothing describes ${title}`)
  return { title: found.title, lines: found.lines, kind: found.state.kind, pill: found.state.words }
}

describe('the announcement', () => {
  it.each([
    [{ showUntil: '2026-11-27' }, 'Shows now. Ends in 5 days.', 'live', 'On the site'],
    [{ showFrom: '2026-11-30' }, 'Starts in 8 days.', 'coming', 'Hidden until Nov 30'],
    [{ showUntil: '2026-11-20' }, 'Off the page since Saturday, Nov 21.', 'over', 'Over'],
  ])('with %j: %s', (window, line, kind, pill) => {
    const banner = { show: true, text: TEXT, timeZone: 'America/New_York', ...window }
    expect(row({ banner }, /Announcement/)).toMatchObject({ lines: [`“${TEXT}”`, line], kind, pill })
  })

  it.each([null, { show: false, text: TEXT }, { show: true, text: ' ' }])('says that %j shows none', banner => {
    const off = { lines: ['Switched off.'], kind: 'off', pill: 'Off' }
    expect(row({ banner }, /Announcement/)).toMatchObject(off)
  })
})

it.each([
  [{ show: true, showUntil: '2026-12-01' }, 'Shows now. Ends in 9 days.', 'On the site'],
  [{ show: false, showUntil: '2026-12-01' }, 'Switched off.', 'Off'],
  [null, 'Switched off.', 'Off'],
])('the milestone with %j: %s', (milestone, line, pill) => {
  expect(row({ milestone }, /Milestone/)).toMatchObject({ lines: [line], pill })
})

it.each([
  [
    { _type: 'page', title: 'Ramadan', season: 'ramadan' },
    { title: 'Page: Ramadan', lines: ['Ramadan', 'Starts in 78 days.'], pill: 'Hidden until Feb 8, 2027' },
  ],
  [
    { _type: 'post', title: null, season: 'harvest' },
    { title: 'Post: without a title', lines: ['Does not show: the site does not know the season.'], pill: 'Off' },
  ],
])('%j, which follows a season, is a row of its own', (held, described) => {
  const seasonal = [{ _id: 'one', seasonBegins: 'midnight', ...held }]
  expect(row({ seasonal }, /: /)).toMatchObject(described)
})

const post = (title: string, date: Date) => ({ _id: title, title, publishedAt: date.toISOString() })
const NEXT = post('Before the first night', inNewYork(2026, 10, 30, 9, 0))
const DUE = post('Thirty nights', inNewYork(2026, 10, 17))
const OLD = post('Old', inNewYork(2026, 10, 1))
const IS_DUE = {
  ...{ title: 'Newest post: Thirty nights', pill: 'On the site' },
  lines: ['On the site since Nov 17. No post is scheduled.'],
}

it.each<[which: string, shown: Partial<Shown>, described: object]>([
  [
    'the next one, with its day and time',
    { posts: [NEXT], newest: OLD },
    {
      ...{ title: 'Next post: Before the first night', kind: 'coming', pill: 'Scheduled for Nov 30' },
      lines: ['Comes by itself on Nov 30 at 9:00 AM EST.'],
    },
  ],
  ['the newest one if none is scheduled', { newest: DUE }, IS_DUE],
  ['the next one once its time has come', { posts: [DUE], newest: OLD }, IS_DUE],
])('the post is %s', (_, shown, described) => {
  expect(row(shown, /post/)).toMatchObject(described)
})

it('leaves out the post of a site without posts', () => {
  expect(describeNow(NOTHING, NOW).map(({ title }) => title)).toEqual(['Announcement', 'Milestone'])
})

const SCHEMA = createSchema({ name: 'site', types: schemaTypes })
const RELEASE = { name: 'rSpring', publishAt: inNewYork(2026, 10, 30, 9, 0).toISOString(), title: 'Spring', form: null }

it('says when a release comes, and leads to it', () => {
  expect(describePlanned(RELEASE, SCHEMA, NOW)).toEqual({
    title: 'Release: Spring',
    link: { intent: 'release', params: { id: 'rSpring' } },
    lines: ['Everything in it comes by itself on Nov 30 at 9:00 AM EST.'],
    state: { kind: 'coming', words: 'Scheduled for Nov 30' },
  })
  expect(describePlanned({ ...RELEASE, title: ' ' }, SCHEMA, NOW).title).toBe('Release: without a name')
})

it('names the form of a scheduled draft, and leads to it', () => {
  const form = { _id: 'versions.rSpring.testimonial-a.b', _type: 'testimonial', name: 'Amina Khan' }
  expect(describePlanned({ ...RELEASE, title: 'Scheduled draft', form }, SCHEMA, NOW)).toMatchObject({
    title: 'Scheduled: Amina Khan',
    link: { intent: 'edit', params: { id: 'testimonial-a.b', type: 'testimonial' } },
    lines: ['Its changes come by themselves on Nov 30 at 9:00 AM EST.'],
  })
})
