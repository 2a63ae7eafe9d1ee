import http, { createServer } from 'node:http'
import https from 'node:https'
import { setTimeout as delay } from 'node:timers/promises'
import type { Outbox } from '../../forms/outbox/open.ts'
import { listen } from '../support/listen.ts'

const REQUESTS_A_SECOND = 50
const SENDERS = 8
const RETRY_MS = 100
/** Between two forms of a sender, so that they go on while everything is killed, and stay below the limit of the proxy. */
const PAUSE_MS = 300
const REQUEST_TIMEOUT_MS = 20_000
/** The load is that of several visitors. */
export const VISITORS = 20

/** How many of something a test has: few in the proof, and as many as an option such as `--kills 100` says where `npm run faults` runs it. */
export function sizeOf(option: string, inProof: number, byCommand: number): number {
  const { FAULT_OPTIONS } = process.env
  if (FAULT_OPTIONS === undefined) return inProof
  const [, given = byCommand] = new RegExp(`--${option}[ =](\\d+)`).exec(FAULT_OPTIONS) ?? []
  return Number(given)
}

/** A form service that takes everything. `arrived` has the ids of submissions in the order of arrival. */
export async function startReceivingService() {
  const arrived: string[] = []
  const server = createServer((request, response) => {
    arrived.push(String(request.headers['idempotency-key']))
    request.resume().on('end', () => response.end('{"next":"/thanks"}'))
  })
  return { ...(await listen(server)), arrived }
}

type Reply = { status: number; type: string; cacheControl: string; retryAfter?: string; text: string }
type Sent = { method?: string; headers?: Record<string, string>; body?: string }
export type Ask = (path: string, sent?: Sent) => Promise<Reply>

/**
 * Asks a site, or a proxy whose certificate is signed by itself, in turn from so many local addresses: a proxy limits the requests and connections
 * of each.
 * `name` is what visitors call the site, if that is another host. `close` ends the connections.
 */
export function createAsk(
  url: string,
  { addresses = 1, name }: { addresses?: number; name?: string } = {},
): { ask: Ask; close: () => void } {
  let requests = 0
  const isSecure = url.startsWith('https:')
  const pool = { keepAlive: true, maxSockets: 200 }
  const agent = isSecure ? new https.Agent({ ...pool, rejectUnauthorized: false }) : new http.Agent(pool)
  const { request } = isSecure ? https : http
  const ask: Ask = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const localAddress = `127.0.0.${1 + (requests++ % addresses)}`
      const named = name === undefined ? headers : { host: name, ...headers }
      const options = { method, headers: named, agent, localAddress, timeout: REQUEST_TIMEOUT_MS }
      const sent = request(url + path, options, answer => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => {
          const {
            'content-type': type = '',
            'cache-control': cacheControl = '',
            'retry-after': retryAfter = '',
          } = answer.headers
          const text = Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode ?? 0, type, cacheControl, retryAfter, text })
        })
      })
      sent.once('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.once('error', reject)
      sent.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

/** Repeats a request once if it fails, as a client does. */
async function askTwice(ask: Ask, path: string): Promise<Reply> {
  const first = await ask(path).catch(() => null)
  return first?.status === 200 ? first : ask(path)
}

/**
 * Requests pages at a steady rate; each is repeated once if it fails. The query keeps the proxy's cache out. `see` looks at each page, and what
 * it throws counts as a failure.
 */
export function requestPages(
  ask: Ask,
  paths: readonly string[],
  see: (text: string) => Promise<void> = async () => {},
) {
  const running = new Set<Promise<void>>()
  const failed: string[] = []
  let requests = 0
  const timer = setInterval(() => {
    const path = `${paths[requests % paths.length]}?n=${requests++}`
    const work = (async () => {
      try {
        const { status, text } = await askTwice(ask, path)
        if (status === 200) await see(text)
        else failed.push(`${path}: ${status}`)
      } catch (error) {
        failed.push(`${path}: ${error}`)
      }
    })()
    running.add(work)
    void work.finally(() => running.delete(work))
  }, 1_000 / REQUESTS_A_SECOND)
  return {
    count: () => requests,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(running)
      return { requests, failed }
    },
  }
}

type Load = {
  ask: Ask
  paths: readonly string[]
  /** Names of the forms that are sent; those that were accepted are added to `accepted`. */
  prefix: string
  accepted: Set<string>
  pauseMs: number
}

/**
 * Works while pages with all of their files, and forms, are requested. Resolves to how many pages were, which of them failed twice, and the
 * files that were loaded. `count` tells the work how many pages there were so far.
 */
export async function underLoad(
  { ask, paths, prefix, accepted, pauseMs }: Load,
  work: (count: () => number) => unknown,
) {
  const loaded = new Set<string>()
  const load = requestPages(ask, paths, async text => {
    const faults = await loadFiles(ask, filesOf(text), loaded)
    if (faults.length > 0) throw new Error(faults.join(', '))
  })
  let isDone = false
  const numbered = function* () {
    for (let number = 0; !isDone; number++) yield `${prefix}-${number}`
  }
  const working = (async () => work(load.count))().finally(() => {
    isDone = true
  })
  const ended = await Promise.allSettled([working, sendForms(ask, numbered(), accepted, pauseMs)])
  const { requests, failed } = await load.stop()
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return { requests, failed, loaded }
}

/** The names of forms that were accepted. */
export class Accepted extends Set<string> {
  readonly #awaited = new Map<() => void, number>()

  override add(name: string): this {
    super.add(name)
    for (const [resolve, count] of this.#awaited) if (this.size >= count) resolve()
    return this
  }

  /** Resolves with the form that makes them so many. */
  reach(count: number): Promise<void> {
    return new Promise(resolve => this.#awaited.set(resolve, count))
  }
}

/** Sends a form for each id, and adds those that were accepted to `accepted`. */
export async function sendForms(
  ask: Ask,
  ids: Iterator<string>,
  accepted: Set<string>,
  pauseMs = PAUSE_MS,
): Promise<void> {
  const work = async () => {
    for (let next = ids.next(); !next.done; next = ids.next()) {
      const id = next.value
      // Like the page, retries with the same submission id until the form is accepted.
      while (!(await send(ask, id))) await delay(RETRY_MS)
      accepted.add(id)
      await delay(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, work))
}

/** The body of a short trial form whose sender is named by the id. */
export function formBody(id: string): string {
  return JSON.stringify({ submissionId: id, name: id, email: `${id}@example.org`, phone: '4165550123' })
}

/** Compares the accepted forms with an outbox. */
export async function inspectOutbox(outbox: Outbox, accepted: Set<string>) {
  const entries = await Array.fromAsync(outbox.list())
  const byName = Map.groupBy(entries, ({ values }) => String(values.name))
  return {
    lost: [...accepted].filter(id => !byName.get(id)?.some(({ values }) => values.email)),
    duplicates: [...byName].filter(([, rows]) => rows.length > 1).map(([name]) => name),
  }
}

async function send(ask: Ask, id: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const sent = ask('/api/forms/shortTrial', { method: 'POST', headers, body: formBody(id) })
  const status = await sent.then(({ status }) => status).catch(() => 0)
  if (status !== 200 && status !== 0 && status < 500) throw new Error(`A form was answered with ${status}`)
  return status === 200
}

const TYPES: [pattern: RegExp, type: RegExp][] = [
  [/\.css$/, /^text\/css/],
  [/\.js$/, /^(?:application|text)\/javascript/],
  [/\.woff2$/, /^font\/woff2/],
]
const NAMES = /\/_next\/(static\/[\w./~-]+\.(?:css|js|woff2))/g
/** Scripts name the files that they load later without the folder of Next, style sheets name fonts from their own folder. */
const NAMES_IN_SCRIPTS = /["'](static\/chunks\/[\w./~-]+\.(?:css|js))["']/g
const NAMES_IN_STYLES = /url\("?(?:\.\.\/|\/_next\/static\/)(media\/[\w./~-]+\.woff2)/g

export function filesOf(page: string): string[] {
  return [...new Set(Array.from(page.matchAll(NAMES), ([, name]) => `/_next/${name}`))]
}

/** Loads files, and those that they name, as a tab does sooner or later. Returns a sentence for each that is not what it should be. */
export async function loadFiles(ask: Ask, files: Iterable<string>, loaded = new Set<string>()): Promise<string[]> {
  const faults: string[] = []
  for (const file of files) {
    if (loaded.has(file)) continue
    loaded.add(file)
    const { status, type, cacheControl, text } = await askTwice(ask, file)
    const [, wanted] = TYPES.find(([pattern]) => pattern.test(file)) ?? []
    if (status !== 200 || !wanted?.test(type) || !cacheControl.includes('immutable'))
      faults.push(`${file}: ${status} ${type} ${cacheControl}`)
    else faults.push(...(await loadFiles(ask, filesNamedIn(file, text), loaded)))
  }
  return faults
}

function filesNamedIn(file: string, text: string): string[] {
  if (file.endsWith('.css')) return Array.from(text.matchAll(NAMES_IN_STYLES), ([, name]) => `/_next/static/${name}`)
  return file.endsWith('.js') ? Array.from(text.matchAll(NAMES_IN_SCRIPTS), ([, name]) => `/_next/${name}`) : []
}
