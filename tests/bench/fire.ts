import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const AUTOCANNON = resolve('node_modules/autocannon/autocannon.js')
const CONNECTIONS = 16
const SECONDS = 2

const RESULT = z.object({
  requests: z.object({ mean: z.number() }),
  latency: z.object({ p99: z.number() }),
  throughput: z.object({ mean: z.number() }),
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
})

export type Rate = { perSecond: number; p99Ms: number; bytes: number }

/**
 * Sends requests for one page over kept connections, as fast as responses come, from a process of its own. Throws unless all succeed.
 */
export async function fire(url: string): Promise<Rate> {
  const args = ['--json', '--no-progress', '-c', CONNECTIONS, '-d', SECONDS, '-H', 'Accept-Encoding: br', url].map(
    String,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...args])
  const result = RESULT.parse(JSON.parse(stdout))
  if (result['2xx'] === 0 || result.non2xx + result.errors > 0) {
    throw new Error(
      `${url}: ${result['2xx']} good responses, ${result.non2xx} others, ${result.errors} failures; expected good ones only`,
    )
  }
  const perSecond = result.requests.mean
  return { perSecond, p99Ms: result.latency.p99, bytes: result.throughput.mean / perSecond }
}
