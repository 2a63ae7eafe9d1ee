import { meantPaths } from '@/lib/addresses/links'
import { markdownPath, pageOfMarkdown } from '@/lib/addresses/markdown-pages'
import { movedKey, postPath } from '@/lib/addresses/moved-address'
import { addressOf } from '@/lib/addresses/page-address'
import { redirectKey } from '@/lib/addresses/redirects'
import { linkInPath } from '@/lib/drafts/code'
import { inLowerCase, ownPath } from '@/lib/pages'
import { addresses, findOwnPage } from '../addresses'
import { isListed } from './known-paths'
import { findMovedId, findRedirect, isMovedOff } from './redirects'

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
  const [, room, slug] = movedKey(path)?.split('/') ?? []
  if (room !== 'post' || slug === undefined) return null
  const known = await addresses().get()
  if (await isMovedOff(path)) return null
  const id = (await findMovedId(path)) ?? known?.formerOwner(slug)
  const now = id ? known?.withId(id) : null
  return now?._type === 'post' && now.slug !== slug ? postPath(now.slug) : null
}

/** Null for every path that no page of staff can have. */
export async function findMovedPage(path: string): Promise<string | null> {
  if (!addressOf(path) || (await isMovedOff(path))) return null
  const id = await findMovedId(path)
  const now = id ? (await addresses().get())?.withId(id) : null
  return now?._type === 'page' ? `/${now.slug}` : null
}
