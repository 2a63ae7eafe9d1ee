import { addressOf } from './page-address.ts'
import { redirectKey } from './redirects.ts'

/** Addresses that a post or page had before they changed. Redirects from them are made by the site, and permanent. */

/** Sanity's limit for ids of documents. */
const MAX_ID_LENGTH = 128

const POST = /^\/post\/([^/]+)\/?$/

/** The path of a post with this slug. */
export function postPath(slug: string): string {
  return `/post/${encodeURIComponent(slug)}`
}

/** The path under which visitors know a document, or null if it has none of its own. Types are those whose address staff may change. */
export function pathOfDocument(document: unknown): string | null {
  const { _type, slug } = Object(document)
  const current = typeof slug === 'object' && slug !== null ? slug.current : null
  if (typeof current !== 'string' || current === '') return null
  if (_type === 'page') return addressOf(`/${current}`) && `/${current}`
  return _type === 'post' ? postPath(current) : null
}

/** The form in which addresses that moved are compared; null for those that no document can have had. */
export function movedKey(path: string): string | null {
  const slug = POST.exec(path)?.[1]
  if (slug === undefined) return redirectKey(path)
  try {
    return `/post/${decodeURIComponent(slug)}`
  } catch {
    return null
  }
}

/** Id of the redirect from a path. It derives from the path alone, so a later document with the same path replaces the redirect. */
export function movedRedirectId(path: string): string {
  const name = path.startsWith('/post/') ? path.slice(1) : `page${path}`
  const safe = name.replace('/', '-').replaceAll('/', '--')
  return `moved-${safe.replace(/[^\w-]/g, sign => `_${sign.charCodeAt(0).toString(16)}`)}`.slice(0, MAX_ID_LENGTH)
}
