import { createServer } from 'node:http'

export type ReceivingService = {
  url: string
  /** Values of the Idempotency-Key header, in the order of arrival. */
  arrived: string[]
  stop: () => Promise<void>
}

/** A form service that takes everything. */
export async function startReceivingService(): Promise<ReceivingService> {
  const arrived: string[] = []
  const server = createServer((request, response) => {
    arrived.push(String(request.headers['idempotency-key']))
    request.resume().on('end', () => response.end('{"next":"/"}'))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/f`,
    arrived,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
