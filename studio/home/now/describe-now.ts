import type { Schema } from 'sanity'
import { dateWords, weekdayAndDateWords, whenWords } from '@/lib/time/dates'
import { hasCome } from '@/lib/time/instants'
import { isSeason, SEASONS } from '@/lib/time/seasons'
import { edgesOf, readWindow } from '@/lib/time/show-window'
import { staffZone } from '@/lib/time/staff-zone'
import { describeWindow, type WindowState } from '@/lib/time/window-words'
import { clockAt, daysUntil, momentOf } from '@/lib/time/zoned-time'
import { z } from '@/studio/zod'
import { nameOf } from '../document-name'

const POST = z.object({ _id: z.string(), title: z.string().nullable(), publishedAt: z.string() }).nullable()

/** Published content that comes and goes by itself. */
export const SHOWN = z.object({
  banner: z.looseObject({ show: z.boolean().nullish(), text: z.string().nullish() }).nullable(),
  milestone: z.looseObject({ show: z.boolean().nullish() }).nullable(),
  next: POST,
  newest: POST,
  /** Pages and posts that follow a season. */
  seasonal: z.array(z.looseObject({ _id: z.string(), _type: z.string(), title: z.string().nullable() })),
})

export type Shown = z.infer<typeof SHOWN>

/** `look` tells whether the row's mark is lit, not lit, or lit soon. */
export type ShownRow = {
  title: string
  /** Leads to the field that decides whether it shows, or to the release. */
  link:
    | { intent: 'edit'; params: { id: string; type: string; path?: string } }
    | { intent: 'release'; params: { id: string } }
  lines: string[]
  look: 'on' | 'off' | 'next'
  pill: { look: 'good' | 'soon' | 'hidden'; words: string }
}

const MAX_PLANNED = 5

/** Scheduled releases. Of a scheduled draft, which is a release of one document, that document, too. */
export const PLANNED_QUERY = `*[_type == "system.release" && state == "scheduled"] | order(dateTime(publishAt) asc)[0...${MAX_PLANNED}]{
  name, publishAt, "title": metadata.title,
  "form": select(metadata.cardinality == "one" => *[string::startsWith(_id, "versions." + ^.name + ".")][0])
}`

export const PLANNED = z.array(
  z.object({
    name: z.string(),
    publishAt: z.string(),
    title: z.string().nullable(),
    form: z.looseObject({ _id: z.string(), _type: z.string() }).nullable(),
  }),
)

type Planned = z.infer<typeof PLANNED>[number]

export function describePlanned({ name, publishAt, title, form }: Planned, schema: Schema, now: Date): ShownRow {
  const date = new Date(publishAt)
  const when = whenWords(date, now, staffZone())
  const row = form
    ? {
        title: `Scheduled: ${nameOf(schema, form)}`,
        link: edit({ id: form._id.split('.').slice(2).join('.'), type: form._type }),
        lines: [`Its changes come by themselves on ${when}.`],
      }
    : {
        title: `Release: ${title?.trim() || 'without a name'}`,
        link: { intent: 'release', params: { id: name } } as const,
        lines: [`Everything in it comes by itself on ${when}.`],
      }
  return { ...row, ...soon(date, now) }
}

export function describeNow({ banner, milestone, next, newest, seasonal }: Shown, now: Date): ShownRow[] {
  const post =
    next && !hasCome(next.publishedAt, now.getTime()) ? describeNext(next, now) : describeNewest(next ?? newest, now)
  return [
    describeBanner(banner, now),
    describeMilestone(milestone, now),
    ...(post ? [post] : []),
    ...seasonal.map(each => describeSeasonal(each, now)),
  ]
}

function describeBanner(banner: Shown['banner'], now: Date): ShownRow {
  const text = banner?.text?.trim()
  const row = { title: 'Announcement', link: edit({ id: 'landingPage', type: 'landingPage', path: 'banner.text' }) }
  if (!text || !banner?.show) return { ...row, lines: ['Switched off. Visitors see none.'], ...LOOKS.off }
  const { state, status } = describeWindow(
    { isOn: true, window: readWindow(banner, staffZone()), needsEnd: false },
    now.getTime(),
  )
  const day = lastDay(banner, now, weekdayAndDateWords)
  const open = day ? `Its last day is ${day}.` : 'Shows now, with no last day.'
  const words = { off: '', faulty: status, waiting: status, open, over: `Its last day was ${lastDay(banner, now)}.` }
  return { ...row, lines: [`“${text}”`, words[state]], ...looksOf(state, banner, now) }
}

function describeMilestone(milestone: Shown['milestone'], now: Date): ShownRow {
  const row = { title: 'Milestone', link: edit({ id: 'milestone', type: 'milestone' }) }
  const window = readWindow(milestone, staffZone())
  const isOn = milestone?.show === true
  const { state, status } = describeWindow({ isOn, window, needsEnd: true }, now.getTime())
  const words = {
    off: 'Switched off.',
    faulty: isOn ? status : 'Switched off.',
    waiting: `Starts on ${firstDay(milestone, now)}.`,
    open: `Shows until ${lastDay(milestone, now)}.`,
    over: `Its last day was ${lastDay(milestone, now)}.`,
  }
  return { ...row, lines: [words[state]], ...looksOf(state, milestone, now) }
}

function describeSeasonal(holder: Shown['seasonal'][number], now: Date): ShownRow {
  const window = readWindow(holder, staffZone())
  const { state, status } = describeWindow({ isOn: true, window, needsEnd: true }, now.getTime())
  const season = isSeason(window.season) ? `${SEASONS[window.season].title}. ` : ''
  const open = `Shows until ${lastDay(holder, now)}.`
  const words = { off: '', faulty: status, waiting: `Starts on ${firstDay(holder, now)}.`, open, over: '' }
  return {
    title: `${holder._type === 'post' ? 'Post' : 'Page'}: ${holder.title ?? 'without a title'}`,
    link: edit({ id: holder._id, type: holder._type, path: 'season' }),
    lines: [season + words[state]],
    ...looksOf(state, holder, now),
  }
}

type Post = NonNullable<z.infer<typeof POST>>

function describeNext({ _id, title, publishedAt }: Post, now: Date): ShownRow {
  const date = new Date(publishedAt)
  return {
    title: `Next post: ${title ?? 'Post without a title'}`,
    link: edit({ id: _id, type: 'post' }),
    lines: [`Comes by itself on ${whenWords(date, now, staffZone())}.`],
    ...soon(date, now),
  }
}

function describeNewest(post: Post | null, now: Date): ShownRow | null {
  return (
    post && {
      title: `Newest post: ${post.title ?? 'Post without a title'}`,
      link: edit({ id: post._id, type: 'post' }),
      lines: [`On the site since ${dateWords(new Date(post.publishedAt), now, staffZone())}. No post is scheduled.`],
      ...LOOKS.on,
    }
  )
}

function edit(params: { id: string; type: string; path?: string }) {
  return { intent: 'edit', params } as const
}

const LOOKS = {
  on: { look: 'on', pill: { look: 'good', words: 'On the site' } },
  off: { look: 'off', pill: { look: 'hidden', words: 'Off' } },
  over: { look: 'off', pill: { look: 'hidden', words: 'Over' } },
} as const

function looksOf(state: WindowState, holder: unknown, now: Date): Pick<ShownRow, 'look' | 'pill'> {
  if (state === 'open') return LOOKS.on
  if (state === 'over') return LOOKS.over
  const edges = edgesOf(readWindow(holder, staffZone()), now.getTime())
  return state === 'waiting' && typeof edges === 'object' ? soon(new Date(edges.opensAt), now, edges.zone) : LOOKS.off
}

function soon(date: Date, now: Date, zone = staffZone()): Pick<ShownRow, 'look' | 'pill'> {
  const days = daysUntil(date.getTime(), now.getTime(), zone)
  const words = days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`
  return { look: 'next', pill: { look: 'soon', words } }
}

type Words = typeof dateWords

/** Days are those of the calendar in the window's own zone, as staff entered them. */
function lastDay(holder: unknown, now: Date, words: Words = dateWords): string | null {
  const edges = edgesOf(readWindow(holder, staffZone()), now.getTime())
  if (typeof edges === 'string' || !Number.isFinite(edges.closesAt)) return null
  return calendarDay(clockAt(edges.closesAt - 1, edges.zone).day, now, words)
}

function firstDay(holder: unknown, now: Date): string | null {
  const edges = edgesOf(readWindow(holder, staffZone()), now.getTime())
  if (typeof edges === 'string' || !Number.isFinite(edges.opensAt)) return null
  return calendarDay(clockAt(edges.opensAt, edges.zone).day, now, dateWords)
}

function calendarDay(day: string, now: Date, words: Words): string | null {
  const noon = momentOf(day, '12:00', staffZone())
  return noon === null ? null : words(noon, now, staffZone())
}
