/**
 * The built site's HTTP server: Next's own, plus what is usually left to a proxy. It compresses with Brotli, adds the security headers,
 * and appends the address of the connection to X-Forwarded-For (read by forms/rate-limit.ts). Workarounds for Next have switches in
 * server/tricks.ts.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import onHeaders from 'on-headers'
import { withPageStatus } from './lib/page-status.ts'
import { serverEnv } from './lib/server-env.ts'
import { tellProxyOfDraftMode } from './server/draft-mode.ts'
import { BROTLI_QUALITY } from './server/encoding.ts'
import { logAnswer } from './server/log-answers.ts'
import { takeStatus } from './server/page-status.ts'
import { createProxyWatch, warnOfUnsetHops } from './server/proxy-hops.ts'
import { secure } from './server/secure.ts'
import { limitSharedCaches } from './server/shared-caches.ts'
import { createStyleSheetLink } from './server/style-sheet-link.ts'
import { TRICKS } from './server/tricks.ts'

/** How long open requests may take to finish when the site is stopped. */
const STOP_TIMEOUT_MS = 3_000

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const port = Number(process.env.PORT || 3000)
const buildFolder = process.env.NEXT_DIST_DIR || '.next'
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
}) as unknown as Middleware

// What `next start --experimental-next-config-strip-types` sets.
if (TRICKS.plainConfig) process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true'
if (TRICKS.draftMode) tellProxyOfDraftMode(buildFolder)
const site = next({ dev: false, port })
await site.prepare()
const answer = site.getRequestHandler()
const linkStyleSheet = TRICKS.styleSheetLink ? createStyleSheetLink(buildFolder) : null
const logsAll = process.env.LOG_REQUESTS === '1'
const watchForProxy = createProxyWatch(serverEnv.trustedProxyHops)
if (process.env.NEXT_PUBLIC_SANITY_PROJECT_ID) warnOfUnsetHops(serverEnv.trustedProxyHops)

const server = createServer((request, response) => {
  logAnswer(request, response, logsAll)
  nameVisitor(request)
  onHeaders(response, () => {
    if (TRICKS.statusHeader) takeStatus(response)
    linkStyleSheet?.(response)
    limitSharedCaches(response, serverEnv.sharedMaxAge)
  })
  compress(request, response, () => {
    secure(request, response)
    void withPageStatus(response, () => answer(request, response))
  })
})
server.listen(port)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

/** Appends the connection's address to the entries of proxies, which a visitor may have forged. */
function nameVisitor({ headers, socket }: IncomingMessage): void {
  const before = String(headers['x-forwarded-for'] ?? '')
  watchForProxy(before, socket.remoteAddress ?? '')
  headers['x-forwarded-for'] = [before, socket.remoteAddress].filter(Boolean).join(', ')
}

function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref()
}
