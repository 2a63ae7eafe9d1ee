import type { SanityClient } from '@sanity/client'
import { getPublishedId, type Path } from 'sanity'
import { redirectKey } from '@/lib/redirects'
import { documentTypes } from '@/schemas/documents'
import { walkObjects } from '@/schemas/readiness/finding'
import { collectSiteLinks } from '@/schemas/readiness/links'
import type { SiteAddress } from '@/schemas/readiness/site-address'

/** A field of another document that refers or links to a document. */
export type InUse = { id: string; type: string; document: StoredDocument; path: Path; isReference: boolean }

type StoredDocument = { _id: string; _type: string } & Record<string, unknown>

/** Where a document is used; `more` counts documents beyond those that were read. */
export type Found = { places: InUse[]; more: number }

const MAX_DOCUMENTS = 20
const TIMEOUT_MS = 10_000

/** Types that hold no links, or so many documents that they are searched by the address instead. */
const WITHOUT_LINKS = ['post', 'redirect', 'author', 'category', 'testimonial', 'feature', 'problem', 'solution']
const LINKING_TYPES = Object.keys(documentTypes).filter(type => !WITHOUT_LINKS.includes(type))

/** Neither the document nor its draft, nor a version of it in a release. */
const IS_OTHER = '!(_id in [$id, $draftId]) && !(_id in path("versions.*." + $id))'

const QUERY = /* groq */ `{
  "subject": coalesce(*[_id == $id][0], *[_id == $draftId][0]){_type, "slug": slug.current, path},
  "referring": *[references($id) && ${IS_OTHER}][0...${MAX_DOCUMENTS}],
  "referringTotal": count(*[references($id) && ${IS_OTHER}]),
  "linking": *[_type in $types && ${IS_OTHER}]
}`

const LINKING_POSTS_QUERY = /* groq */ `*[_type == "post" && ${IS_OTHER} && count(body[].markDefs[][href match $pattern]) > 0][0...${MAX_DOCUMENTS}]`

/** A destination is matched by words, so that the answer may have more than those that lead here. */
const LEADING_REDIRECTS_QUERY = /* groq */ `*[_type == "redirect" && !defined(movedId) && ${IS_OTHER} && destination match $pattern]`

type Subject = { _type: string; slug: string | null; path: string | null }
type Answer = {
  subject: Subject | null
  referring: StoredDocument[]
  referringTotal: number
  linking: StoredDocument[]
}

/** Reads what the content service has, drafts included. Rejects if it does not answer. */
export async function findInUse(client: SanityClient, documentId: string): Promise<Found> {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const id = getPublishedId(documentId)
  const params = { id, draftId: `drafts.${id}` }
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS), tag: 'in-use' }
  const answer = await raw.fetch<Answer>(QUERY, { ...params, types: LINKING_TYPES }, options)
  const address = answer.subject && addressOf(answer.subject)
  const end = address && endOf(address)
  const search = (query: string, pattern: string) => raw.fetch<StoredDocument[]>(query, { ...params, pattern }, options)
  const searched = end
    ? await Promise.all([search(LINKING_POSTS_QUERY, end), search(LEADING_REDIRECTS_QUERY, end)])
    : []
  const places = [
    ...answer.referring.flatMap(document => referencesTo(document, id)),
    ...(address ? [...answer.linking, ...searched.flat()].flatMap(document => linksTo(document, address)) : []),
  ]
  return { places: onePerField(places), more: Math.max(0, answer.referringTotal - answer.referring.length) }
}

/** Tells links to the document from others; null if nothing can link to it. */
function addressOf({ _type, slug, path }: Subject): SiteAddress | null {
  if (_type === 'redirect') return path ? { kind: 'redirect', key: redirectKey(path) ?? path } : null
  if (!slug) return null
  if (_type === 'page') return { kind: 'redirect', key: redirectKey(`/${slug}`) ?? `/${slug}` }
  if (_type === 'post') return { kind: 'post', slug }
  return _type === 'category' || _type === 'author' ? { kind: _type, slug, page: 1 } : null
}

function endOf(address: SiteAddress): string | null {
  if ('slug' in address) return address.slug
  return address.kind === 'redirect' ? address.key.slice(1) : null
}

function referencesTo(document: StoredDocument, id: string): InUse[] {
  return [...walkObjects(document)].flatMap(({ object, path }) =>
    object._ref === id ? [placeIn(document, path, true)] : [],
  )
}

function linksTo(document: StoredDocument, wanted: SiteAddress): InUse[] {
  const own = JSON.stringify({ ...wanted, page: undefined })
  return collectSiteLinks(document)
    .filter(({ address }) => JSON.stringify({ ...address, page: undefined }) === own)
    .map(({ path }) => placeIn(document, path, false))
}

function placeIn(document: StoredDocument, path: Path, isReference: boolean): InUse {
  return { id: getPublishedId(document._id), type: document._type, document, path, isReference }
}

/** Removes repetitions, because a document and its draft usually have the same fields. */
function onePerField(places: InUse[]): InUse[] {
  const seen = new Map(places.map(place => [`${place.id} ${JSON.stringify(place.path)}`, place]))
  return [...seen.values()]
}
