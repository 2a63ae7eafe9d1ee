/**
 * `npm run faults -- delivery --submissions 5000`: delivers an outbox to a form service that resets connections, hangs, answers 429 or 500, truncates
 * responses or drops them. The requests are real; the clock between attempts is simulated, because the quota alone would take hours. Prints the
 * figures; exits 1 unless every submission arrives under one id.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { createDelivery } from '../../forms/delivery.ts'
import { openOutbox } from '../../forms/outbox/open.ts'
import { log } from '../../lib/process/log.ts'
import { listen } from '../support/listen.ts'
import { seededRandom } from '../support/seeded-random.ts'

/** Timeout of an attempt: hardly any but those that hang take as long, also on a busy machine. */
const ATTEMPT_TIMEOUT_MS = 200
const TICK_MS = 1_000
/** A day of the simulated clock: nobody may wait longer. */
const MAX_TICKS = 86_400
/** Share of requests that succeed; the others fail in one of the ways. */
const SHARE_WITHOUT_FAULT = 0.4
const SEED = 20_261_121
const TAKEN = '{"next":"/thanks","ok":true}'

/** What happens to a request. The last three have reached the service by then. */
const FAULTS = ['reset', 'hang', '429', '500', 'truncated', 'lost-answer', 'none'] as const
type Fault = (typeof FAULTS)[number]

const ANSWERS: Record<Fault, RequestListener> = {
  reset: ({ socket }) => socket.resetAndDestroy(),
  hang: () => {},
  '429': (_, response) => response.writeHead(429, { 'retry-after': '3' }).end('{"error":"Too many requests"}'),
  '500': (_, response) => response.writeHead(500).end('<h1>Internal error</h1>'),
  truncated: (_, response) => response.end(TAKEN.slice(0, TAKEN.length / 2)),
  'lost-answer': ({ socket }) => socket.destroy(),
  none: (_, response) => response.end(TAKEN),
}

/** Delivers everything. Minutes are those of the simulated clock. */
export async function deliverThroughFaults(submissions: number) {
  await using ends = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'delivery-faults-'))
  ends.defer(() => rmSync(folder, { recursive: true }))
  const random = seededRandom(SEED)
  const faults: Partial<Record<Fault, number>> = {}
  /** E-mail addresses by the id of their submission: the service knows by it what it has. */
  const arrived = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const failing = FAULTS[Math.floor(random() * (FAULTS.length - 1))] ?? 'none'
    const fault = random() < SHARE_WITHOUT_FAULT ? 'none' : failing
    faults[fault] = (faults[fault] ?? 0) + 1
    const { email } = Object(await json(request).catch(() => null))
    const isReached = FAULTS.indexOf(fault) >= FAULTS.indexOf('truncated')
    if (isReached) arrived.set(String(request.headers['idempotency-key']), String(email))
    ANSWERS[fault](request, response)
  })
  const { url, stop } = await listen(server)
  ends.defer(stop)
  const outbox = openOutbox({ folder })
  ends.defer(() => outbox.close())
  const beganAt = Date.now()
  let now = beganAt
  const emails = Array.from({ length: submissions }, (_, number) => `visitor-${number}@example.org`)
  for (const [number, email] of emails.entries()) {
    const form = (['demo', 'shortTrial', 'registration'] as const)[number % 3] ?? 'demo'
    const values = { name: `Visitor ${number}`, email, phone: '4195550142' }
    await outbox.add({ id: `submission-${number}`, form, values, tokenId: '', marks: [], notify: [], now })
  }
  const { work } = createDelivery({
    ...{ outbox, endpoints: { demo: url, trial: url, registration: url }, now: () => now },
    ...{ random, attemptTimeoutMs: ATTEMPT_TIMEOUT_MS },
  })
  for (let tick = 0; tick < MAX_TICKS && (await outbox.countByState()).delivered < submissions; tick++) {
    await work()
    now += TICK_MS
  }
  const received = [...arrived.values()]
  return {
    submissions,
    missing: emails.filter(email => !received.includes(email)),
    duplicates: received.filter((email, index) => received.indexOf(email) !== index),
    attempts: (await Array.fromAsync(outbox.list())).reduce((sum, entry) => sum + entry.attempts, 0),
    ...{ faults, minutes: Math.round((now - beganAt) / 60_000) },
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { submissions: { type: 'string', default: '5000' } } })
  // Every failed attempt logs a warning, thousands in all.
  log.warn = () => {}
  const report = await deliverThroughFaults(Number(values.submissions))
  console.log(report)
  process.exitCode = report.missing.length + report.duplicates.length > 0 ? 1 : 0
}
