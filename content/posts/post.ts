import { formatStored } from '@/lib/time/dates'
import { laterOf, readInstant } from '@/lib/time/instants'
import { LAST_PREVIEW_DATE, type PreviewDate, readPreviewDate } from '@/lib/time/preview-date'
import { DEFAULT_TIME_ZONE, readTimeZone } from '@/lib/time/time-zones'
import { POST_QUERY } from '@/schemas/documents/post.query'
import { readPost } from '../documents/readers.gen'
import { getSiteSettings } from '../documents/site-settings'
import { cached, fetchContent } from '../fetch'
import { withoutMark } from '../marks'
import { getPreviewChoice, type PreviewChoice, previewed } from '../preview-choice'
import { plainText } from '../rich-text'
import type { POST_QUERY_RESULT } from '../types.gen'
import { optionalText, optionalTime, toTime } from '../values'
import { isInSeason } from '../window'

const API_VERSION = '2024-01-23'
const WORDS_PER_MINUTE = 200

export type Post = NonNullable<ReturnType<typeof toPost>>

async function getPostAt(preview: PreviewChoice | null, slug: string): Promise<Post | null> {
  'use cache'
  cached('blog')
  const params = { slug, at: toTime(preview?.date?.moment) }
  const raw = await fetchContent(POST_QUERY, params, { preview, apiVersion: API_VERSION, of: { type: 'post' } })
  return toPost(raw, preview?.date?.moment ?? Date.now())
}

/** The post with this slug; null if there is none, it is still scheduled, or its season is not now. Throws if the request to Sanity fails. */
export const getPost = previewed(getPostAt)

/** Shows all that is scheduled. */
const LAST_DATE = readPreviewDate(LAST_PREVIEW_DATE, DEFAULT_TIME_ZONE)

/** For staff who look at the present: when a post that is still scheduled comes, on the clocks of the site. Null for any other post. */
export async function getComingDate(slug: string): Promise<PreviewDate | null> {
  const preview = await getPreviewChoice()
  if (!preview || preview.date) return null
  const [post, { timeZone }] = await Promise.all([getPostAt({ ...preview, date: LAST_DATE }, slug), getSiteSettings()])
  const moment = readInstant(post?.publishedAt)
  return moment === null ? null : { moment, zone: timeZone }
}

/** Null without a slug, a title or a date, and out of season. */
function toPost(raw: POST_QUERY_RESULT, moment: number) {
  if (!raw || !optionalText(raw.slug) || !optionalText(raw.title) || !optionalTime(raw.publishedAt)) return null
  if (!isInSeason(raw.window, moment)) return null
  const { _id, _updatedAt, mainImage, previewImage, category, timeZone, window: _, ...others } = readPost(raw)
  const { authorName, authorSlug, authorRole, authorBio, authorImage, ...post } = others
  return {
    ...post,
    id: _id,
    day: formatStored('longDay', post.publishedAt, readTimeZone(timeZone)),
    /** A scheduled post may have been written long before its publication date. */
    updatedAt: laterOf(_updatedAt, post.publishedAt),
    category: category.title && category.slug ? { id: category._id, title: category.title, slug: category.slug } : null,
    author: authorName
      ? {
          name: authorName,
          slug: authorSlug || null,
          role: optionalText(authorRole),
          bio: optionalText(authorBio),
          image: authorImage,
        }
      : null,
    picture: mainImage ?? previewImage,
    readingMinutes: countMinutes(withoutMark(plainText(post.body))),
  }
}

function countMinutes(written: string): number {
  const words = written.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
