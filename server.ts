/**
 * The built site's HTTP server: Next's own, with some things that Next leaves to a proxy. Answers are compressed with Brotli
 * where the browser takes it; the header of a page names its style sheet, so that browsers ask for it before they have read
 * that far; every answer has its security headers; and x-forwarded-for ends with who really connected (forms/address.ts reads it).
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import onHeaders from 'on-headers'
import { logAnswer } from './lib/log-answers.ts'
import { STATUS_HEADER } from './lib/page-status.ts'
import { serverEnv } from './lib/server-env.ts'
import { BROTLI_QUALITY } from './server/encoding.ts'
import { createProxyWatch, warnOfUnsetHops } from './server/proxy-hops.ts'
import { secure } from './server/secure.ts'

/** What is being answered when the site is stopped has this long to end. */
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

/** With it proxy.ts knows who is in draft mode; Next tells only proxies that run elsewhere. */
function tellProxyOfDraftMode(): void {
  const manifest = JSON.parse(readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8'))
  process.env.__NEXT_PREVIEW_MODE_ID = manifest.preview.previewModeId
}

/** Adds the address to those that proxies in front of the site have put there, or a visitor made up. */
function nameVisitor({ headers, socket }: IncomingMessage): void {
  const before = String(headers['x-forwarded-for'] ?? '')
  watchForProxy(before, socket.remoteAddress ?? '')
  headers['x-forwarded-for'] = [before, socket.remoteAddress].filter(Boolean).join(', ')
}

/** proxy.ts shows the page for what is missing under any address; Next itself would answer it with 200. */
function takeStatus(response: ServerResponse): void {
  const status = response.getHeader(STATUS_HEADER)
  if (!status) return
  response.removeHeader(STATUS_HEADER)
  if (response.statusCode === 200) response.statusCode = Number(status)
}

/**
 * The pages of the site are those that name fonts and pictures there; they share one style sheet. Next keeps what the answer
 * before a page's renewal had in this header, so it may be named already.
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
