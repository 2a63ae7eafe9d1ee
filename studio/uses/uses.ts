import { getDraftId, getPublishedId } from 'sanity'
import { placesOf } from '@/content/routes/links'
import type { DocumentState } from '@/studio/form/state'
import { useContent } from '@/studio/home/use-content'
import { z } from '@/studio/zod'

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

const LISTEN = '_id in [$id, $draftId, "landingPage", "drafts.landingPage"] || _type in ["page", "post"]'

const TEXT = z.string().nullable().catch(null)
const LINKED = z.object({ _id: z.string(), _type: z.string(), title: TEXT, slug: TEXT })
/** Sections of the landing page with their lists of references. */
const LISTED = z.array(z.looseObject({ _type: TEXT, _key: TEXT })).nullable()

/** `drafted` is null if the landing page has no draft. */
const USAGE = LINKED.extend({ side: TEXT, published: LISTED, drafted: LISTED, referring: z.array(LINKED) })

export type Usage = z.infer<typeof USAGE>
type ListedSections = z.infer<typeof LISTED>

export type Uses = ReturnType<typeof describeUses>

/** Where a document shows, kept up to date; null until known, and for a document that does not exist yet. */
export function useUses(id: string): Uses | null {
  const { data } = useContent({
    ...{ query: USAGE_QUERY, listen: LISTEN, params: { id: getPublishedId(id), draftId: getDraftId(id) } },
    answer: USAGE.nullable(),
    perspective: 'raw',
  })
  return data ? describeUses(data) : null
}

/** Where a document shows while it is published and its time has come. `_id` may be a draft's. */
export function describeUses(usage: Usage) {
  const id = getPublishedId(usage._id)
  const referring = usage.referring.flatMap(each => placesOf(each).slice(0, 1))
  const list = LISTS[usage._type]?.(usage.side)
  const order = list ? orderIn(listedIds(usage.published, list), id) : null
  const own = list && !order ? [] : placesOf({ ...usage, _id: id })
  return {
    /** Pages of its own, and one for each document that refers to it. */
    places: [...own, ...referring],
    referring: referring.length,
    /** Its place in a list of the landing page that visitors see: "2nd of 4". */
    order,
    isEverywhere: usage._type === 'siteSettings',
    /** What is to do for a document that shows only in such a list, and is in none; null for all others. */
    unplaced: list && !order && referring.length === 0 ? unplaced(usage, list, id) : null,
  }
}

function unplaced({ published, drafted }: Usage, list: ChosenIn, id: string) {
  const sectionKey = (drafted ?? published)?.find(({ _type }) => _type === list.section)?._key ?? null
  const order = orderIn(listedIds(drafted, list), id)
  const sentence = order
    ? `It is ${order} in the draft of the landing page. Publish this one, then the landing page.`
    : sectionKey
      ? `Visitors see it once it is chosen in the section ${list.title} of the landing page.`
      : `The landing page has no section ${list.title}. Add the section there first.`
  return { field: list.field, sectionKey, isWaiting: order !== null, sentence }
}

/** "2nd of 4" */
function orderIn(ids: string[] | null, id: string): string | null {
  const index = ids?.indexOf(id) ?? -1
  return ids && index >= 0 ? `${ordinal(index + 1)} of ${ids.length}` : null
}

/** What a chip says of a document of the type: in short, and pressed. `state` is that of the published version, null without one. */
export function wordsOn(uses: Uses, type: string, state: DocumentState | null): { label: string; sentence: string } {
  const { order, isEverywhere, referring, places } = uses
  if (type !== 'redirect' && places.length === 0)
    return { label: NOT_YET, sentence: 'No page of the site shows it yet.' }
  const isLive = state?.kind === 'live'
  const here = isEverywhere ? 'Used on every page' : order ? `On the landing page, ${order}` : 'On the site'
  const more = referring > 0 ? `, and used in ${referring} more` : ''
  const label = isLive ? here + more : (state?.words ?? NOT_YET)
  if (type === 'redirect') return { label, sentence: 'What its address does stands at the end of the form.' }
  if (!state) return { label, sentence: 'Visitors see it once you publish it. The Preview shows it now:' }
  if (type === 'post' && state.kind === 'coming')
    return { label, sentence: 'Visitors see it when its time has come. The Preview shows it then:' }
  return { label, sentence: isLive ? 'Visitors see it here:' : 'Its place is here:' }
}

export const NOT_YET = 'Not on the site yet'

/** The ids of the chosen documents in their order; null if the page does not have the section. */
function listedIds(sections: ListedSections, { section, field }: ChosenIn): string[] | null {
  const found = sections?.find(({ _type }) => _type === section)
  if (!found) return null
  const chosen = found[field]
  return Array.isArray(chosen) ? chosen.map(({ _ref }) => String(_ref)) : []
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })

/** "2nd" */
function ordinal(place: number): string {
  return place + (ENDINGS[ORDINALS.select(place)] ?? 'th')
}
