import type { Schema } from 'sanity'
import { RELEASES_API_VERSION } from '@/lib/environment/public-settings'
import { dateWords, whenWords } from '@/lib/time/dates'
import { isSeason, SEASONS } from '@/lib/time/seasons'
import { readWindow } from '@/lib/time/show-window'
import { staffZone } from '@/lib/time/staff-zone'
import { hasCome } from '@/lib/time/zoned-time'
import { nameOf } from '@/schemas/content'
import { comingOn, type DocumentState, stateOf, windowState } from '@/studio/form/state'
import type { SHOWN } from '@/studio/preview/changes'
import { describeWindow } from '@/studio/window-words'
import { z } from '@/studio/zod'

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
  answer: z.array(RELEASE),
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
  const text = banner?.show ? banner.text?.trim() : ''
  const announcement = {
    title: 'Announcement',
    link: edit({ id: 'landingPage', type: 'landingPage', path: 'banner.text' }),
    lines: text ? [`“${text}”`] : [],
    ...{ holder: banner, isOn: Boolean(text), needsEnd: false },
  }
  const celebration = {
    ...{ title: 'Milestone', link: edit({ id: 'milestone', type: 'milestone' }), lines: [] },
    ...{ holder: milestone, isOn: milestone?.show === true, needsEnd: true },
  }
  const inSeason = seasonal.slice(0, MAX_SEASONAL).map(holder => ({
    title: `${holder._type === 'post' ? 'Post' : 'Page'}: ${holder.title ?? 'without a title'}`,
    link: edit({ id: holder._id, type: holder._type, path: 'season' }),
    lines: isSeason(holder.season) ? [SEASONS[holder.season].title] : [],
    ...{ holder, isOn: true, needsEnd: true },
  }))
  const inWindow = (rows: InWindow[]) => rows.map(row => describeInWindow(row, now))
  return [...inWindow([announcement, celebration]), ...describePost(posts, newest, now), ...inWindow(inSeason)]
}

type InWindow = Omit<ShownRow, 'state'> & { holder: unknown; isOn: boolean; needsEnd: boolean }

/** Adds when it shows, in the words of its form. */
function describeInWindow({ title, link, lines, holder, ...is }: InWindow, now: Date): ShownRow {
  const { status } = describeWindow({ ...is, window: readWindow(holder, staffZone()) }, now.getTime())
  return {
    ...{ title, link, state: windowState(holder, is, now) },
    lines: [...lines, is.isOn ? status : 'Switched off.'],
  }
}

/** The next post to come, or else the newest one. */
function describePost(posts: Shown['posts'], newest: Shown['newest'], now: Date): ShownRow[] {
  const isOut = ({ publishedAt }: Shown['posts'][number]) => hasCome(publishedAt, now.getTime())
  const next = posts.find(post => !isOut(post))
  const post = next ?? posts.findLast(isOut) ?? newest
  if (!post) return []
  const date = new Date(post.publishedAt)
  const line = next
    ? `Comes by itself on ${whenWords(date, now, staffZone())}.`
    : `On the site since ${dateWords(date, now, staffZone())}. No post is scheduled.`
  return [
    {
      title: `${next ? 'Next' : 'Newest'} post: ${post.title ?? 'Post without a title'}`,
      link: edit({ id: post._id, type: 'post' }),
      lines: [line],
      state: stateOf('post', post, now),
    },
  ]
}

function edit(params: { id: string; type: string; path?: string }) {
  return { intent: 'edit', params } as const
}
