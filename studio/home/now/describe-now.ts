import type { Schema } from 'sanity'
import { RELEASES_API_VERSION } from '@/lib/environment/api-version'
import { dateWords, whenWords } from '@/lib/time/dates'
import { hasCome } from '@/lib/time/instants'
import { isSeason, SEASONS } from '@/lib/time/seasons'
import { readWindow } from '@/lib/time/show-window'
import { staffZone } from '@/lib/time/staff-zone'
import { describeWindow } from '@/lib/time/window-words'
import { comingOn, type DocumentState, stateOf, windowState } from '@/studio/form/state'
import type { POST, SHOWN } from '@/studio/preview/changes'
import { z } from '@/studio/zod'
import { nameOf } from '../document-name'

export type Shown = z.infer<typeof SHOWN>

export type ShownRow = {
  title: string
  /** Leads to the field that decides whether it shows, or to the release. */
  link:
    | { intent: 'edit'; params: { id: string; type: string; path?: string } }
    | { intent: 'release'; params: { id: string } }
  lines: string[]
  state: DocumentState
}

const MAX_PLANNED = 5
const MAX_SEASONAL = 6

const RELEASE = z.object({
  name: z.string(),
  publishAt: z.string(),
  title: z.string().nullable(),
  form: z.looseObject({ _id: z.string(), _type: z.string() }).nullable(),
})

/** Scheduled releases. Of a scheduled draft, which is a release of one document, that document, too. */
export const PLANNED = {
  query: `*[_type == "system.release" && state == "scheduled"] | order(dateTime(publishAt) asc)[0...${MAX_PLANNED}]{
    name, publishAt, "title": metadata.title,
    "form": select(metadata.cardinality == "one" => *[string::startsWith(_id, "versions." + ^.name + ".")][0])
  }`,
  listen: '_type == "system.release"',
  params: {},
  answer: z.array(RELEASE),
  perspective: 'raw' as const,
  // Older versions of the API hide what is in a release.
  apiVersion: RELEASES_API_VERSION,
}

type Planned = z.infer<typeof RELEASE>

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
  return { ...row, state: comingOn(date, now) }
}

export function describeNow({ banner, milestone, posts, newest, seasonal }: Shown, now: Date): ShownRow[] {
  const next = posts.find(({ publishedAt }) => !hasCome(publishedAt, now.getTime()))
  const come = posts.filter(({ publishedAt }) => hasCome(publishedAt, now.getTime()))
  const post = next ? describeNext(next, now) : describeNewest(come.at(-1) ?? newest, now)
  const text = banner?.show ? banner.text?.trim() : ''
  const announcement = {
    title: 'Announcement',
    link: edit({ id: 'landingPage', type: 'landingPage', path: 'banner.text' }),
    lines: text ? [`“${text}”`] : [],
  }
  const stone = { title: 'Milestone', link: edit({ id: 'milestone', type: 'milestone' }), lines: [] }
  return [
    withWindow(announcement, banner, { isOn: Boolean(text), needsEnd: false }, now),
    withWindow(stone, milestone, { isOn: milestone?.show === true, needsEnd: true }, now),
    ...(post ? [post] : []),
    ...seasonal.slice(0, MAX_SEASONAL).map(each => describeSeasonal(each, now)),
  ]
}

/** Adds when it shows, in the words of its form. */
function withWindow(
  { lines, ...row }: Omit<ShownRow, 'state'>,
  holder: unknown,
  is: { isOn: boolean; needsEnd: boolean },
  now: Date,
): ShownRow {
  const { status } = describeWindow({ ...is, window: readWindow(holder, staffZone()) }, now.getTime())
  return { ...row, lines: [...lines, is.isOn ? status : 'Switched off.'], state: windowState(holder, is, now) }
}

function describeSeasonal(holder: Shown['seasonal'][number], now: Date): ShownRow {
  const { _id: id, _type: type, title, season } = holder
  const row = {
    title: `${type === 'post' ? 'Post' : 'Page'}: ${title ?? 'without a title'}`,
    link: edit({ id, type, path: 'season' }),
    lines: isSeason(season) ? [SEASONS[season].title] : [],
  }
  return withWindow(row, holder, { isOn: true, needsEnd: true }, now)
}

type Post = z.infer<typeof POST>

function describeNext({ _id, title, publishedAt }: Post, now: Date): ShownRow {
  const date = new Date(publishedAt)
  return {
    title: `Next post: ${title ?? 'Post without a title'}`,
    link: edit({ id: _id, type: 'post' }),
    lines: [`Comes by itself on ${whenWords(date, now, staffZone())}.`],
    state: comingOn(date, now),
  }
}

function describeNewest(post: Post | null, now: Date): ShownRow | null {
  return (
    post && {
      title: `Newest post: ${post.title ?? 'Post without a title'}`,
      link: edit({ id: post._id, type: 'post' }),
      lines: [`On the site since ${dateWords(new Date(post.publishedAt), now, staffZone())}. No post is scheduled.`],
      state: stateOf('post', post, now),
    }
  )
}

function edit(params: { id: string; type: string; path?: string }) {
  return { intent: 'edit', params } as const
}
