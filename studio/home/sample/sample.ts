import { readInstant } from '@/lib/time/zoned-time'
import { sum } from '@/lib/words/sum'
import { z } from '@/studio/zod'
import type { Loaded } from '../use-content'

/** Types whose documents can be invented, with the titles of their lists, in the order of the card. */
export const SAMPLE_TYPES = { testimonial: 'Testimonials', author: 'Authors', post: 'Posts', page: 'Pages' }

/** `since`, in ISO 8601: when the oldest invented document came. Null if there is none. */
const SAMPLE_COUNTS = z.object({
  parts: z.array(z.object({ title: z.string(), total: z.number(), invented: z.number() })),
  since: z.string().nullable(),
})

export type SampleCounts = z.infer<typeof SAMPLE_COUNTS>

const PARTS = [
  ...Object.entries(SAMPLE_TYPES).map(([type, title]) => ({ title, documents: `*[_type == "${type}"]` })),
  // The section that shows masjids and the amounts that they raised.
  { title: 'Masjids', documents: '*[_id == "landingPage"][0].sections[_type == "proof"]' },
]

/** Counts published documents, because the mark of invented content is gone once that is published. */
export const SAMPLE = {
  query: `{
    "parts": [${PARTS.map(
      ({ title, documents }) =>
        `{"title": "${title}", "total": coalesce(count(${documents}), 0), "invented": coalesce(count(${documents}[sample == true]), 0)}`,
    )}],
    "since": *[_type in $types && sample == true] | order(_createdAt asc)[0]._createdAt
  }`,
  listen: '_type in $types || _id == "landingPage"',
  params: { types: Object.keys(SAMPLE_TYPES) },
  answer: SAMPLE_COUNTS,
  perspective: 'published' as const,
}

/** How many are still invented; null if they are not counted. */
export function inventedOf(counts: Pick<Loaded<SampleCounts>, 'data'>): number | null {
  return counts.data ? sum(counts.data.parts.map(({ invented }) => invented)) : null
}

const WEEK_MS = 7 * 24 * 60 * 60_000

export function isFirstWeek({ since }: Pick<SampleCounts, 'since'>, now: Date): boolean {
  return now.getTime() - (readInstant(since) ?? 0) < WEEK_MS
}
