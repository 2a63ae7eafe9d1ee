/**
 * A bare file server, run as a process of its own: answers each path with the status, headers and encoded bytes that the site sent when it
 * started. `node bytes-server.ts <port> <site> <path> …`. Nothing that serves these pages from memory with Node can be much faster.
 */
import { createServer, get, type IncomingHttpHeaders } from 'node:http'

type Kept = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Node sends its own. */
const OF_THE_CONNECTION = ['connection', 'date', 'keep-alive', 'transfer-encoding']

const [port, site, ...paths] = process.argv.slice(2)
const kept = new Map<string | undefined, Kept>()
for (const path of paths) kept.set(path, await read(site + path))

createServer(({ url }, response) => {
  const { status, headers, body } = kept.get(url) ?? { status: 404, headers: {}, body: Buffer.alloc(0) }
  response.writeHead(status, headers).end(body)
}).listen(Number(port))

function read(url: string): Promise<Kept> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async answer => {
      const body = Buffer.concat(await answer.toArray())
      const headers = { ...answer.headers, 'content-length': String(body.length) }
      for (const name of OF_THE_CONNECTION) delete headers[name as keyof typeof headers]
      resolve({ status: answer.statusCode ?? 0, headers, body })
    }).once('error', reject)
  })
}
