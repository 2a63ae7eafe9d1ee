import { createServer } from 'node:http'
import { listen } from './listen.ts'

export type ReceivingService = {
  url: string
  /** Values of the Idempotency-Key header, in the order of arrival. */
  arrived: string[]
  stop: () => Promise<void>
}

export async function startReceivingService(): Promise<ReceivingService> {
  const arrived: string[] = []
  const server = createServer((request, response) => {
    arrived.push(String(request.headers['idempotency-key']))
    request.resume().on('end', () => response.end('{"next":"/"}'))
  })
  const { url, stop } = await listen(server)
  return { url: `${url}/f`, arrived, stop }
}
