import { setTimeout as delay } from 'node:timers/promises'
import { postPath, readBlogAddress } from '@/lib/addresses/blog'
import { meantPaths } from '@/lib/addresses/links'
import { markdownPath, pageOfMarkdown } from '@/lib/addresses/markdown-pages'
import { addressOf } from '@/lib/addresses/page-address'
import { isReserved, movedKey, type Redirect, redirectKey } from '@/lib/addresses/redirects'
import { isSiteIconName } from '@/lib/addresses/site-icons'
import { linkInPath } from '@/lib/forms/draft-code'
import { inLowerCase, ownPath } from '@/lib/pages'
import { contentHealth } from '@/lib/process/content-health'
import { decodeOrNull } from '@/lib/words/decode'
import { type Addressed, type Addresses, addresses, findOwnPage } from '../addresses'
import { catchUpNow } from '../freshness/catch-up'

/** An unknown path may have been published a moment ago. */
const PATIENCE_MS = 1_000

export type PathState = 'shown' | 'missing' | 'unclear'

/** Next would write a file for every unknown path under such a route. While the service fails, the last known paths stay. Never throws. */
export async function stateOf(path: string): Promise<PathState> {
  const isIn = readPath(path)
  if (typeof isIn === 'boolean') return isIn ? 'shown' : 'missing'
  const known = await addresses().get()
  if (!known || isIn(known)) return 'shown'
  if (contentHealth().isLost) return 'unclear'
  const current = await Promise.race([afterLook(), delay(PATIENCE_MS, null, { ref: false })])
  if (!current) return 'unclear'
  return isIn(current) ? 'shown' : 'missing'
}

/** Null if the content service does not say whether anything changed. */
async function afterLook(): Promise<Addresses | null> {
  return (await catchUpNow()) && addresses().current()
}

/** Answers from the list that is in memory, without a request to find out whether it has changed. */
async function isListed(path: string): Promise<boolean> {
  const isIn = readPath(path)
  if (typeof isIn === 'boolean') return isIn
  const known = await addresses().get()
  return known !== null && isIn(known)
}

export async function mayExist(path: string): Promise<boolean> {
  return (await stateOf(path)) !== 'missing'
}

export async function findRedirect(path: string): Promise<Redirect | null> {
  const key = redirectKey(path)
  return !key || isReserved(key) ? null : ((await addresses().get())?.redirects.get(key) ?? null)
}

/**
 * What a visitor meant who typed or pasted this path: that of the site's own pages in lower case, one that is known where this one is not, or a link
 * to saved answers, whose secret is the fragment. In draft mode it throws if the request to Sanity fails.
 */
export async function findMeant(path: string): Promise<string | null> {
  const link = linkInPath(path)
  if (link) return link
  const meant = meantPaths(path)
  if (meant.length === 0 || (await findKnown(path)) !== null) return inLowerCase(path)
  for (const each of meant) {
    const known = await findKnown(each)
    if (known !== null) return known
  }
  return inLowerCase(path)
}

/** Where something is at a path, in the site's spelling. */
async function findKnown(path: string): Promise<string | null> {
  const page = pageOfMarkdown(path)
  const known = page === null ? null : await findKnown(page)
  if (known !== null) return markdownPath(known)
  const own = ownPath(path)
  if (own !== null) return (await isListed(own)) ? own : findMoved(own)
  const key = redirectKey(path)
  if (key === null) return null
  return (await findRedirect(key)) || (await findOwnPage(key)) ? key : findMovedPage(key)
}

/** Call it only for paths that no document has now, so that a reused address is never a loop. Never throws. */
export async function findMoved(path: string): Promise<string | null> {
  const slug = /^\/post\/(.+)$/.exec(movedKey(path) ?? '')?.[1]
  if (slug === undefined) return null
  const now = await findMovedDocument(path, slug)
  return now?._type === 'post' && now.slug !== slug ? postPath(now.slug) : null
}

/** Null for every path that no page of staff can have. */
export async function findMovedPage(path: string): Promise<string | null> {
  const now = addressOf(path) && (await findMovedDocument(path))
  return now && now._type === 'page' ? `/${now.slug}` : null
}

/** While its redirect is off, an old address leads nowhere. `slug` is the one that a post had. */
async function findMovedDocument(path: string, slug = ''): Promise<Addressed | null> {
  const known = await addresses().get()
  const moved = known?.moved.get(movedKey(path) ?? '')
  if (!known || moved?.isOff) return null
  return known.withId(moved?.id ?? known.formerOwner(slug) ?? '')
}

function readPath(path: string): boolean | ((paths: Addresses) => boolean) {
  // Next cannot serve a dynamic route whose parameter does not decode.
  if (decodeOrNull(path) === null) return !/^\/(post|blog|author|icons|og)\//.test(path)
  const [, icon] = /^\/icons\/([^/]+)\/?$/.exec(path) ?? []
  if (icon) return isSiteIconName(decodeURIComponent(icon))
  const found = readBlogAddress(path)
  if (!found) return true
  if ('post' in found) return paths => paths.at('post', found.post) !== null
  const { page, of, slug } = found
  return page !== null && (paths => page <= paths.pageCount(of, slug))
}
