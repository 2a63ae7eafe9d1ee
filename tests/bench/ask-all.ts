import { Agent, get } from 'node:http'

/** Enough to keep the site busy, although the client shares its processors. */
const AT_ONCE = 16

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

export type Load = {
  milliseconds: number /** Number of responses by status. */
  statuses: Map<number, number>
}

/** Requests every path, several at a time, over keep-alive connections. Bodies are read and dropped. */
export async function ask(site: string, paths: Iterable<string>): Promise<Load> {
  const statuses = new Map<number, number>()
  const rest = paths[Symbol.iterator]()
  const began = performance.now()
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const status = await askOnce(site + next.value)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { milliseconds: performance.now() - began, statuses }
}

/** Resolves to the status once the body is complete. */
function askOnce(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, answer => {
      answer.once('end', () => resolve(answer.statusCode ?? 0)).once('error', reject)
      answer.resume()
    }).once('error', reject)
  })
}
