import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { Server } from 'node:net'

export type Listening = { url: string; port: number; stop: () => Promise<void> }

/** On a free port unless one is given. */
export async function listen(
  server: Server & { closeAllConnections?: () => void },
  port = 0,
  host = '127.0.0.1',
): Promise<Listening> {
  await once(server.listen(port, host), 'listening')
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    ...{ url: `http://${host}:${actual}`, port: actual },
    stop: async () => {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections?.()
      await closed
    },
  }
}

export function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path } = request
  const headers = { ...request.headers, host: `localhost:${port}` }
  const onward = send({ host: 'localhost', port, path, method, headers }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.on('error', () => onward.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
