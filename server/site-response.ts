import { type IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import compression from 'compression'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { baseHeaders, NO_PAGE_POLICY, POLICY_HEADER, pageHeaders } from '../lib/environment/security-headers.ts'
import { serverEnv } from '../lib/environment/server-env.ts'
import { takesBrotli } from './build-files.ts'

const MAX_PAGES = 24
const STALE_IF_ERROR = 24 * 60 * 60

type Compressed = { body: Buffer; isBest: boolean }

/** By the text that Next sends, which is the same string while a page is stored: finding it compares no characters. */
const pages = new LRUCache<string, Compressed>({ max: MAX_PAGES })
/** From 0 to 11. At 5 the landing page is 40 % smaller than with gzip, and compresses faster. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** At 11, the default, it is a seventh smaller again, in half a second: for pages that are sent often, in the background. */
const compressBest = promisify(brotliCompress)
const compress = compression({ brotli: BROTLI })
const DATA_HEADERS = { ...baseHeaders('site'), [POLICY_HEADER]: NO_PAGE_POLICY }
/** Pages that come neither from the store nor through proxy.ts say that something failed. */
const ERROR_HEADERS = { ...baseHeaders('site'), ...pageHeaders('site') }

/** A page that is sent as a whole is compressed once with Brotli; `compression` does everything else. */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...args)
    Reflect.apply(compress, null, [this.req, this, () => {}])
    const { end } = this
    const endOnce = (body?: unknown, ...rest: unknown[]) => Reflect.apply(end, this, [this.#prepare(body), ...rest])
    Object.assign(this, { end: endOnce })
  }

  override writeHead(...args: unknown[]): this {
    this.#complete(Number(args[0]))
    return Reflect.apply(super.writeHead, this, args)
  }

  #prepare(body: unknown): unknown {
    if (this.headersSent || typeof body !== 'string' || !isPage(this)) return body
    if (this.#isKnown()) return undefined
    return takesBrotli(this.req) ? encodeOnce(body, this) : body
  }

  /** True when the browser already has this page; the response is then a 304. */
  #isKnown(): boolean {
    const { method, headers } = this.req
    const etag = String(this.getHeader('ETag') ?? '')
    if (method !== 'GET' || this.statusCode !== 200 || etag === '' || !fresh(headers, { etag })) return false
    this.statusCode = 304
    for (const name of ['Content-Type', 'Content-Length']) this.removeHeader(name)
    return true
  }

  /** Next lets shared caches keep a page for up to a year, but does not tell them of a change. */
  #complete(status: number): void {
    // Browsers would apply a policy that comes with 304 to the file that they have.
    const isUnchanged = status === 304
    for (const [name, value] of Object.entries(isPage(this) ? ERROR_HEADERS : DATA_HEADERS)) {
      if (!this.hasHeader(name) && !(isUnchanged && name === POLICY_HEADER)) this.setHeader(name, value)
    }
    // Of several lines, nginx before 1.23 heeds the last.
    if (this.hasHeader('Vary')) this.setHeader('Vary', [this.getHeader('Vary') ?? []].flat().join(', '))
    if (!/\bs-maxage=/.test(String(this.getHeader('Cache-Control')))) return
    const { sharedMaxAge } = serverEnv
    const shared =
      sharedMaxAge > 0 && status < 400 ? `s-maxage=${sharedMaxAge}, stale-if-error=${STALE_IF_ERROR}` : 's-maxage=0'
    this.setHeader('Cache-Control', `public, max-age=0, ${shared}`)
  }
}

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/html')
}

let isImproving = false

function encodeOnce(text: string, response: ServerResponse): Buffer {
  const known = pages.get(text)
  const page = known ?? { body: brotliCompressSync(text, BROTLI), isBest: false }
  pages.set(text, page)
  if (known && !known.isBest && !isImproving) void improve(page, text)
  response.setHeader('Content-Encoding', 'br').setHeader('Content-Length', page.body.length)
  return page.body
}

async function improve(page: Compressed, text: string): Promise<void> {
  isImproving = true
  page.isBest = true
  try {
    page.body = await compressBest(text)
  } finally {
    isImproving = false
  }
}
