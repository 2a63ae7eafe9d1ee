import { formatStored } from '@/lib/time/dates'
import { LAST_PREVIEW_DATE, type PreviewDate, readPreviewDate } from '@/lib/time/preview-date'
import { DEFAULT_TIME_ZONE, readTimeZone } from '@/lib/time/time-zones'
import { laterOf, readInstant } from '@/lib/time/zoned-time'
import { POST_QUERY } from '@/schemas/documents/post.query'
import { readPost } from '../documents/readers.gen'
import { getSiteSettings } from '../documents/site-settings'
import { getContent } from '../fetch'
import { withoutMark } from '../marks'
import { getPreviewChoice, type PreviewChoice } from '../preview-choice'
import { plainText } from '../rich-text'
import { optionalText, optionalTime, toTime } from '../values'
import { isInSeason } from '../window'

const API_VERSION = '2024-01-23'
const WORDS_PER_MINUTE = 200

export type Post = NonNullable<Awaited<ReturnType<typeof getPost>>>

/**
 * The post with this slug; null if there is none, it lacks a title or a date, it is still scheduled, or its season is not now. Throws if the request to Sanity
 * fails.
 */
export async function getPost(slug: string, preview?: PreviewChoice) {
  const date = (preview ?? (await getPreviewChoice()))?.date
  const options = { shows: 'blog', preview, apiVersion: API_VERSION, of: { type: 'post' } } as const
  const { found: raw, moment } = await getContent(POST_QUERY, { slug, at: toTime(date?.moment) }, options)
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

/** Shows all that is scheduled. */
const LAST_DATE = readPreviewDate(LAST_PREVIEW_DATE, DEFAULT_TIME_ZONE)

/** For staff who look at the present: when a post that is still scheduled comes, on the clocks of the site. Null for any other post. */
export async function getComingDate(slug: string): Promise<PreviewDate | null> {
  const preview = await getPreviewChoice()
  if (!preview || preview.date) return null
  const [post, { timeZone }] = await Promise.all([getPost(slug, { ...preview, date: LAST_DATE }), getSiteSettings()])
  const moment = readInstant(post?.publishedAt)
  return moment === null ? null : { moment, zone: timeZone }
}

function countMinutes(written: string): number {
  const words = written.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
