import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeEach } from 'vitest'
import { freePort } from '../http/loopback.ts'

type Received = { method: string | undefined; headers: IncomingHttpHeaders; body: string }

/** Keeps what each test of the file sends to it, and answers with the next of `statuses`, then with 200. */
export async function openReceiver() {
  const received: Received[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ method: request.method, headers: request.headers, body })
    response.writeHead(statuses.shift() ?? 200).end('thanks')
  })
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  beforeEach(() => {
    received.length = 0
    statuses.length = 0
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${port}/hook`, received, statuses }
}
