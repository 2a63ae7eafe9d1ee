import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestLake,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import { isSanityHost, projectOfHost } from './hosts.ts'

const LOOPBACK = '127.0.0.1'
const KEY_BYTES = 32
const PER_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/** Connections to the hosted service speak TLS with a key that both sides know, so no certificate is needed. */
export async function openGateway(port: number) {
  const key = randomBytes(KEY_BYTES)
  const agent = new Agent({ keepAlive: true })
  const server = createServer({ ciphers: 'PSK', pskCallback: () => key }, (request, response) =>
    forward(request, response, { port, agent }),
  )
  server.on('upgrade', (request, socket, head) => forwardSocket(request, socket, head, port))
  server.listen(0, LOOPBACK)
  await once(server, 'listening')
  return {
    /** For `run/preload.ts`: port and key. Only a program that knows the key can connect. */
    address: `${portOf(server.address())}:${key.toString('hex')}`,
    async close() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

function forward(request: IncomingMessage, response: ServerResponse, lake: { port: number; agent: Agent }): void {
  const { port, agent } = lake
  const { method, url: path, headers } = request
  if (!isSanityHost(hostOf(headers))) {
    refuse(response, 421, `${headers.host} is no host of the hosted service`)
    return
  }
  const sent = requestLake({ ...{ host: LOOPBACK, port, agent, method, path }, headers: lakeHeaders(headers, port) })
  sent.on('response', answer => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutConnection(answer.headers))
    pipeline(answer, response, ignore)
  })
  sent.on('error', error => {
    if (response.headersSent || response.destroyed) {
      response.destroy()
      return
    }
    const problem = `The content lake at http://localhost:${port} does not answer (${error.message})`
    console.error(problem)
    refuse(response, 502, problem)
  })
  response.on('close', () => sent.destroy())
  pipeline(request, sent, ignore)
}

/** Both sides see each other's bytes as they are, but for the first lines. */
function forwardSocket(request: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  if (!isSanityHost(hostOf(request.headers))) {
    socket.destroy()
    return
  }
  const lake = connect(port, LOOPBACK)
  const headers = Object.entries(lakeHeaders(request.headers, port)).map(([name, value]) => `${name}: ${value}`)
  lake.write([`${request.method} ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
  lake.write(head)
  pipeline(socket, lake, socket, ignore)
}

/** The lake's own name, and the project, which the host name said until now. */
function lakeHeaders(headers: IncomingHttpHeaders, port: number): IncomingHttpHeaders {
  const project = projectOfHost(headers.host ?? '')
  return { ...(project !== null && { 'x-sanity-project-id': project }), ...headers, host: `localhost:${port}` }
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !PER_CONNECTION.includes(name)))
}

function hostOf({ host = '' }: IncomingHttpHeaders): string {
  return host.replace(/:\d+$/, '')
}

function refuse(response: ServerResponse, statusCode: number, message: string): void {
  response.writeHead(statusCode, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ statusCode, error: 'Content lake not reachable', message }))
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('The gateway listens on no port')
  return address.port
}

/** A broken connection has been closed on both sides, and its client sees that. */
function ignore() {}
