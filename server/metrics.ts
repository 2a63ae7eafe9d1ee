import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { metrics } from '../lib/metrics.ts'
import { isSameSecret } from '../lib/same-secret.ts'
import { kindOf } from './request-kind.ts'

const PATH = '/metrics'

/** Counts the response once it has been sent. */
export function countAnswer({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  const stop = metrics.requests.startTimer()
  response.once('close', () => {
    const status = response.statusCode
    stop({ kind: kindOf(method, url.replace(/[?#].*$/s, ''), status), status })
  })
}

/**
 * Sends the metrics to a request for /metrics with the token, if one is configured. Returns whether the request was answered: without a
 * configured token the path is one like any other.
 */
export function answerMetrics({ url, headers }: IncomingMessage, response: ServerResponse, token: string): boolean {
  if (token === '' || url !== PATH) return false
  if (isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) void sendMetrics(response)
  else response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end()
  return true
}

/** Sends the metrics to anybody who reaches the port, which must not be open to the outside. */
export function listenForMetrics(port: number): { close: () => void } {
  const server = createServer((request, response) => {
    if (request.url === PATH) void sendMetrics(response)
    else response.writeHead(404).end()
  })
  return server.listen(port)
}

async function sendMetrics(response: ServerResponse): Promise<void> {
  try {
    const text = await metrics.registry.metrics()
    response.writeHead(200, { 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' }).end(text)
  } catch {
    // Whoever reads the metrics sees that they are missing; what failed is logged where it failed.
    response.writeHead(503).end()
  }
}
