import { setTimeout as delay } from 'node:timers/promises'
import { readPageNumber } from '@/lib/addresses/blog'
import { isSiteIconName } from '@/lib/addresses/site-icons'
import { contentHealth } from '@/lib/process/content-health'
import { decodeOrNull } from '@/lib/words/decode'
import { type Addresses, addresses, currentAddresses } from '../addresses'

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
  const current = await Promise.race([currentAddresses(), delay(PATIENCE_MS, null, { ref: false })])
  if (!current) return 'unclear'
  return isIn(current) ? 'shown' : 'missing'
}

/** Answers from the list that is in memory, without a request to find out whether it has changed. */
export async function isListed(path: string): Promise<boolean> {
  const isIn = readPath(path)
  if (typeof isIn === 'boolean') return isIn
  const known = await addresses().get()
  return known !== null && isIn(known)
}

export async function mayExist(path: string): Promise<boolean> {
  return (await stateOf(path)) !== 'missing'
}

function readPath(path: string): boolean | ((paths: Addresses) => boolean) {
  // Next cannot serve a dynamic route whose parameter does not decode.
  if (decodeOrNull(path) === null) return !/^\/(post|blog|author|icons|og)\//.test(path)
  const [, icon] = /^\/icons\/([^/]+)\/?$/.exec(path) ?? []
  if (icon) return isSiteIconName(decodeURIComponent(icon))
  const [, place, rest = ''] = /^\/(post|author|blog\/page|blog\/category)\/(.+?)\/?$/.exec(path) ?? []
  if (!place) return true
  const [slug = '', ...deeper] = rest.split('/').map(decodeURIComponent)
  if (place === 'post') return deeper.length > 0 || (paths => paths.at('post', slug) !== null)
  if (place === 'blog/page') {
    const page = readPageNumber(slug)
    return deeper.length > 0 || (page !== null && (paths => page <= paths.pageCount()))
  }
  const page = deeper.length === 0 ? 1 : readPageNumber(deeper[1] ?? '')
  if (deeper.length > 0 && (deeper[0] !== 'page' || deeper.length > 2)) return true
  if (page === null) return false
  return paths => page <= paths.pageCount(place === 'author' ? 'author' : 'category', slug)
}
