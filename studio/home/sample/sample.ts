import type { Schema } from 'sanity'
import { readInstant } from '@/lib/time/instants'
import { sum } from '@/lib/words/sum'
import { z } from '@/studio/zod'
import { CONTENT_TYPES } from '../document-name'
import type { Loaded } from '../use-content'

/** The field of invented content that came with the site. */
const MARK = 'sample'

const TENTHS = 10

const COUNT = z.object({ total: z.number(), marked: z.number() })

/** `since`, in ISO 8601: when the oldest invented document came. Null if there is none. */
export const SAMPLE_COUNTS = z.object({
  types: z.record(z.string(), COUNT),
  isProofMarked: z.boolean().nullable(),
  since: z.string().nullable(),
})

export type SampleCounts = z.infer<typeof SAMPLE_COUNTS>

type Bar = { title: string; real: number; total: number }

export type Sample = {
  real: number
  total: number
  /** How many of the rosette's ten petals are lit. */
  tenths: number
  bars: Bar[]
}

/** Document types whose content can be invented. */
export function sampleTypes(schema: Schema): string[] {
  return CONTENT_TYPES.filter(name => {
    const type = schema.get(name)
    return type?.jsonType === 'object' && type.fields.some(field => field.name === MARK)
  })
}

/** Counts published documents, because a mark is gone once that is published. */
export function sampleQuery(types: string[]): string {
  const counts = types.map(type => `"${type}": ${countOf(`_type == "${type}"`)}`)
  const proof = '*[_id == "landingPage"][0].sections[_type == "proof"][0]'
  return `{
    "types": { ${counts.join(', ')} },
    "isProofMarked": select(defined(${proof}) => ${proof}.${MARK} == true),
    "since": *[_type in $types && ${MARK} == true] | order(_createdAt asc)[0]._createdAt
  }`
}

function countOf(filter: string): string {
  return `{ "total": count(*[${filter}]), "marked": count(*[${filter} && ${MARK} == true]) }`
}

/** Titles of lists, in the order of the card. */
const TITLES: Record<string, string> = { testimonial: 'Testimonials', author: 'Authors', post: 'Posts', page: 'Pages' }
/** The section that shows masjids and the amounts that they raised. */
const PROOF_TITLE = 'Masjids'

export function sampleOf({ types, isProofMarked }: Omit<SampleCounts, 'since'>): Sample {
  const known = Object.keys(TITLES).filter(type => type in types)
  const others = Object.keys(types).filter(type => !(type in TITLES))
  const bars = [...known, ...others].flatMap(type => {
    const { total = 0, marked = 0 } = types[type] ?? {}
    return total > 0 ? [{ title: TITLES[type] ?? type, total, real: total - marked }] : []
  })
  if (isProofMarked !== null) bars.push({ title: PROOF_TITLE, total: 1, real: Number(!isProofMarked) })
  const total = sum(bars.map(bar => bar.total))
  const real = sum(bars.map(bar => bar.real))
  return { real, total, bars, tenths: total === 0 ? TENTHS : Math.floor((real / total) * TENTHS) }
}

/** How many are still invented; null if they are not counted. */
export function inventedOf(counts: Loaded<SampleCounts>): number | null {
  if (counts.status !== 'ready') return null
  const { real, total } = sampleOf(counts.value)
  return total - real
}

const WEEK_MS = 7 * 24 * 60 * 60_000

export function isFirstWeek({ since }: Pick<SampleCounts, 'since'>, now: Date): boolean {
  return now.getTime() - (readInstant(since) ?? 0) < WEEK_MS
}
