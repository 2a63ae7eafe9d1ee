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
    [{}, 'Shows now.', 'live', 'On the site'],
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
  [{ show: true }, 'Does not show: choose the last day.', 'Off'],
  [null, 'Switched off.', 'Off'],
])('the milestone with %j: %s', (milestone, line, pill) => {
  expect(row({ milestone }, /Milestone/)).toMatchObject({ lines: [line], pill })
})

describe('what follows a season', () => {
  const page = { _id: 'page-ramadan', _type: 'page', title: 'Ramadan', season: 'ramadan', seasonBegins: 'midnight' }

  it('is a row of its own for a page or a post', () => {
    expect(row({ seasonal: [page] }, /^Page: Ramadan/)).toEqual({
      title: 'Page: Ramadan',
      lines: ['Ramadan', 'Starts in 78 days.'],
      kind: 'coming',
      pill: 'Hidden until Feb 8, 2027',
    })
    const post = { ...page, _type: 'post', title: null, season: 'harvest' }
    const unknown = 'Does not show: the site does not know the season.'
    expect(row({ seasonal: [post] }, /^Post: without a title/)).toMatchObject({ lines: [unknown], pill: 'Off' })
  })
})

describe('the post', () => {
  const post = (title: string, date: Date) => ({ _id: title, title, publishedAt: date.toISOString() })

  it('is the next one, with its day and time', () => {
    const next = post('Before the first night', inNewYork(2026, 10, 30, 9, 0))
    expect(row({ posts: [next], newest: post('Old', inNewYork(2026, 10, 1)) }, /post/)).toEqual({
      title: 'Next post: Before the first night',
      lines: ['Comes by itself on Nov 30 at 9:00 AM EST.'],
      kind: 'coming',
      pill: 'Scheduled for Nov 30',
    })
  })

  it('is the newest one if none is scheduled, or once the time of the next has come', () => {
    const due = post('Thirty nights', inNewYork(2026, 10, 17))
    const on = {
      title: 'Newest post: Thirty nights',
      lines: ['On the site since Nov 17. No post is scheduled.'],
      pill: 'On the site',
    }
    expect(row({ newest: due }, /post/)).toMatchObject(on)
    expect(row({ posts: [due], newest: post('Old', inNewYork(2026, 10, 1)) }, /post/)).toMatchObject(on)
  })

  it('is left out on a site without posts', () => {
    expect(describeNow(NOTHING, NOW).map(({ title }) => title)).toEqual(['Announcement', 'Milestone'])
  })
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
