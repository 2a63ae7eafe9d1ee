import { dateWords } from '@/lib/time/dates'
import { comingEdges, hasEnd, readWindow } from '@/lib/time/show-window'
import { staffZone } from '@/lib/time/staff-zone'
import type { TimeZone } from '@/lib/time/time-zones'
import { readInstant } from '@/lib/time/zoned-time'
import { z } from '@/studio/zod'

/** Content that shows only for a time, the posts that come after $now, the next one first, and the newest before them. */
const SHOWN_QUERY = /* groq */ `{
  "banner": *[_id == "landingPage"][0].banner,
  "milestone": *[_id == "milestone"][0],
  "seasonal": *[_type in ["page", "post"] && defined(slug.current) && defined(season)] | order(title asc)[0...200]{_id, _type, title, season, seasonBegins, seasonShift, seasonEndShift},
  "posts": *[_type == "post" && defined(slug.current) && dateTime(publishedAt) > dateTime($now)] | order(dateTime(publishedAt) asc)[0...200]{_id, title, publishedAt},
  "newest": *[_type == "post" && !defined(season) && dateTime(publishedAt) <= dateTime($now)] | order(dateTime(publishedAt) desc)[0]{_id, title, publishedAt}
}`

const HOLDER = z.looseObject({ show: z.boolean().nullish(), text: z.string().nullish() }).nullable().catch(null)
const POST = z.object({ _id: z.string(), title: z.string().nullable(), publishedAt: z.string() })

export const SHOWN = z.object({
  ...{ banner: HOLDER, milestone: HOLDER },
  seasonal: z.array(z.looseObject({ _id: z.string(), _type: z.string(), title: z.string().nullable() })).catch([]),
  posts: z.array(POST).catch([]),
  newest: POST.nullable().catch(null),
})

/** What `useContent` reads of them, with drafts or without. `now` is in milliseconds since 1970. */
export function shownAt(now: number, perspective: 'published' | 'drafts') {
  const listen = '_type in ["landingPage", "milestone", "page", "post"]'
  return { query: SHOWN_QUERY, listen, params: { now: new Date(now).toISOString() }, answer: SHOWN, perspective }
}

/** Something that the site shows, or no longer shows, from this moment on. */
export type Change = { moment: number; words: string }

/** Years of a season that are listed. */
const YEARS_AHEAD = 3

/** What changes after `now`, in milliseconds since 1970; the earliest first. A season comes again in later years. */
export function toChanges({ banner, milestone, seasonal, posts }: z.infer<typeof SHOWN>, now: number): Change[] {
  return [
    ...(banner?.show ? edgesIn(banner, 'the announcement', now) : []),
    // Without an end the milestone does not show at all.
    ...(milestone?.show && hasEnd(readWindow(milestone)) ? edgesIn(milestone, 'the milestone', now) : []),
    ...seasonal.flatMap(each => edgesIn(each, `the ${each._type} “${each.title ?? 'without a title'}”`, now)),
    ...posts.map(({ title, publishedAt }) => ({
      moment: readInstant(publishedAt) ?? Number.NaN,
      words: title ? `“${title}” comes` : 'a post without a title comes',
    })),
  ]
    .filter(({ moment }) => Number.isFinite(moment) && moment > now)
    .sort((a, b) => a.moment - b.moment)
}

/** "Nov 27: the announcement ends". An end at midnight belongs to the day that is over. */
export function nameChange({ moment, words }: Change, now: number, zone: TimeZone): string {
  return `${dateWords(words.endsWith(ENDS) ? moment - 1 : moment, now, zone)}: ${words}`
}

const ENDS = ' ends'

function edgesIn(value: object, name: string, now: number): Change[] {
  const edges = comingEdges(readWindow(value, staffZone()), now, YEARS_AHEAD)
  if (typeof edges === 'string') return []
  return edges.flatMap(({ opensAt, closesAt }) => [
    { moment: opensAt, words: `${name} starts` },
    { moment: closesAt, words: `${name}${ENDS}` },
  ])
}
