import type { SanityClient } from '@sanity/client'
import { getPublishedId, pathToString } from 'sanity'
import { placesOf } from '@/content/routes/links'
import { documentTypes } from '@/schemas/documents'
import { walkObjects } from '@/schemas/rules/finding'
import { collectSiteLinks, readSiteAddress, slugOf } from '@/schemas/rules/links'
import { PAGE } from './uses'

/** A document that refers or links to another one. */
export type Using = { id: string; type: string; isReference: boolean }

type StoredDocument = { _id: string; _type: string } & Record<string, unknown>

const TIMEOUT_MS = 10_000

/** Types that hold no links, or so many documents that they are searched by the address instead. */
const WITHOUT_LINKS = ['post', 'redirect', 'author', 'category', 'testimonial', 'feature', 'problem', 'solution']
const LINKING_TYPES = Object.keys(documentTypes).filter(type => !WITHOUT_LINKS.includes(type))

const SUBJECT_QUERY = 'coalesce(*[_id == $id][0], *[_id == "drafts." + $id][0]){_type, "slug": slug.current, path}'

const IS_OTHER = '!(_id in [$id, "drafts." + $id]) && !(_id in path("versions.*." + $id))'
const REFERRING_QUERY = /* groq */ `*[references($id) && ${IS_OTHER}]{_id, _type}`

/** Texts and destinations are matched by words, so that there may be more than those that lead to the document. */
const LINKING_QUERY = /* groq */ `*[${IS_OTHER} && (
  _type in $types
  || _type == "post" && count(body[].markDefs[][href match $pattern]) > 0
  || _type == "redirect" && !defined(movedId) && destination match $pattern
)]`

type Subject = { _type: string; slug: string | null; path: string | null }

/** Reads what the content service has, drafts included. Rejects if it does not answer. */
export async function findUses(client: SanityClient, documentId: string): Promise<Using[]> {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const id = getPublishedId(documentId)
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS), tag: 'in-use' }
  const [subject, referring] = await Promise.all([
    raw.fetch<Subject | null>(SUBJECT_QUERY, { id }, options),
    raw.fetch<StoredDocument[]>(REFERRING_QUERY, { id }, options),
  ])
  const key = subject && keyOf(subject)
  const linking = key ? await findLinking(raw, id, key, options) : []
  const uses = [...linking.map(each => using(each, false)), ...referring.map(each => using(each, true))]
  return [...new Map(uses.map(each => [each.id, each])).values()]
}

/** All pages of a list are of one document. */
async function findLinking(raw: SanityClient, id: string, key: string, options: object) {
  const params = { id, types: LINKING_TYPES, pattern: slugOf(key) }
  const found = await raw.fetch<StoredDocument[]>(LINKING_QUERY, params, options)
  return found.filter(document => collectSiteLinks(document).some(({ address }) => address.key === key))
}

function using({ _id, _type }: StoredDocument, isReference: boolean): Using {
  return { id: getPublishedId(_id), type: _type, isReference }
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
function keyOf({ _type, slug, path }: Subject): string | null {
  const own = _type === 'redirect' ? path : slug && placesOf({ _id: '', _type, slug })[0]?.path
  return (own && readSiteAddress(own)?.key) || null
}
