/**
 * `npm run faults -- visitors`: sends the forms of 1,000 honest visitors, with everything that goes wrong in a masjid hall, and of 1,000 bots.
 * The forms pass through the site's own checks and delivery to a form service over HTTP; the clock is simulated, because delivery takes
 * hours at 20 posts a minute. Prints the figures; exits 1 unless all honest requests arrive and every bot is marked or held.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createAccept } from '../../forms/accept.ts'
import { createDelivery } from '../../forms/delivery.ts'
import { LIMIT_PERIOD_MS } from '../../forms/examine.ts'
import { openOutbox } from '../../forms/outbox/open.ts'
import { createRateLimit, senderOf } from '../../forms/rate-limit.ts'
import { issueStartToken } from '../../forms/start-token.ts'
import { HONEYPOT_FIELD, TOKEN_FIELD } from '../../lib/forms/answer.ts'
import { log } from '../../lib/process/log.ts'
import { listen } from '../support/listen.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** In every such step three honest visitors and three bots arrive, and delivery continues. */
const STEP_MS = 20 * SECOND_MS
const TICK_MS = 2 * SECOND_MS
/** Longer than 1,000 marked submissions take at ten a minute for each form. */
const MAX_DRAIN_MS = 24 * HOUR_MS
const BEGIN = Date.UTC(2026, 10, 21, 9)

/**
 * Situations: how old the start token is, or which one is sent in its place, and what else is unusual. By default a visitor has no token, and an
 * address of their own behind one trusted proxy.
 */
type Visit = {
  ageMs?: number
  token?: (now: number, number: number) => string
  forwardedFor?: string
  honeypot?: string
  hops?: null
}

/** Those that get no mark must not be delayed. */
const HONEST: Record<string, Visit> = {
  'at leisure': { ageMs: MINUTE_MS },
  'slow network': { ageMs: 10 * MINUTE_MS },
  'autofill, sent after a second': { ageMs: SECOND_MS },
  'offline for a moment, so no token': {},
  'one Wi-Fi of a masjid hall': { ageMs: MINUTE_MS, forwardedFor: '203.0.113.7, 127.0.0.1' },
  'a proxy that nobody declared': { ageMs: MINUTE_MS, hops: null },
  'a tab of yesterday': { ageMs: 30 * HOUR_MS },
  'no JavaScript': {},
}

const BOTS: Record<string, Visit> = {
  'fills in every field': { ageMs: MINUTE_MS, honeypot: 'x' },
  'posts plainly': {},
  'makes its tokens up': { token: now => `${now - HOUR_MS}.${randomUUID()}.${'A'.repeat(43)}` },
  'uses one token, a little changed': { token: (_, number) => `${sharedToken}.${number}` },
  'uses one token': { token: () => sharedToken },
  'is quick': { ageMs: 100 },
}

/** `10.0.0.7, 127.0.0.1`: the header as server.ts passes it on behind one trusted proxy. */
const fromHome = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}, 127.0.0.1`

/** The first use spends it; every other use is a replay. */
let sharedToken = ''

/** Minutes are those of the simulated clock until everything deliverable was delivered; the longest wait is that of honest visitors without any mark. */
export async function sendVisitors(count: number) {
  await using ends = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'visitors-'))
  ends.defer(() => rmSync(folder, { recursive: true }))
  const arrived: string[] = []
  const server = createServer((request, response) => {
    arrived.push(String(request.headers['idempotency-key']))
    request.resume().on('end', () => response.end('{"next":"/thanks"}'))
  })
  const { url, stop } = await listen(server)
  ends.defer(stop)
  const outbox = openOutbox({ folder })
  ends.defer(() => outbox.close())
  let now = BEGIN
  const clock = () => now
  const { deliver, work } = createDelivery({
    ...{ outbox, endpoints: { demo: url, trial: url, registration: url }, now: clock },
  })
  const limit = createRateLimit(LIMIT_PERIOD_MS)
  const accept = createAccept({ outbox, deliver, limit, notify: [], hasCopies: false, now: clock })
  const secret = await outbox.signingSecret()
  sharedToken = issueStartToken(secret, now - MINUTE_MS)
  // The bot that fetched the token has already spent it elsewhere.
  const spent = { form: 'shortTrial', values: { name: 'Spent' }, tokenId: sharedToken.split('.')[1] ?? '' } as const
  await outbox.add({ ...spent, id: 'spent', marks: [], notify: [], now })
  await outbox.claim('spent', now)
  await outbox.markDelivered('spent', now)

  const send = async (kind: 'honest' | 'bot', number: number, kinds: Record<string, Visit>) => {
    const all = Object.values(kinds)
    const { ageMs, token, honeypot = '', hops = 1, ...visit } = all[number % all.length] ?? {}
    const { forwardedFor = fromHome(kind === 'bot' ? 1e6 + number : number) } = visit
    const issued = ageMs === undefined ? '' : issueStartToken(secret, now - ageMs)
    const id = `${kind}-${number}`
    const fields = new Map<string, unknown>([
      ['name', `${kind} ${number}`],
      ['email', `${id}@example.org`],
      ['phone', '4195550142'],
      [TOKEN_FIELD, token?.(now, number) ?? issued],
      [HONEYPOT_FIELD, honeypot],
    ])
    const { outcome } = await accept({ form: 'shortTrial', id, fields, sender: senderOf(forwardedFor, hops) })
    if (outcome !== 'accepted') throw new Error(`${kind} ${number} was answered "${outcome}"`)
  }
  const pass = async (milliseconds: number) => {
    for (const end = now + milliseconds; now < end; now += TICK_MS) await work()
  }
  for (let number = 0; number < count; number++) {
    await send('bot', number, BOTS)
    await send('honest', number, HONEST)
    if (number % 3 === 2) await pass(STEP_MS)
  }
  const begin = now
  while ((await outbox.countByState()).pending > 0 && now < begin + MAX_DRAIN_MS) await pass(MINUTE_MS)

  const entries = await Array.fromAsync(outbox.list())
  const unmarked = entries.filter(({ id, marks }) => id.startsWith('honest-') && marks.length === 0)
  const waits = unmarked.map(({ receivedAt, deliveredAt }) => Date.parse(deliveredAt ?? '') - Date.parse(receivedAt))
  const countDelivered = (kind: string) => new Set(arrived.filter(id => id.startsWith(kind))).size
  return {
    ...{ honest: count, honestDelivered: countDelivered('honest-') },
    ...{ bots: count, botsDelivered: countDelivered('bot-') },
    botsMarkedOrHeld: entries.filter(({ id, marks }) => id.startsWith('bot-') && marks.length > 0).length,
    duplicates: arrived.length - new Set(arrived).size,
    longestWaitSeconds: Math.max(...waits) / SECOND_MS,
    minutes: Math.round((now - BEGIN) / MINUTE_MS),
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { visitors: { type: 'string', default: '1000' } } })
  log.warn = () => {}
  log.info = () => {}
  const report = await sendVisitors(Number(values.visitors))
  console.log(report)
  const isSound = report.honestDelivered === report.honest && report.botsMarkedOrHeld === report.bots
  process.exitCode = isSound && report.duplicates === 0 && report.longestWaitSeconds <= 60 ? 0 : 1
}
