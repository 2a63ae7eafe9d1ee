/**
 * `npm run faults -- delivery --submissions 5000`: delivers an outbox to the local form service through a proxy that refuses, resets,
 * hangs, answers 429 or 500, truncates responses or drops them. The requests are real; the clock between attempts is simulated, because the
 * quota alone would take hours. Prints the figures; exits 1 unless every submission arrives exactly once.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { createDelivery } from '../../forms/delivery.ts'
import type { Outbox } from '../../forms/outbox/open.ts'
import { openOutbox } from '../../forms/outbox/open.ts'
import type { FormName } from '../../lib/forms/forms.ts'
import { log } from '../../lib/process/log.ts'
import { openArrivals } from '../../local/arrivals.ts'
import { listen } from '../support/listen.ts'
import { startLocalServices } from '../support/local-services.ts'
import { seededRandom } from '../support/seeded-random.ts'

/** Timeout of an attempt: hardly any but those that hang take as long, also on a busy machine. */
const ATTEMPT_TIMEOUT_MS = 200
const TICK_MS = 1_000
/** A day of the simulated clock: nobody may wait longer. */
const MAX_TICKS = 86_400
/** Share of requests that succeed; the others fail in one of the ways. */
const SHARE_WITHOUT_FAULT = 0.4
const SEED = 20_261_121

/** What happens to a request. With "lost-answer" it reaches the service, and the connection drops before the response. */
const FAULTS = ['none', 'refuse', 'reset', 'hang', '429', '500', 'truncated', 'lost-answer'] as const
type Fault = (typeof FAULTS)[number]
/** Nobody listens there, and fetch may connect to it. A free port could be taken by somebody else meanwhile. */
const CLOSED_PORT = 2
const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' }

const FORMS: FormName[] = ['demo', 'shortTrial', 'registration']

/** Delivers everything. Minutes are those of the simulated clock. Rejects when the local services do not start. */
export async function deliverThroughFaults(submissions: number) {
  const start = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'delivery-faults-'))
  const services = await startLocalServices()
  const random = seededRandom(SEED)
  const faults = Object.fromEntries(FAULTS.map(fault => [fault, 0])) as Record<Fault, number>
  const server = createServer((request, response) => {
    // The client may leave first.
    suffer(request, response, services.url).catch(() => response.destroy())
  })
  const proxy = await listen(server)
  const outbox = openOutbox({ folder })
  const beganAt = Date.now()
  let now = beganAt
  await fill(outbox, submissions, now)
  const endpoint = (key: string) => {
    const get = () => {
      const fault = chooseFault(random)
      faults[fault]++
      const port = fault === 'refuse' ? CLOSED_PORT : proxy.port
      return `http://127.0.0.1:${port}/${fault}/form-service/f/${key}`
    }
    return { enumerable: true, get }
  }
  const { work } = createDelivery({
    outbox,
    // Getters, because the URL carries the fault of each attempt to the proxy.
    endpoints: Object.defineProperties(
      { demo: '', trial: '', registration: '' },
      { demo: endpoint('demo'), trial: endpoint('trial'), registration: endpoint('registration') },
    ),
    now: () => now,
    random,
    attemptTimeoutMs: ATTEMPT_TIMEOUT_MS,
  })
  try {
    for (let tick = 0; tick < MAX_TICKS && (await outbox.countByState()).delivered < submissions; tick++) {
      await work()
      now += TICK_MS
    }
    const attempts = (await Array.fromAsync(outbox.list())).reduce((sum, entry) => sum + entry.attempts, 0)
    const seconds = Math.round((performance.now() - start) / 1_000)
    const minutes = Math.round((now - beganAt) / 60_000)
    return {
      submissions,
      ...inspect(services.dataFolder, submissions),
      attempts,
      faults,
      minutes,
      seconds,
    }
  } finally {
    await outbox.close()
    await proxy.stop()
    await services.remove()
    rmSync(folder, { recursive: true })
  }
}

/** A proxy in front of a service, at `target`. The first part of the path names the fault. */
async function suffer(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
  const [, fault = '', path] = /^\/([^/]+)(.*)$/.exec(request.url ?? '') ?? []
  switch (fault) {
    case 'reset':
      return void request.socket.resetAndDestroy()
    case 'hang':
      return void request.resume()
    case '429':
      return void response.writeHead(429, { 'retry-after': '3' }).end('{"error":"Too many requests"}')
    case '500':
      return void response.writeHead(500).end('<h1>Internal error</h1>')
  }
  const headers = { ...JSON_HEADERS, 'idempotency-key': String(request.headers['idempotency-key']) }
  const answer = await fetch(target + path, { method: 'POST', headers, body: await text(request) })
  const body = await answer.text()
  if (fault === 'lost-answer') return void request.socket.destroy()
  response.writeHead(answer.status, JSON_HEADERS)
  response.end(fault === 'truncated' ? body.slice(0, body.length / 2) : body)
}

async function fill(outbox: Outbox, submissions: number, now: number): Promise<void> {
  for (let number = 0; number < submissions; number++) {
    const form = FORMS[number % FORMS.length] ?? 'demo'
    const values = { name: `Visitor ${number}`, email: emailOf(number), phone: '4195550142' }
    await outbox.add({ id: `submission-${number}`, form, values, tokenId: '', marks: [], notify: [], now })
  }
}

function emailOf(number: number): string {
  return `visitor-${number}@example.org`
}

/** `missing` and `duplicates` are e-mail addresses of submissions that never arrived, or arrived twice. */
function inspect(dataFolder: string, submissions: number) {
  const arrived = openArrivals(join(dataFolder, 'inbox')).list(submissions * 2)
  const emails = arrived.map(({ fields }) => String(fields.email))
  const wanted = Array.from({ length: submissions }, (_, number) => emailOf(number))
  const known = new Set(emails)
  return {
    arrived: known.size,
    missing: wanted.filter(email => !known.has(email)),
    duplicates: emails.filter((email, index) => emails.indexOf(email) !== index),
  }
}

function chooseFault(random: () => number): Fault {
  if (random() < SHARE_WITHOUT_FAULT) return 'none'
  const faults = FAULTS.filter(fault => fault !== 'none')
  return faults[Math.floor(random() * faults.length)] ?? 'none'
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { submissions: { type: 'string', default: '5000' } } })
  // Every failed attempt logs a warning, thousands in all.
  log.warn = () => {}
  const report = await deliverThroughFaults(Number(values.submissions))
  console.log(report)
  process.exitCode = report.missing.length + report.duplicates.length > 0 ? 1 : 0
}
