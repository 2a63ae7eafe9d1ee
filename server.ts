import { createServer, type IncomingMessage } from 'node:http'
import next from 'next'
import { siteUrl } from './lib/environment/public-env.ts'
import { serverEnv } from './lib/environment/server-env.ts'
import { log } from './lib/process/log.ts'
import { closeAtStop, isStopping } from './lib/process/stopping.ts'
import { createBuildFiles } from './server/build-files.ts'
import { createGate, failAlone } from './server/gate/gate.ts'
import { createMalformedGate } from './server/gate/refusal.ts'
import { captureConsole, captureWarnings, logAnswer } from './server/logs.ts'
import { createMetrics } from './server/metrics.ts'
import { SiteResponse } from './server/site-response.ts'
import { createStopper, watchFaults } from './server/stop.ts'
import { inTrace, passTraceOn } from './server/trace.ts'

const REQUEST_TIMEOUT_MS = 60_000
/** Longer than proxies keep theirs: one that was idle for almost as long, and met a busy process, was closed under the next request. */
const KEEP_ALIVE_MS = 75_000

const port = Number(process.env.PORT || 3000)
const buildFolder = process.env.NEXT_DIST_DIR || '.next'

// Node reads next.config.ts as it is: Next would compile it with a compiler that the build lacks.
process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true'
process.env.OWN_SERVER = '1'
captureConsole()
captureWarnings()
passTraceOn()

// Without the callback Node would pass upgrades to Next, which closes them without a response.
const server = createServer(
  {
    ServerResponse: SiteResponse,
    shouldUpgradeCallback: () => false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false,
  },
  handle,
)
server.on('checkContinue', handle)
server.on('checkExpectation', handle)
const malformed = createMalformedGate()
server.on('connect', malformed.onConnect)
server.on('clientError', malformed.onClientError)
const stopper = createStopper({ server, drainMs: serverEnv.drainMs, exit: process.exit })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopper.onSignal)
watchFaults({ exit: process.exit, stop: code => void stopper.stop(serverEnv.drainMs, code) })

const site = next({ dev: false, port })
await site.prepare()
closeAtStop(() => site.close())
const answer = site.getRequestHandler()
const admit = createGate(buildFolder, siteUrl)
const sendBuildFile = createBuildFiles(buildFolder)
const metrics = createMetrics()
const logsAll = process.env.LOG_REQUESTS === '1'
if (serverEnv.metricsPort !== null) metrics.listen(serverEnv.metricsPort)
server.listen(port, () => log.info('site.listening', { port, siteUrl }))

function handle(request: IncomingMessage, response: SiteResponse): void {
  malformed.note(response)
  inTrace(request.headers.traceparent, () => {
    // Next keeps the header, so that clients and proxies open their next connection elsewhere.
    if (isStopping()) response.setHeader('Connection', 'close')
    logAnswer(request, response, logsAll)
    metrics.countAnswer(request, response)
    if (metrics.answer(request, response, serverEnv.metricsToken) || sendBuildFile(request, response)) return
    admit(request, response, answer).catch(error => failAlone(response, error))
  })
}
