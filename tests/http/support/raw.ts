import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as send } from 'node:http'
import { stack } from '../../support/stack.ts'

type RawAnswer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer }

type RawRequest = { method?: string; headers?: OutgoingHttpHeaders; body?: string }

/**
 * Sends exactly these headers, among them those that fetch sets itself, such as `host`, or would join, such as one sent twice. The body of
 * the answer is as transferred, still compressed.
 */
export function askRaw(path: string, { method, headers = {}, body }: RawRequest = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(stack.siteUrl)
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, method, headers }, response => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode = 0, headers, rawHeaders } = response
        resolve({ status: statusCode, headers, rawHeaders, body: Buffer.concat(chunks) })
      })
    })
    request.on('error', reject).end(body)
  })
}
