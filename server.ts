/**
 * The built site's HTTP server: Next's own, plus what is usually left to a proxy. It compresses with Brotli, preloads the style
 * sheet by a response header, adds the security headers, and appends the address of the connection to X-Forwarded-For (read by
 * forms/address.ts).
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import onHeaders from 'on-headers'
import { STATUS_HEADER } from './lib/page-status.ts'
import { serverEnv } from './lib/server-env.ts'
import { BROTLI_QUALITY } from './server/encoding.ts'
import { logAnswer } from './server/log-answers.ts'
import { createProxyWatch, warnOfUnsetHops } from './server/proxy-hops.ts'
import { secure } from './server/secure.ts'

/** How long open requests may take to finish when the site is stopped. */
const STOP_TIMEOUT_MS = 3_000

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const port = Number(process.env.PORT || 3000)
const buildFolder = process.env.NEXT_DIST_DIR || '.next'
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
}) as unknown as Middleware

tellProxyOfDraftMode()
const site = next({ dev: false, port })
await site.prepare()
const answer = site.getRequestHandler()
const styleSheet = findStyleSheet()
const logsAll = process.env.LOG_REQUESTS === '1'
const watchForProxy = createProxyWatch(serverEnv.trustedProxyHops)
if (process.env.NEXT_PUBLIC_SANITY_PROJECT_ID) warnOfUnsetHops(serverEnv.trustedProxyHops)

const server = createServer((request, response) => {
  logAnswer(request, response, logsAll)
  nameVisitor(request)
  onHeaders(response, () => {
    takeStatus(response)
    nameStyleSheet(response)
  })
  compress(request, response, () => {
    secure(request, response)
    void answer(request, response)
  })
})
server.listen(port)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

/** Without this variable draftMode() does not work in proxy.ts: Next sets it only for proxies outside this process. */
function tellProxyOfDraftMode(): void {
  const manifest = JSON.parse(readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8'))
  process.env.__NEXT_PREVIEW_MODE_ID = manifest.preview.previewModeId
}

/** Appends the connection's address to the entries of proxies, which a visitor may have forged. */
function nameVisitor({ headers, socket }: IncomingMessage): void {
  const before = String(headers['x-forwarded-for'] ?? '')
  watchForProxy(before, socket.remoteAddress ?? '')
  headers['x-forwarded-for'] = [before, socket.remoteAddress].filter(Boolean).join(', ')
}

/** proxy.ts rewrites missing pages to /missing, which Next would send with status 200. */
function takeStatus(response: ServerResponse): void {
  const status = response.getHeader(STATUS_HEADER)
  if (!status) return
  response.removeHeader(STATUS_HEADER)
  if (response.statusCode === 200) response.statusCode = Number(status)
}

/**
 * Only the site's pages have a Link header (for fonts and images), and they share one style sheet. After a page is revalidated,
 * Next keeps the header of the previous response, so the style sheet may already be in it.
 */
function nameStyleSheet(response: ServerResponse): void {
  const others = response.getHeader('link')
  if (!others || !styleSheet) return
  const links = [`<${styleSheet}>; rel=preload; as=style`, ...String(others).split(/, ?(?=<)/)]
  response.setHeader('link', [...new Set(links)].join(', '))
}

function findStyleSheet(): string | undefined {
  const page = readFileSync(join(buildFolder, 'server', 'app', 'index.html'), 'utf8')
  return page.match(/<link rel="stylesheet" href="([^"]+)"/)?.[1]
}

function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref()
}
