import { z } from 'zod'
import { pageCountOf } from '@/lib/addresses/blog'
import { addressOf, holdersOf, problemOfAddress } from '@/lib/addresses/page-address'
import { serverEnv } from '@/lib/environment/server-env'
import { LIVE_PAGE, PLAIN_PAGE } from '@/lib/pages'
import { log } from '@/lib/process/log'
import { perProcess } from '@/lib/process/per-process'
import { SECTIONS_OF_PAGES } from '@/lib/sections'
import { readInstant } from '@/lib/time/zoned-time'
import { ADDRESSES_QUERY, PAGE_KIND_QUERY } from '@/schemas/documents/pages.query'
import { client } from './client'
import { cached, fetchContent } from './fetch'
import { tagsOf } from './freshness/tags'
import { keepAnswer } from './kept-answer'
import { keepList, readPortions } from './kept-list'
import { getPreviewChoice, type PreviewChoice } from './preview-choice'
import { readRedirects, toRedirects } from './routes/redirects'
import type { ADDRESSES_QUERY_RESULT } from './types.gen'
import { text } from './values'
import { isInSeason } from './window'

/** The one list of addresses: posts, also scheduled ones, pages that staff built, categories and authors, the slugs that posts had before, and redirects. */

const PORTION = 1_000
const MAX_DOCUMENTS = 50_000
/** The oldest are dropped then. The Studio writes a redirect for each change, so the list only serves other programs. */
const MAX_FORMER = 1_000

const TYPES = ['post', 'page', 'category', 'author'] as const

type AddressedType = (typeof TYPES)[number]

const NAMED = z.object({ _id: z.string(), slug: z.string() })
const FORMER = z.array(NAMED).catch([])
const ANSWER = z.object({ documents: z.array(z.unknown()), former: FORMER, redirects: z.array(z.unknown()).catch([]) })

const TEXT = z.string().catch('').transform(text)

/** Each alone, because one incomplete document must not cost all the others their addresses. */
const DOCUMENT = NAMED.extend({
  _type: z.enum(TYPES),
  _createdAt: TEXT,
  _updatedAt: TEXT,
  title: TEXT,
  /** What a page that staff built says of itself. */
  text: TEXT,
  ...{ publishedAt: TEXT, category: TEXT, author: TEXT },
  isLive: z.boolean().catch(false),
  noIndex: z.boolean().catch(false),
  window: z.looseObject({}).nullable().catch(null),
})
  .transform(document => ({ ...document, comesAt: readInstant(document.publishedAt) }))
  .refine(({ _type, comesAt }) => _type !== 'post' || comesAt !== null)

/** `comesAt` is when a post is published, in milliseconds; `category` and `author` are ids. */
export type Addressed = z.output<typeof DOCUMENT>

/** What visitors find now. */
export type Addresses = Awaited<ReturnType<typeof toAddresses>>

let reported = ''

export function addresses() {
  return perProcess('addresses', () => {
    const url = client.getDataUrl('query')
    const kept = keepAnswer({ folder: serverEnv.cacheFolder, name: 'addresses', url, of: 'content' })
    let last: unknown = null
    const read = async () => {
      last ??= await kept.read(answer => answer)
      const [documents, redirects] = await Promise.all([readDocuments(), readRedirects()])
      last = { documents, redirects, former: formerSlugs(last, documents) }
      return last
    }
    return keepList({ tags: tagsOf('addresses'), read, decode: toAddresses, kept })
  })
}

/** Throws if the content service fails. Call it in a `'use cache'` function. */
export async function currentAddresses(): Promise<Addresses> {
  const known = await addresses().current()
  if (!known) throw new Error('The content service does not say which addresses there are')
  return known
}

/** What the build prerenders of these documents, the newest first. Next requires at least one entry; the other pages are rendered at their first request. */
export async function slugsOfBuild(type: AddressedType, { max = Infinity, isLive = false } = {}): Promise<string[]> {
  'use cache'
  cached('addresses')
  const known = (await currentAddresses()).all(type).filter(({ title }) => title)
  const timeOf = ({ comesAt, _updatedAt }: Addressed) => comesAt ?? readInstant(_updatedAt) ?? 0
  const newest = known.sort((one, other) => timeOf(other) - timeOf(one)).slice(0, max)
  const slugs = newest.filter(each => each.isLive === isLive).map(({ slug }) => slug)
  return slugs.length > 0 ? slugs : ['none']
}

/**
 * The path that renders the page that staff built for a path of this site, or null if there is none or its season is not now. While the content service fails, the last known pages
 * stay, also across a restart. In draft mode unpublished pages count, too, and it throws if the request to Sanity fails.
 */
export async function findOwnPage(path: string): Promise<string | null> {
  const address = addressOf(path)
  if (!address) return null
  const preview = await getPreviewChoice()
  const page = preview
    ? await fetchContent(PAGE_KIND_QUERY, { slug: address, plain: SECTIONS_OF_PAGES }, { preview })
    : (await addresses().get())?.at('page', address)
  const isShown = page && (!preview || isInSeason(page.window, preview.date?.moment ?? Date.now()))
  return isShown ? `${page.isLive ? LIVE_PAGE : PLAIN_PAGE}/${address}` : null
}

/** Rejects if the service fails. */
export function readDocuments(preview: PreviewChoice | null = null): Promise<ADDRESSES_QUERY_RESULT> {
  return readPortions({ size: PORTION, max: MAX_DOCUMENTS }, portion =>
    fetchContent(ADDRESSES_QUERY, { ...portion, plain: SECTIONS_OF_PAGES }, { preview }),
  )
}

/** The Studio, which validates, is not the only writer. */
async function toAddresses(answer: unknown) {
  const { documents, former, redirects } = ANSWER.parse(answer)
  const byType = Map.groupBy(
    withoutProblems(documents.flatMap(each => DOCUMENT.safeParse(each).data ?? [])),
    ({ _type }) => _type,
  )
  const holders = new Map(TYPES.map(type => [type, holdersOf(byType.get(type) ?? [])]))
  const byId = new Map(
    [...holders.values()].flatMap(each => [...each.values()].map(document => [document._id, document])),
  )
  const owners = new Map(former.map(({ slug, _id }) => [slug, _id]))
  const at = (type: AddressedType, slug: string) => shown(holders.get(type)?.get(slug))
  const all = (type: AddressedType) => [...(holders.get(type)?.values() ?? [])].filter(isShown)
  return {
    ...(await toRedirects(redirects)),
    ...{ at, all, withId: (id: string) => shown(byId.get(id)) },
    /** Pages of the list of all posts, or of those of a category or an author; 0 if none has this slug. */
    pageCount: (of?: 'category' | 'author', slug = '') => {
      if (!of) return pageCountOf(all('post').length)
      const list = at(of, slug)
      return list ? pageCountOf(all('post').filter(post => post[of] === list._id).length) : 0
    },
    /** The id of the post that had this slug last. */
    formerOwner: (slug: string) => owners.get(slug) ?? null,
  }
}

/** `last` is the last answer with the slugs that were found then; anything else counts as none. */
export function formerSlugs(last: unknown, documents: readonly unknown[]): z.output<typeof FORMER> {
  const before = ANSWER.safeParse(last).data
  if (!before) return []
  const now = new Map(slugsOfPosts(documents).map(({ _id, slug }) => [_id, slug]))
  const taken = new Set(now.values())
  const changed = slugsOfPosts(before.documents).filter(({ _id, slug }) => now.has(_id) && now.get(_id) !== slug)
  const owners = new Map([...before.former, ...changed].map(({ slug, _id }) => [slug, _id]))
  return [...owners]
    .filter(([slug]) => !taken.has(slug))
    .map(([slug, _id]) => ({ slug, _id }))
    .slice(-MAX_FORMER)
}

const POST = NAMED.extend({ _type: z.literal('post') })

function slugsOfPosts(documents: readonly unknown[]) {
  return documents.flatMap(each => POST.safeParse(each).data ?? [])
}

/** Pages alone may have an address that belongs to the site. */
function withoutProblems(documents: Addressed[]): Addressed[] {
  const problems = new Map(
    documents.flatMap(each => {
      const problem = each._type === 'page' ? problemOfAddress(each.slug) : null
      return problem ? [[each, `${each.slug}: ${problem}`]] : []
    }),
  )
  const report = [...problems.values()].join('; ')
  if (report && report !== reported) log.warn('pages.ignored', { count: problems.size, problems: report })
  reported = report
  return documents.filter(each => !problems.has(each))
}

function shown(document: Addressed | undefined): Addressed | null {
  return document && isShown(document) ? document : null
}

/** Scheduled and seasonal documents are in the list, so that each appears when its time comes. */
function isShown({ _type, comesAt, window }: Addressed): boolean {
  return (_type !== 'post' || (comesAt ?? 0) <= Date.now()) && isInSeason(window, Date.now())
}
