import { readPageNumber } from '@/lib/blog'
import { contentHealth } from '@/lib/content-health'
import { perProcess } from '@/lib/per-process'
import { isSiteIconName } from '@/lib/site-icons'
import { type BlogPaths, blogPaths } from './blog-paths'

/** A request for an unknown path waits this long for the list that may have it. */
const PATIENCE_MS = 1_000
/** A crawl of unknown paths has the list read again once a minute; the first few visitors of what was just published do not wait for it. */
const MAX_READS = 5
const MINUTE_MS = 60_000

/** `unclear`: the content service has to say whether it exists, and does not answer. */
export type PathState = 'shown' | 'missing' | 'unclear'

const reads = perProcess('readings of the paths', () => ({ left: MAX_READS, refilledAt: performance.now() }))

/**
 * Whether a path of a blog post, a page of a list of posts, an author, or an icon exists; 'shown' for every other path. Without this check, Next
 * would write a file to disk for every unknown path under such a route. While the content service fails, the last known paths stay; if
 * none are known, every path may exist. Never throws.
 */
export async function stateOf(path: string): Promise<PathState> {
  const isIn = readPath(path)
  if (typeof isIn === 'boolean') return isIn ? 'shown' : 'missing'
  const paths = blogPaths()
  const known = await paths.get()
  if (!known || isIn(known)) return 'shown'
  if (contentHealth().isLost) return 'unclear'
  // A reading that runs may have begun before the path was published; what it finds counts, what it lacks does not.
  if (paths.isReading()) {
    const current = await paths.readAgain(PATIENCE_MS)
    if (!current) return 'unclear'
    if (isIn(current)) return 'shown'
  }
  if (!takeRead()) return 'missing'
  const current = await paths.readAgain(PATIENCE_MS)
  if (!current) return 'unclear'
  return isIn(current) ? 'shown' : 'missing'
}

/** False only for what certainly does not exist. */
export async function mayExist(path: string): Promise<boolean> {
  return (await stateOf(path)) !== 'missing'
}

function takeRead(): boolean {
  const minutes = Math.floor((performance.now() - reads.refilledAt) / MINUTE_MS)
  if (minutes > 0) {
    reads.left = Math.min(MAX_READS, reads.left + minutes)
    reads.refilledAt += minutes * MINUTE_MS
  }
  if (reads.left === 0) return false
  reads.left--
  return true
}

function readPath(path: string): boolean | ((paths: BlogPaths) => boolean) {
  // Next cannot serve a dynamic route whose parameter does not decode.
  if (!isReadable(path)) return !/^\/(post|blog|author|icons|og)\//.test(path)
  const [, icon] = /^\/icons\/([^/]+)\/?$/.exec(path) ?? []
  if (icon) return isSiteIconName(decodeURIComponent(icon))
  const [, place, rest = ''] = /^\/(post|author|blog\/page|blog\/category)\/(.+?)\/?$/.exec(path) ?? []
  if (!place) return true
  const [slug = '', ...deeper] = rest.split('/').map(decodeURIComponent)
  if (place === 'post') return deeper.length > 0 || (paths => paths.hasPost(slug))
  if (place === 'blog/page') {
    const page = readPageNumber(slug)
    return deeper.length > 0 || (page !== null && (paths => page <= paths.pageCount()))
  }
  const page = deeper.length === 0 ? 1 : readPageNumber(deeper[1] ?? '')
  if (deeper.length > 0 && (deeper[0] !== 'page' || deeper.length > 2)) return true
  if (page === null) return false
  return paths => page <= (place === 'author' ? paths.pageCountBy(slug) : paths.pageCountIn(slug))
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
