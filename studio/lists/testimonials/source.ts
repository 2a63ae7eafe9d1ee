import { getPublishedId } from '@sanity/client/csm'
import { byName } from '@/lib/by-name'
import { LISTED_FIELDS, type ListedSection, listedIds, listFor } from '@/studio/uses/chosen-in'
import { IS_DRAFT, searchIn } from '../drafts-of'
import type { SourceFor } from '../use-list'

export type TestimonialRow = {
  id: string
  type: string
  name: string | null
  role: string | null
  organization: string | null
  quote: string | null
  /** URL, without a size. */
  picture: string | null
  isSample: boolean
  /** Place on the landing page, from 1; null if it is not there. */
  place: number | null
  state: 'live' | 'changed' | 'draft' | 'unplaced' | 'waiting'
}

type Stored = Omit<TestimonialRow, 'id' | 'type' | 'place' | 'state'> & { _id: string; isDraft: boolean }
type Answer = { testimonials: Stored[]; published: ListedSection[] | null; drafted: ListedSection[] | null }

const MAX_TESTIMONIALS = 500
const SEARCHED = '[name, role, organization, location, tagline, quote]'
const LIST = listFor('testimonial')

/** Testimonials in the order of the landing page, followed by all others. There are few, so one request reads them all. */
export const testimonialsSource: SourceFor<TestimonialRow> = client => ({
  open: async (search, signal) => {
    const { matches, params } = searchIn(SEARCHED, search)
    const answer = await client.fetch<Answer>(queryFor(matches), params, { signal })
    const rows = toRows(answer)
    const shown = rows.filter(({ place }) => place !== null)
    const others = rows.filter(({ place }) => place === null).sort(byName(({ name }) => name))
    return [
      { title: null, total: shown.length, rows: shown.sort((one, other) => (one.place ?? 0) - (other.place ?? 0)) },
      { title: 'Not on the site', total: others.length, rows: others },
    ]
  },
  more: async () => [],
})

function queryFor(matches: string): string {
  return `{
    "testimonials": *[_type == "testimonial" && !(_id in path("versions.**")) && ${matches}] | order(name asc)[0...${2 * MAX_TESTIMONIALS}]{
      _id, name, role, organization, quote, "picture": image.asset->url, "isSample": sample == true, "isDraft": ${IS_DRAFT}
    },
    "published": *[_id == "landingPage"][0].sections[]{${LISTED_FIELDS}},
    "drafted": *[_id == "drafts.landingPage"][0].sections[]{${LISTED_FIELDS}}
  }`
}

/** One row per testimonial, with the draft's words where it has one. */
export function toRows({ testimonials, published, drafted }: Answer): TestimonialRow[] {
  const listed = (LIST && listedIds(published, LIST)) ?? []
  const waiting = (LIST && listedIds(drafted, LIST)) ?? []
  const drafts = new Set<string>(testimonials.filter(({ isDraft }) => isDraft).map(({ _id }) => getPublishedId(_id)))
  const publishedIds = new Set<string>(testimonials.filter(({ isDraft }) => !isDraft).map(({ _id }) => _id))
  return testimonials
    .filter(({ _id, isDraft }) => isDraft || !drafts.has(_id))
    .map(({ _id, isDraft, ...words }) => {
      const id = getPublishedId(_id)
      const isPublished = publishedIds.has(id)
      const index = isPublished ? listed.indexOf(id) : -1
      const place = index < 0 ? null : index + 1
      const unplaced = !isPublished ? 'draft' : waiting.includes(id) ? 'waiting' : 'unplaced'
      return { ...words, id, type: 'testimonial', place, state: place ? (isDraft ? 'changed' : 'live') : unplaced }
    })
}
