import { createSchema } from 'sanity'
import { describe, expect, it } from 'vitest'
import { inNewYork } from '@/lib/time/in-new-york.fixture'
import { schemaTypes } from '@/schemas'
import { describeNow, describePlanned, PLANNED, type Shown } from './describe-now'

const NOW = inNewYork(2026, 10, 22, 15, 0)
const NOTHING: Shown = { banner: null, milestone: null, next: null, newest: null, seasonal: [] }
const TEXT = 'Masjids have raised over $1M with Minara.'

function row(shown: Partial<Shown>, title: RegExp) {
  const found = describeNow({ ...NOTHING, ...shown }, NOW).find(each => title.test(each.title))
  if (!found) throw new Error(`Nothing describes ${title}`)
  return { title: found.title, lines: found.lines, look: found.look, pill: found.pill.words }
}

const UNTIL = { show: true, showUntil: '2026-12-01' }

it.each<[shown: Partial<Shown>, line: string, look: string, pill: string]>([
  [{ banner: announcement({ showUntil: '2026-11-27' }) }, 'Its last day is Friday, Nov 27.', 'on', 'On the site'],
  [{ banner: announcement({}) }, 'Shows now, with no last day.', 'on', 'On the site'],
  [{ banner: announcement({ showFrom: '2026-11-30' }) }, 'Starts in 8 days.', 'next', 'In 8 days'],
  [{ banner: announcement({ showUntil: '2026-11-20' }) }, 'Its last day was Nov 20.', 'off', 'Over'],
  [{ banner: announcement({ show: false }) }, 'Switched off. Visitors see none.', 'off', 'Off'],
  [{ banner: announcement({ text: ' ' }) }, 'Switched off. Visitors see none.', 'off', 'Off'],
  [{ milestone: UNTIL }, 'Shows until Dec 1.', 'on', 'On the site'],
  [{ milestone: { ...UNTIL, showFrom: '2026-11-23' } }, 'Starts on Nov 23.', 'next', 'Tomorrow'],
  [{ milestone: { show: true, showUntil: '2024-12-01' } }, 'Its last day was Dec 1, 2024.', 'off', 'Over'],
  [{ milestone: { ...UNTIL, show: false } }, 'Switched off.', 'off', 'Off'],
  [{ milestone: { show: true } }, 'Does not show: choose the last day.', 'off', 'Off'],
])('with %j: %s', (shown, line, look, pill) => {
  const found = row(shown, shown.banner ? /Announcement/ : /Milestone/)
  expect([found.lines.at(-1), found.look, found.pill]).toEqual([line, look, pill])
  if (shown.banner && look !== 'off') expect(found.lines[0]).toBe(`“${TEXT}”`)
})

describe('what follows a season', () => {
  const ramadan = { season: 'ramadan', seasonBegins: 'midnight' }
  const page = { _id: 'page-ramadan', _type: 'page', title: 'Ramadan', ...ramadan }

  it('says for the announcement and the milestone when they come and how long they stay', () => {
    const shown = { banner: { show: true, text: TEXT, ...ramadan }, milestone: { show: true, ...ramadan } }
    expect(row(shown, /Announcement/)).toMatchObject({ lines: [`“${TEXT}”`, 'Starts in 78 days.'], pill: 'In 78 days' })
    expect(row(shown, /Milestone/)).toMatchObject({ lines: ['Starts on Feb 8, 2027.'], look: 'next' })
    const during = inNewYork(2027, 1, 20, 12, 0)
    const lines = describeNow({ ...NOTHING, ...shown }, during).map(each => each.lines.at(-1))
    expect(lines).toEqual(['Its last day is Monday, Mar 8.', 'Shows until Mar 8.'])
  })

  it('is a row of its own for a page or a post', () => {
    expect(row({ seasonal: [page] }, /^Page: Ramadan/)).toEqual({
      title: 'Page: Ramadan',
      lines: ['Ramadan. Starts on Feb 8, 2027.'],
      look: 'next',
      pill: 'In 78 days',
    })
    const post = { ...page, _type: 'post', title: null, seasonBegins: null, seasonShift: -1 }
    expect(row({ seasonal: [post] }, /^Post/)).toMatchObject({
      title: 'Post: without a title',
      lines: ['Ramadan. Starts on Feb 6, 2027.'],
    })
    const unknown = 'Does not show: the site does not know the season.'
    expect(row({ seasonal: [{ ...page, season: 'harvest' }] }, /^Page/)).toMatchObject({
      lines: [unknown],
      pill: 'Off',
    })
  })
})

describe('the post', () => {
  const post = (title: string, date: Date) => ({ _id: title, title, publishedAt: date.toISOString() })

  it('is the next one, with its day and time', () => {
    const next = post('Before the first night', inNewYork(2026, 10, 30, 9, 0))
    expect(row({ next, newest: post('Old', inNewYork(2026, 10, 1)) }, /post/)).toEqual({
      title: 'Next post: Before the first night',
      lines: ['Comes by itself on Nov 30 at 9:00 AM EST.'],
      look: 'next',
      pill: 'In 8 days',
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
    expect(row({ next: due, newest: post('Old', inNewYork(2026, 10, 1)) }, /post/)).toMatchObject(on)
  })
})

const SCHEMA = createSchema({ name: 'site', types: schemaTypes })
const RELEASE = { name: 'rSpring', publishAt: inNewYork(2026, 10, 30, 9, 0).toISOString(), title: 'Spring', form: null }

it('describes the announcement and the milestone alone on a site without anything', () => {
  expect(describeNow(NOTHING, NOW).map(({ title, lines }) => [title, ...lines])).toEqual([
    ['Announcement', 'Switched off. Visitors see none.'],
    ['Milestone', 'Switched off.'],
  ])
})

it('says when a release comes, and leads to it', () => {
  expect(describePlanned(RELEASE, SCHEMA, NOW)).toEqual({
    title: 'Release: Spring',
    link: { intent: 'release', params: { id: 'rSpring' } },
    lines: ['Everything in it comes by itself on Nov 30 at 9:00 AM EST.'],
    look: 'next',
    pill: { look: 'soon', words: 'In 8 days' },
  })
  expect(describePlanned({ ...RELEASE, title: ' ' }, SCHEMA, NOW).title).toBe('Release: without a name')
  expect(PLANNED.parse([RELEASE])).toEqual([RELEASE])
})

it('names the form of a scheduled draft, and leads to it', () => {
  const form = { _id: 'versions.rSpring.testimonial-a.b', _type: 'testimonial', name: 'Amina Khan' }
  expect(describePlanned({ ...RELEASE, title: 'Scheduled draft', form }, SCHEMA, NOW)).toMatchObject({
    title: 'Scheduled: Amina Khan',
    link: { intent: 'edit', params: { id: 'testimonial-a.b', type: 'testimonial' } },
    lines: ['Its changes come by themselves on Nov 30 at 9:00 AM EST.'],
  })
})

function announcement(window: object) {
  return { show: true, text: TEXT, timeZone: 'America/New_York', ...window }
}
