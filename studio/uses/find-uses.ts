import type { SanityClient } from '@sanity/client'
import { getPublishedId, pathToString } from 'sanity'
import { CONTENT_TYPES, type StoredDocument } from '@/schemas/content'
import { walkObjects } from '@/schemas/rules/finding'
import { collectSiteLinks, readSiteAddress, slugOf } from '@/schemas/rules/links'
import { placesOf } from './places'
import { PAGE } from './uses'

/** A document that refers or links to another one. */
export type Using = { id: string; type: string; isReference: boolean }

const TIMEOUT_MS = 10_000

/** Types that hold no links, or so many documents that they are searched by the address instead. */
const WITHOUT_LINKS = ['post', 'redirect', 'author', 'category', 'testimonial', 'feature', 'problem', 'solution']
const LINKING_TYPES = CONTENT_TYPES.filter(type => !WITHOUT_LINKS.includes(type))

const IS_OTHER = '!(_id in [$id, "drafts." + $id]) && !(_id in path("versions.*." + $id))'
const REFERRING_QUERY = /* groq */ `*[references($id) && ${IS_OTHER}]{_id, _type}`

/** Texts and destinations are matched by words, so that there may be more than those that lead to the document. */
const LINKING_QUERY = /* groq */ `*[${IS_OTHER} && (
  _type in $types
  || _type == "post" && count(body[].markDefs[][href match $pattern]) > 0
  || _type == "redirect" && !defined(movedId) && destination match $pattern
)]`

/** Reads what the content service has, drafts included. Rejects if it does not answer. */
export async function findUses(client: SanityClient, document: StoredDocument): Promise<Using[]> {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const id = getPublishedId(document._id)
  const key = keyOf(document)
  const find = (query: string, params: object) =>
    raw.fetch<StoredDocument[]>(query, { id, ...params }, { signal: AbortSignal.timeout(TIMEOUT_MS), tag: 'in-use' })
  const [linking, referring] = await Promise.all([
    key ? find(LINKING_QUERY, { types: LINKING_TYPES, pattern: slugOf(key) }) : [],
    find(REFERRING_QUERY, {}),
  ])
  // All pages of a list are of one document.
  const links = linking.filter(each => collectSiteLinks(each).some(({ address }) => address.key === key))
  const uses = [
    ...links.map(each => ({ ...each, isReference: false })),
    ...referring.map(each => ({ ...each, isReference: true })),
  ].map(({ _id, _type, isReference }) => ({ id: getPublishedId(_id), type: _type, isReference }))
  return [...new Map(uses.map(each => [each.id, each])).values()]
}

/** Takes references to the document out of the landing page and its draft, at once, for visitors too. Rejects if the content service refuses. */
export async function takeOffPage(client: SanityClient, documentId: string): Promise<void> {
  const id = getPublishedId(documentId)
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const pages = await raw.fetch<StoredDocument[]>(`*[_id in ["${PAGE}", "drafts.${PAGE}"]]`)
  const transaction = pages.reduce((all, page) => {
    const unset = [...walkObjects(page)].flatMap(({ object, path }) => (object._ref === id ? [pathToString(path)] : []))
    return unset.length > 0 ? all.patch(page._id, { unset }) : all
  }, raw.transaction())
  await transaction.commit({ tag: 'take-off-page' })
}

/** What links to the document are; null if nothing can link to it. */
function keyOf({ _type, slug, path }: StoredDocument): string | null {
  const { current } = Object(slug)
  const own = _type === 'redirect' ? path : current && placesOf({ _id: '', _type, slug: current })[0]?.path
  return (typeof own === 'string' && readSiteAddress(own)?.key) || null
}
