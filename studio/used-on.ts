import { map, type Observable } from 'rxjs'
import { getDraftId, getPublishedId } from 'sanity'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { type Place, placesOf } from '@/content/routes/links'
import { siteUrl } from '@/lib/env'

const API_VERSION = '2025-01-23'

/** Types whose documents show only if a section of the landing page references them, with the title of that section. */
const CHOSEN_IN: Record<string, string> = {
  feature: 'Features',
  problem: 'How We Help',
  solution: 'How We Help',
  testimonial: 'Testimonials',
}

/** The document $id, whether the landing page references it, and the newest posts that reference it. */
const USAGE_QUERY = /* groq */ `*[_id == $id][0]{
  _id,
  _type,
  "title": coalesce(title, name),
  "slug": slug.current,
  path,
  active,
  "isChosen": count(*[_id == "landingPage" && references($id)]) > 0,
  "posts": select(
    _type in ["author", "category"] => *[_type == "post" && references($id)] | order(publishedAt desc)[0...10]{
      _id, _type, title, "slug": slug.current
    }
  )
}`

type LinkedPost = Parameters<typeof placesOf>[0]

export type Usage = LinkedPost & {
  path: string | null
  active: boolean | null
  isChosen: boolean
  posts: LinkedPost[] | null
}

/** For the Presentation tool, which lists the pages that show a document above its form. */
export const findUses: DocumentLocationResolver = ({ id, perspectiveStack }, { documentStore }) => {
  const params = { id: getPublishedId(id), draftId: getDraftId(id) }
  const query = { fetch: USAGE_QUERY, listen: '*[_id in [$id, $draftId, "landingPage", "drafts.landingPage"]]' }
  const options = { apiVersion: API_VERSION, perspective: perspectiveStack }
  const usage: Observable<Usage | null> = documentStore.listenQuery(query, params, options)
  return usage.pipe(map(found => found && describeUses(found)))
}

/** The places where a document shows, or a sentence that says why there are none. */
export function describeUses(usage: Usage): DocumentLocationsState {
  const section = CHOSEN_IN[usage._type]
  if (section && !usage.isChosen) {
    return {
      message: `Not on the site yet: choose it in the section ${section} of the landing page.`,
      tone: 'caution',
    }
  }
  if (usage._type === 'redirect') return describeRedirect(usage)
  const posts = (usage.posts ?? []).flatMap(post => placesOf(post).slice(0, 1))
  const places: Place[] = [...placesOf(usage), ...posts]
  if (places.length === 0) return { message: 'Not used on the site yet.', tone: 'caution' }
  return { locations: places.map(({ title, path }) => ({ title, href: path })) }
}

function describeRedirect({ path, active }: Usage): DocumentLocationsState {
  if (!path) return { message: 'Not used on the site yet: it has no address.', tone: 'caution' }
  if (active === false) return { message: `Switched off: ${siteUrl}${path} shows the landing page.`, tone: 'caution' }
  return { message: `Its address on the site: ${siteUrl}${path}` }
}
