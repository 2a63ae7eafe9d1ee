import { createServer, request as send } from 'node:http'

export type ContentGate = {
  url: string
  port: number
  /** Requests so far: their paths with query. */
  requests: string[]
  /** Lets requests through, or accepts them and never answers. */
  isOpen: boolean
  stop: () => Promise<void>
}

/** A proxy in front of a service, at an address that stays the same while the service hangs. Its log counts the requests. */
export async function startGate(target: string): Promise<ContentGate> {
  const { hostname, port: targetPort, host } = new URL(target)
  const server = createServer((request, response) => {
    gate.requests.push(request.url ?? '')
    request.on('error', () => {})
    if (!gate.isOpen) return
    const { method, url: path } = request
    const onward = send({ hostname, port: targetPort, path, method, headers: { ...request.headers, host } }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const gate: ContentGate = {
    ...{ url: `http://127.0.0.1:${port}`, port, requests: [], isOpen: true },
    stop: async () => {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
  return gate
}
