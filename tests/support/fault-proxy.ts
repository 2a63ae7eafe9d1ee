import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { listen } from './listen.ts'

/** What happens to a request. With "lost answer" it reaches the service, and the connection drops before the response. */
export const FAULTS = ['none', 'refuse', 'reset', 'hang', '429', '500', 'truncated', 'lost answer'] as const

/** Nobody listens there, and fetch may connect to it. A free port could be taken by somebody else meanwhile. */
const CLOSED_PORT = 2

export type Fault = (typeof FAULTS)[number]

type FaultProxy = {
  /** URL for the next request. Its path carries the fault; for `refuse` the port has no listener. */
  next: () => string
  counts: Record<Fault, number>
  stop: () => Promise<void>
}

/** Starts a proxy in front of a service; `choose` picks the fault of each request. */
export async function startFaultProxy(target: string, choose: () => Fault): Promise<FaultProxy> {
  const counts = Object.fromEntries(FAULTS.map(fault => [fault, 0])) as Record<Fault, number>
  const server = createServer((request, response) => {
    const [, fault, path] = /^\/([^/]+)(.*)$/.exec(request.url ?? '') ?? []
    suffer(toFault(decodeURIComponent(fault ?? '')), request, response, target + path)
  })
  const { port, stop } = await listen(server)
  return {
    next: () => {
      const fault = choose()
      counts[fault]++
      return `http://127.0.0.1:${fault === 'refuse' ? CLOSED_PORT : port}/${encodeURIComponent(fault)}`
    },
    counts,
    stop,
  }
}

async function suffer(fault: Fault, request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
  switch (fault) {
    case 'reset':
      return void request.socket.resetAndDestroy()
    case 'hang':
      return void request.resume()
    case '429':
      return void response.writeHead(429, { 'retry-after': '3' }).end('{"error":"Too many requests"}')
    case '500':
      return void response.writeHead(500).end('<h1>Internal error</h1>')
  }
  const answer = await passOn(request, url)
  if (fault === 'lost answer') return void request.socket.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(fault === 'truncated' ? answer.body.slice(0, answer.body.length / 2) : answer.body)
}

function passOn(request: IncomingMessage, url: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { host: _, ...headers } = request.headers
    const onward = send(url, { method: request.method, headers }, async answer => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
    })
    onward.on('error', reject)
    request.pipe(onward)
  })
}

function toFault(name: string): Fault {
  const fault = FAULTS.find(known => known === name)
  if (!fault) throw new Error(`"${name}" is no fault`)
  return fault
}
