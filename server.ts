import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import onHeaders from 'on-headers'
import { siteUrl } from './lib/environment/public-env.ts'
import { serverEnv } from './lib/environment/server-env.ts'
import { log } from './lib/log.ts'
import { withPageStatus } from './lib/page-status.ts'
import { closeAtStop, isStopping } from './lib/stopping.ts'
import { createBuildFiles } from './server/build-files.ts'
import { BROTLI_QUALITY } from './server/encoding.ts'
import { createGate, failAlone } from './server/gate/gate.ts'
import { createMalformedGate } from './server/gate/malformed.ts'
import { captureConsole, captureWarnings, logAnswer } from './server/logs.ts'
import { createMetrics } from './server/metrics.ts'
import { tellProxyOfDraftMode } from './server/preview-id.ts'
import { createProxyWatch, warnOfUnsetHops } from './server/proxy-hops.ts'
import { limitSharedCaches, offerPagesAhead, takeNegotiated, takeStatus } from './server/response-headers.ts'
import { secure } from './server/secure.ts'
import { createStopper, watchFaults } from './server/stop.ts'
import { inTrace, passTraceOn } from './server/trace.ts'
import { TRICKS } from './server/tricks.ts'

const REQUEST_TIMEOUT_MS = 60_000
/** Longer than proxies keep theirs: one that was idle for almost as long, and met a busy process, was closed under the next request. */
const KEEP_ALIVE_MS = 75_000

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const port = Number(process.env.PORT || 3000)
const buildFolder = process.env.NEXT_DIST_DIR || '.next'
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
}) as unknown as Middleware

if (TRICKS.plainConfig) process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true'
captureConsole()
captureWarnings()
passTraceOn()

// Without the callback Node would pass upgrades to Next, which closes them without a response.
const server = createServer(
  {
    shouldUpgradeCallback: () => false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false,
  },
  handle,
)
server.on('checkContinue', handle)
server.on('checkExpectation', handle)
server.on('connect', refuseTunnel)
const malformed = createMalformedGate()
server.on('clientError', malformed.onClientError)
const stopper = createStopper({ server, drainMs: serverEnv.drainMs, exit: process.exit })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopper.onSignal)
watchFaults({ exit: process.exit, stop: code => void stopper.stop(serverEnv.drainMs, code) })

if (TRICKS.draftMode) tellProxyOfDraftMode(buildFolder)
const site = next({ dev: false, port })
await site.prepare()
closeAtStop(() => site.close())
const answer = site.getRequestHandler()
const admit = createGate(buildFolder, siteUrl)
const sendBuildFile = createBuildFiles(buildFolder)
const metrics = createMetrics()
const logsAll = process.env.LOG_REQUESTS === '1'
const watchForProxy = createProxyWatch(serverEnv.trustedProxyHops)
if (process.env.NEXT_PUBLIC_SANITY_PROJECT_ID) warnOfUnsetHops(serverEnv.trustedProxyHops)
if (serverEnv.metricsPort !== null) metrics.listen(serverEnv.metricsPort)
server.listen(port, () => log.info('site.listening', { port, siteUrl }))

function handle(request: IncomingMessage, response: ServerResponse): void {
  malformed.note(response)
  inTrace(request.headers.traceparent, () => respond(request, response))
}

function respond(request: IncomingMessage, response: ServerResponse): void {
  // Next keeps the header, so that clients and proxies open their next connection elsewhere.
  if (isStopping()) response.setHeader('Connection', 'close')
  logAnswer(request, response, logsAll)
  metrics.countAnswer(request, response)
  if (metrics.answer(request, response, serverEnv.metricsToken)) return
  nameVisitor(request)
  onHeaders(response, () => {
    if (TRICKS.statusHeader) takeStatus(response)
    takeNegotiated(response)
    offerPagesAhead(request, response)
    limitSharedCaches(request, response, serverEnv.sharedMaxAge)
  })
  compress(request, response, () => {
    secure(request, response)
    if (sendBuildFile(request, response)) return
    withPageStatus(response, () => admit(request, response, answer)).catch(error => failAlone(response, error))
  })
}

function nameVisitor({ headers, socket }: IncomingMessage): void {
  const before = String(headers['x-forwarded-for'] ?? '')
  watchForProxy(before, socket.remoteAddress ?? '')
  headers['x-forwarded-for'] = [before, socket.remoteAddress].filter(Boolean).join(', ')
}

function refuseTunnel(_: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => {})
  socket.end(
    'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  )
}
