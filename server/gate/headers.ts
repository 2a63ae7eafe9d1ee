import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { RefusedRequest } from '../../forms/decode.ts'
import { isThisMachine } from '../../lib/addresses/hosts.ts'
import { isSameSecret } from '../../lib/environment/secrets.ts'
import { decodeOrNull, jsonIn } from '../../lib/words/decode.ts'
import { RENDER_HEADER } from '../cache/render-page.ts'

/** Only Next's own processes, hosts and tests send these. Outsiders must not choose routes, tags or stored responses. */
const INTERNAL =
  /^(?:x-(?:nextjs?|middleware|invoke|now|prerender|action)-|x-(?:matched-path|original-url|rewrite-url)$|next-(?!router-|url$|action$))/
const ROUTER = /^(?:rsc$|next-(?:router-|url$))/
const STATE = 'next-router-state-tree'
const MAX_STATE_LENGTH = 40_000

/** As Next checks it, which answers 500 to any other. */
const SEGMENT = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.string().regex(/^(?:o?c|d|[cd]i\((?:\.{1,3}|\.\.\)\(\.\.)\))$/),
    z.array(z.string()).nullable(),
  ]),
])
const ROUTER_STATE: z.ZodType = z.lazy(() =>
  z.tuple([
    SEGMENT,
    z.record(z.string(), ROUTER_STATE),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
)

/** Throws RefusedRequest. */
export function examineHeaders(request: IncomingMessage, siteHost: string, previewId: string): void {
  const { headers, rawHeaders } = request
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1 || (hosts.length === 0 && request.httpVersion === '1.1'))
    throw new RefusedRequest(400, 'The request must have one Host.')
  if (headers.host !== undefined && !/^[\w.:[\]-]{0,255}$/.test(headers.host)) {
    throw new RefusedRequest(400, 'The Host must be a name or an address.')
  }
  if (request.httpVersion === '1.1' && headers.expect !== undefined && !awaitsContinue(request)) {
    throw new RefusedRequest(417, 'Only 100-continue may be expected.')
  }
  // Forms of pages call their actions by fields. By this header one could also call cached functions.
  if (headers['next-action'] !== undefined) throw new RefusedRequest(400, 'No action is called by a header.')

  const isOwn = isOwnRequest(request, previewId)
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) && !(isOwn && name === RENDER_HEADER)) delete headers[name]
  }
  // Next compares the origin of a form with this.
  headers['x-forwarded-host'] = siteHost
  if (headers.rsc === '1') requireRouterState(headers[STATE])
  else for (const name of Object.keys(headers)) if (ROUTER.test(name)) delete headers[name]
}

/** A client of HTTP/1.0 does not know "100 Continue". */
export function awaitsContinue({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && /^100-continue$/i.test(headers.expect ?? '')
}

/** A visitor behind a proxy on this machine also comes from a loopback address, but X-Forwarded-For names the visitor as well. */
function isOwnRequest({ headers, socket }: IncomingMessage, previewId: string): boolean {
  const id = headers[RENDER_HEADER]
  const { remoteAddress = '' } = socket
  const isDirect = headers['x-forwarded-for'] === remoteAddress
  return typeof id === 'string' && isDirect && isThisMachine(remoteAddress) && isSameSecret(id, previewId)
}

function requireRouterState(state: string | string[] | undefined): void {
  if (state === undefined) return
  const json = typeof state === 'string' && state.length <= MAX_STATE_LENGTH ? decodeOrNull(state) : null
  if (ROUTER_STATE.safeParse(jsonIn(json ?? '')).success) return
  throw new RefusedRequest(400, 'The router state is not one that a page of this site sends.')
}
