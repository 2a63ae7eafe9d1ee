import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { HttpError, httpError, unsupportedMediaType } from './errors.ts'
import { json } from './response.ts'
import { createRouter } from './router.ts'
import type { HttpRequest, HttpResponse, Identity, RawRequest, Route } from './types.ts'

/** Answers a request; never throws. */
export type Dispatch = (request: RawRequest) => Promise<HttpResponse>

/** The identity behind an Authorization header; null without one. Throws 401 when the token is unknown. */
export type Identify = (authorization: string | undefined) => Identity | null

/** Routes requests, and is the one place where errors become responses. `check` refuses a request by what it throws. */
export function createDispatch(
  routes: Route[],
  identify: Identify,
  check: (request: HttpRequest) => void = () => {},
): Dispatch {
  const router = createRouter(routes)
  return async request => {
    try {
      const { target, ...received } = request
      const [rawPath = '', ...query] = target.split('?')
      const { route, path, params } = router(request.method, rawPath)
      refuseEncodedBody(request.headers)
      const identity = identify(request.headers.authorization)
      const wanted = { ...received, path, params, query: new URLSearchParams(query.join('?')), identity }
      check(wanted)
      return await route.handle(wanted)
    } catch (error) {
      return errorResponse(error, request)
    }
  }
}

/**
 * The response for an error. Anything but an HttpError is logged with the traceId that clients show, and the client learns nothing else about its cause.
 */
export function errorResponse(error: unknown, request: Omit<RawRequest, 'body'>): HttpResponse {
  if (error instanceof HttpError) return json(error.body, error.status, error.headers)
  const { method, target, headers, signal } = request
  const what = `${method} ${target.split('?')[0]} failed (traceId: ${traceIdOf(headers.traceparent)}):`
  if (!signal.aborted) console.error(what, error)
  const { status, body } = httpError(500, 'Internal Server Error', 'An internal server error occurred')
  return json(body, status)
}

/** A compressed body could expand without limit, and no client needs to send one. */
function refuseEncodedBody(headers: IncomingHttpHeaders) {
  const encoding = headers['content-encoding']
  if (encoding && encoding !== 'identity') throw unsupportedMediaType(`Content-Encoding "${encoding}" is not supported`)
}

/** https://www.w3.org/TR/trace-context/#traceparent-header: version, trace, span of the caller, flags. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/
const TRACE_BYTES = 16
const SPAN_BYTES = 8
const NOT_RECORDED = '00'

/** The `traceparent` of a response: it continues the trace that the request names, or starts one. */
export function continueTrace(header: string | string[] | undefined): string {
  const trace = traceIdOf(header) ?? randomBytes(TRACE_BYTES).toString('hex')
  return `00-${trace}-${randomBytes(SPAN_BYTES).toString('hex')}-${NOT_RECORDED}`
}

/** What `@sanity/client` shows as the `traceId` of an error; null for a header that is not valid. */
function traceIdOf(header: string | string[] | undefined): string | null {
  return TRACEPARENT.exec(String(header ?? ''))?.[1] ?? null
}
