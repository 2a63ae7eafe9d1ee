import { formatCalendarDay } from '@/lib/dates'
import { FORM_LABELS } from '@/lib/requests/labels'
import { type VisitsReport, WEEK_DAYS } from '@/lib/visits/visits'
import { type Titles, titleOfPage } from './page-titles'

/** Days of the chart. */
const CHART_DAYS = 14
const MAX_ROWS = 5

export type PageRow = { path: string; title: string; views: number; sent: number }
export type FormRow = { form: string; started: number; sent: number }
export type Day = VisitsReport['days'][number]

export type Summary = {
  views: number
  started: number
  sent: number
  /** The most viewed pages of the week. */
  pages: PageRow[]
  /** Forms that somebody has started or sent this week. */
  forms: FormRow[]
  days: Day[]
}

/** The last 7 days, and 14 in the chart. Null if nothing was ever counted. */
export function summarize({ since, pages, forms, days }: VisitsReport, titles: Titles): Summary | null {
  if (since === null) return null
  const week = days.slice(-WEEK_DAYS)
  const sum = (read: (day: Day) => number) => week.reduce((total, day) => total + read(day), 0)
  return {
    views: sum(({ views }) => views),
    started: sum(({ started }) => started),
    sent: sum(({ sent }) => sent),
    pages: pages
      .map(({ page, views, sent }) => ({
        ...{ path: page, title: titleOfPage(page, titles) },
        ...{ views: views.week, sent: sent.week },
      }))
      .filter(({ views, sent }) => views + sent > 0)
      .sort((a, b) => b.views - a.views)
      .slice(0, MAX_ROWS),
    forms: forms
      .map(({ form, started, sent }) => ({ form: FORM_LABELS[form], started: started.week, sent: sent.week }))
      .filter(({ started, sent }) => started + sent > 0),
    days: days.slice(-CHART_DAYS),
  }
}

/** "Nov 10" for "2026-11-10", whatever the zone of the browser. */
export function nameDay(day: string): string {
  return formatCalendarDay(day, 'shortDay')
}

/** Height of a bar as a part of the highest one; a day with any views stays visible. */
export function heightOf(views: number, days: Day[]): number {
  const most = Math.max(...days.map(day => day.views))
  return views === 0 ? 0 : Math.max(views / most, LEAST_HEIGHT)
}

const LEAST_HEIGHT = 0.08
