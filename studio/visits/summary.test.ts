import { expect, it } from 'vitest'
import { heightOf, nameDay, summarize } from './summary'
import { visitsReport } from './visits.fixture'

const sums = (week: number, month = week) => ({ week, month })
const page = (path: string, week: number, month = week, sent = 0) => ({
  ...{ page: path, views: sums(week, month) },
  sent: sums(sent),
})

it('has nothing to say before the first visit', () => {
  expect(summarize(visitsReport({ since: null }), new Map())).toBeNull()
})

it('sums the last seven days, and shows fourteen', () => {
  const summary = summarize(visitsReport(), new Map())
  expect(summary).toMatchObject({ views: 21 + 22 + 23 + 24 + 25 + 26 + 27, started: 7, sent: 0 })
  expect(summary?.days.map(({ day }) => day)).toHaveLength(14)
  expect(summary?.days.at(-1)?.day).toBe('2026-11-23')
})

it('names the five pages that were viewed most this week, with the forms that were sent from each', () => {
  const pages = [page('/', 3, 900), page('/blog', 12, 12, 2), page('/post/a', 1), page('/terms', 0, 40)]
  const more = ['/register', '/privacy', '/success'].map(path => page(path, 2))
  const summary = summarize(visitsReport({ pages: [...pages, ...more] }), new Map([['/post/a', 'A post']]))
  expect(summary?.pages.map(({ title, views, sent }) => [title, views, sent])).toEqual([
    ['Blog', 12, 2],
    ['Landing page', 3, 0],
    ['Registration', 2, 0],
    ['Privacy', 2, 0],
    ['Success', 2, 0],
  ])
})

it('shows the forms that somebody has begun or sent this week', () => {
  const forms = [
    { form: 'demo' as const, started: sums(9, 20), sent: sums(2, 5) },
    { form: 'trial' as const, started: sums(0, 8), sent: sums(0, 3) },
    { form: 'registration' as const, started: sums(0), sent: sums(1) },
  ]
  expect(summarize(visitsReport({ forms }), new Map())?.forms).toEqual([
    { form: 'Demo', started: 9, sent: 2 },
    { form: 'Registration', started: 0, sent: 1 },
  ])
})

it('draws a day with few views visibly, and one without any not at all', () => {
  const days = [0, 1, 1_000].map(views => ({ day: '2026-11-23', views, started: 0, sent: 0 }))
  expect(days.map(({ views }) => heightOf(views, days))).toEqual([0, 0.08, 1])
})

it('names days as the site counts them', () => {
  expect(nameDay('2026-11-10')).toBe('Nov 10')
})
