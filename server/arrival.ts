/** What a request gets before anything reads it, under server.ts and under `next start` alike. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { siteUrl } from '../lib/environment/public-env.ts'
import { serverEnv } from '../lib/environment/server-env.ts'
import { log } from '../lib/process/log.ts'
import { keepResponse, OTHER_NAME_HEADER } from '../lib/process/page-status.ts'
import { RENDER_HEADER, readPreviewId } from './cache/render-page.ts'
import { createProxyWatch } from './proxy-hops.ts'
import { isForSite } from './site-name.ts'

/** Next takes a nonce from these, and writes it into a page that it stores for everybody. */
const POLICIES = ['content-security-policy', 'content-security-policy-report-only']

const CHANNEL = 'http.server.request.start'

/** https://nodejs.org/api/diagnostics_channel.html#event-httpserverrequeststart. Returns a function that stops it. */
export function prepareArrivals(buildFolder: string): () => void {
  if (serverEnv.tricks.draftMode) tellProxyOfDraftMode(buildFolder)
  const site = new URL(siteUrl)
  const watchForProxy = createProxyWatch(serverEnv.trustedProxyHops)
  const prepare = (message: unknown) => {
    if (!isArrival(message)) return
    const { request, response } = message
    keepResponse(response)
    nameVisitor(request, watchForProxy)
    for (const name of [...POLICIES, OTHER_NAME_HEADER]) delete request.headers[name]
    // This process renders its pages under an address of this machine.
    if (!isForSite(request.headers, site) && !request.headers[RENDER_HEADER]) request.headers[OTHER_NAME_HEADER] = '1'
  }
  subscribe(CHANNEL, prepare)
  return () => unsubscribe(CHANNEL, prepare)
}

/** Without this variable draftMode() does not work in proxy.ts: Next sets it only for proxies outside this process. */
export function tellProxyOfDraftMode(buildFolder: string): void {
  try {
    process.env.__NEXT_PREVIEW_MODE_ID ||= readPreviewId(buildFolder)
  } catch (error) {
    log.warn('preview.incomplete', { message: 'Posts that were never published are missing in the preview' }, error)
  }
}

function nameVisitor({ headers, socket }: IncomingMessage, watch: ReturnType<typeof createProxyWatch>): void {
  const before = String(headers['x-forwarded-for'] ?? '')
  watch(before, socket.remoteAddress ?? '')
  headers['x-forwarded-for'] = [before, socket.remoteAddress].filter(Boolean).join(', ')
}

function isArrival(message: unknown): message is { request: IncomingMessage; response: ServerResponse } {
  const { request, response } = Object(message)
  return request instanceof IncomingMessage && response instanceof ServerResponse
}
