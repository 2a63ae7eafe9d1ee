import type { SanityClient } from '@sanity/client'
import { sortRedirects } from '@/lib/sort-redirects'
import { REDIRECT_STATES_QUERY, SHOWN_DOCUMENTS_QUERY } from '@/schemas/documents/redirect.query'
import { fetchLinkTargets, type LinkTargets } from '@/schemas/rules/link-targets'
import { collectSiteLinks, findBrokenLinks } from '@/schemas/rules/links'

/** A published redirect. `movedId` is the document that had its path, if the site made it. */
export type StoredRedirect = {
  id: string
  createdAt: string
  path: string
  destination: string
  confirmedHost: string | null
  movedId: string | null
  active: boolean
}

/** `broken` says what is wrong, as a sentence for staff. `to` is where a redirect that the site made leads now. */
export type RedirectState = { redirect: StoredRedirect; broken: string | null; to: string | null }

const PORTION = 2_000
const TIMEOUT_MS = 10_000

/** All published redirects, the oldest first, because the site follows the older of two. Rejects if the content service fails. */
export async function fetchRedirects(client: SanityClient): Promise<StoredRedirect[]> {
  const all: StoredRedirect[] = []
  for (let after = '', isMore = true; isMore; after = all.at(-1)?.id ?? '') {
    const portion = await published(client).fetch(REDIRECT_STATES_QUERY, { after, count: PORTION }, request())
    for (const { _id, _createdAt, path, destination, active, ...rest } of portion) {
      const stored = { id: _id, createdAt: _createdAt, path: path ?? '', destination: destination ?? '' }
      all.push({ ...rest, ...stored, active: active !== false })
    }
    isMore = portion.length === PORTION
  }
  return all.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
}

/** All redirects with what the site does with them. Rejects if the content service fails. */
export async function fetchRedirectStates(client: SanityClient): Promise<RedirectState[]> {
  const redirects = await fetchRedirects(client)
  const ids = redirects.flatMap(({ movedId }) => movedId ?? [])
  const links = redirects.flatMap(redirect => collectSiteLinks(toDocument(redirect)))
  const [targets, shown] = await Promise.all([
    fetchLinkTargets(client, links),
    ids.length > 0 ? published(client).fetch(SHOWN_DOCUMENTS_QUERY, { ids }, request()) : [],
  ])
  return statesOf(
    redirects,
    targets,
    new Map(shown.map(({ _id, _type, slug }) => [_id, _type === 'page' ? `/${slug}` : `/post/${slug}`])),
  )
}

/** `shown` has the paths of the documents that visitors can open, by id. */
export function statesOf(
  redirects: StoredRedirect[],
  targets: LinkTargets,
  shown: ReadonlyMap<string, string>,
): RedirectState[] {
  const { ignored } = sortRedirects(redirects.filter(({ movedId, active }) => movedId === null && active))
  return redirects.map(redirect => {
    if (redirect.movedId !== null) {
      const to = shown.get(redirect.movedId) ?? null
      const broken = to ? null : 'What had this address is not on the site: visitors see that the page is missing.'
      return { redirect, broken, to }
    }
    const reason = ignored.get(redirect)
    const [missing] = findBrokenLinks(toDocument(redirect), targets)
    const broken = reason ? `The site ignores it. ${reason}.` : (missing?.message ?? null)
    return { redirect, broken: redirect.active ? broken : null, to: null }
  })
}

function toDocument({ movedId, destination }: StoredRedirect) {
  return { _type: 'redirect', ...(movedId === null && { destination }) }
}

function published(client: SanityClient): SanityClient {
  return client.withConfig({ perspective: 'published', useCdn: false })
}

function request() {
  return { signal: AbortSignal.timeout(TIMEOUT_MS), tag: 'redirects' }
}
