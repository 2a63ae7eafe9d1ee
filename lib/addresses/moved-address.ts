import { decodeOrNull } from '../words/decode.ts'
import { addressOf } from './page-address.ts'
import { redirectKey } from './redirects.ts'

/** Sanity's limit for ids of documents. */
const MAX_ID_LENGTH = 128

const POST = /^\/post\/([^/]+)\/?$/

export function postPath(slug: string): string {
  return `/post/${encodeURIComponent(slug)}`
}

export function pathOfDocument(document: unknown): string | null {
  const { _type, slug } = Object(document)
  const current = typeof slug === 'object' && slug !== null ? slug.current : null
  if (typeof current !== 'string' || current === '') return null
  if (_type === 'page') return addressOf(`/${current}`) && `/${current}`
  return _type === 'post' ? postPath(current) : null
}

export function movedKey(path: string): string | null {
  const slug = POST.exec(path)?.[1]
  if (slug === undefined) return redirectKey(path)
  const name = decodeOrNull(slug)
  return name === null ? null : `/post/${name}`
}

/** Derives from the path alone, so a later document with the same path replaces the redirect. */
export function movedRedirectId(path: string): string {
  const name = path.startsWith('/post/') ? path.slice(1) : `page${path}`
  const safe = name.replace('/', '-').replaceAll('/', '--')
  return `moved-${safe.replace(/[^\w-]/g, sign => `_${sign.charCodeAt(0).toString(16)}`)}`.slice(0, MAX_ID_LENGTH)
}
