import { Agent, get } from 'node:http'

/** Enough to keep the site busy; the client shares its processors. */
const AT_ONCE = 16

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

export type Load = {
  milliseconds: number /** How many answers there were of each status. */
  statuses: Map<number, number>
}

/** Asks for every path, some at a time, over connections that stay open. Bodies are taken and dropped. */
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

/** The status, when the answer is complete. */
function askOnce(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, answer => {
      answer.once('end', () => resolve(answer.statusCode ?? 0)).once('error', reject)
      answer.resume()
    }).once('error', reject)
  })
}
