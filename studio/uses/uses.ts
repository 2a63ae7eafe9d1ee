import { getDraftId, getPublishedId } from 'sanity'
import type { DocumentState } from '@/studio/form/state'
import { useContent } from '@/studio/home/use-content'
import { z } from '@/studio/zod'
import { placesOf } from './places'

/** A list of references in a section of the landing page, which decides whether and in which order documents show. */
type ChosenIn = { section: string; field: string; title: string }

/** Types whose documents show only if a list of the landing page refers to them. For a feature, its side decides which list. */
const LISTS: Record<string, (side: string | null) => ChosenIn> = {
  feature: side => ({ section: 'features', field: side === 'masjid' ? 'management' : 'donors', title: 'Features' }),
  problem: () => ({ section: 'how', field: 'problems', title: 'How We Help' }),
  solution: () => ({ section: 'how', field: 'solutions', title: 'How We Help' }),
  testimonial: () => ({ section: 'testimonials', field: 'items', title: 'Testimonials' }),
}

/** Sections with the lists of `LISTS`. */
const LISTED_FIELDS = '_type, _key, items, donors, management, problems, solutions'

/** The document, the landing page as visitors and as staff see it, and the published documents that refer to the document. */
export const USAGE_QUERY = /* groq */ `coalesce(*[_id == $draftId][0], *[_id == $id][0]){
  _id, _type, side, "title": coalesce(title, name), "slug": slug.current,
  "published": *[_id == "landingPage"][0].sections[]{${LISTED_FIELDS}},
  "drafted": *[_id == "drafts.landingPage"][0].sections[]{${LISTED_FIELDS}},
  "referring": *[references($id) && (_type == "page" || _type == "post" && dateTime(publishedAt) <= dateTime(now()))
    && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_type asc, coalesce(title, name) asc){_id, _type, title, "slug": slug.current}
}`

export const PAGE = 'landingPage'
export const NOT_YET = 'Not on the site yet'

const LISTEN = '_id in [$id, $draftId, "landingPage", "drafts.landingPage"] || _type in ["page", "post"]'

const TEXT = z.string().nullable().catch(null)
const LINKED = z.object({ _id: z.string(), _type: z.string(), title: TEXT, slug: TEXT })
/** Sections of the landing page with their lists of references. */
const LISTED = z.array(z.looseObject({ _type: TEXT, _key: TEXT })).nullable()

/** `drafted` is null if the landing page has no draft. */
const USAGE = LINKED.extend({ side: TEXT, published: LISTED, drafted: LISTED, referring: z.array(LINKED) })

export type Usage = z.infer<typeof USAGE>
type ListedSections = z.infer<typeof LISTED>

/** What says where a document shows, kept up to date; null until known, and for a document that does not exist yet. */
export function useUsage(id: string): Usage | null {
  const { data } = useContent({
    ...{ query: USAGE_QUERY, listen: LISTEN, params: { id: getPublishedId(id), draftId: getDraftId(id) } },
    answer: USAGE.nullable(),
  })
  return data ?? null
}

/**
 * Where a document shows while it is published and its time has come, and what its chip says of that: in short, and pressed. `_id` may be a
 * draft's. `state` is that of the published version, null without one.
 */
export function describeUses(usage: Usage, state: DocumentState | null) {
  const { _type, published } = usage
  const id = getPublishedId(usage._id)
  const list = LISTS[_type]?.(usage.side)
  const order = list ? orderIn(published, list, id) : null
  const own = list && !order ? [] : placesOf({ ...usage, _id: id })
  const referring = usage.referring.flatMap(each => placesOf(each).slice(0, 1))
  /** Pages of its own, and one for each document that refers to it. */
  const places = [...own, ...referring]
  const isShown = _type === 'redirect' || places.length > 0
  const here = _type === 'siteSettings' ? 'Used on every page' : order ? `On the landing page, ${order}` : 'On the site'
  const more = referring.length > 0 ? `, and used in ${referring.length} more` : ''
  return {
    places,
    label: !state || !isShown ? NOT_YET : state.kind === 'live' ? here + more : state.words,
    sentence: isShown ? sentenceOn(_type, state) : 'No page of the site shows it yet.',
    /** What is to do for a document that shows only in such a list, and is in none; null for all others. */
    unplaced: list && places.length === 0 ? findPlace(usage, list, id) : null,
  }
}

/** `path`: the list of the landing page that may take it. Null if that has no such list, or has it already in its draft. */
function findPlace({ published, drafted }: Usage, list: ChosenIn, id: string) {
  const order = orderIn(drafted, list, id)
  const section = (drafted ?? published)?.find(({ _type }) => _type === list.section)
  const path = section && !order ? `sections[_key=="${section._key}"].${list.field}` : null
  if (order)
    return {
      path,
      sentence: `It is ${order} in the draft of the landing page. Publish this one, then the landing page.`,
    }
  const sentence = section
    ? `Visitors see it once it is chosen in the section ${list.title} of the landing page.`
    : `The landing page has no section ${list.title}. Add the section there first.`
  return { path, sentence }
}

function sentenceOn(type: string, state: DocumentState | null): string {
  if (type === 'redirect') return 'What its address does stands at the end of the form.'
  if (!state) return 'Visitors see it once you publish it. The Preview shows it now:'
  if (type === 'post' && state.kind === 'coming')
    return 'Visitors see it when its time has come. The Preview shows it then:'
  return state.kind === 'live' ? 'Visitors see it here:' : 'Its place is here:'
}

/** "2nd of 4"; null if the list of the page does not have it. */
function orderIn(sections: ListedSections, { section, field }: ChosenIn, id: string): string | null {
  const chosen = sections?.find(({ _type }) => _type === section)?.[field]
  const ids = Array.isArray(chosen) ? chosen.map(({ _ref }) => _ref) : []
  const place = ids.indexOf(id) + 1
  return place > 0 ? `${place}${ENDINGS[ORDINALS.select(place)] ?? 'th'} of ${ids.length}` : null
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
