import { z } from 'zod'
import { log } from '@/lib/log'
import { addressOf, holdersOf, problemOfAddress } from '@/lib/page-address'
import { LIVE_PAGE, PLAIN_PAGE } from '@/lib/pages'
import { perProcess } from '@/lib/per-process'
import { SECTIONS_OF_PAGES } from '@/lib/sections'
import { PAGE_KIND_QUERY, PAGE_PATHS_QUERY } from '@/schemas/documents/page.query'
import { fetchContent, fetchPublished } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { getPreviewChoice } from '../preview-choice'
import type { PAGE_PATHS_QUERY_RESULT } from '../types.gen'
import { isInSeason } from '../window'
import { keepContent, keepList, readPortions } from './kept-list'

const PORTION = 1_000
const MAX_PAGES = 10_000

const RAW_PATHS = z.array(
  z.object({
    _id: z.string(),
    /** Missing in files that an earlier version of the site wrote. */
    _createdAt: z.string().nullable().catch(null),
    slug: z.string().nullable().catch(null),
    isLive: z.boolean().nullable().catch(null),
    window: z.looseObject({}).nullable().catch(null),
  }),
)

const addresses = perProcess('addresses of pages', () =>
  keepList({
    name: 'Addresses of pages',
    tags: tagsOf('pagePaths'),
    read: readAll,
    decode: toAddresses,
    kept: keepContent('page-paths'),
  }),
)
let reported = ''

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
    : (await addresses.get())?.byAddress.get(address)
  const isShown = page && isInSeason(page.window, preview?.date?.moment ?? Date.now())
  return isShown ? `${page.isLive ? LIVE_PAGE : PLAIN_PAGE}/${address}` : null
}

export async function findAddressOf(id: string): Promise<string | null> {
  const page = (await addresses.get())?.byId.get(id)
  return page && isInSeason(page.window, Date.now()) ? page.slug : null
}

function readAll(): Promise<PAGE_PATHS_QUERY_RESULT> {
  return readPortions({ size: PORTION, max: MAX_PAGES }, portion =>
    fetchPublished(PAGE_PATHS_QUERY, { ...portion, plain: SECTIONS_OF_PAGES }),
  )
}

type Listed = { slug: string; isLive: boolean; window: object | null }

type OwnPages = { byAddress: Map<string, Listed>; byId: Map<string, Listed> }

/** The Studio, which validates, is not the only writer. */
function toAddresses(answer: unknown): OwnPages {
  const pages = RAW_PATHS.parse(answer).flatMap(({ slug, isLive, ...page }) =>
    slug ? [{ ...page, slug, isLive: isLive === true, problem: problemOfAddress(slug) }] : [],
  )
  const problems = pages.flatMap(({ slug, problem }) => (problem ? [`${slug}: ${problem}`] : []))
  const report = problems.join('; ')
  if (report && report !== reported) log.warn('pages.ignored', { count: problems.length, problems: report })
  reported = report
  const byAddress = holdersOf(pages.filter(({ problem }) => !problem))
  return { byAddress, byId: new Map([...byAddress.values()].map(page => [page._id, page])) }
}
