/**
 * `npm run faults -- visitors`: sends the forms of 1,000 honest visitors, with everything that goes wrong in a masjid hall, and of 1,000 bots.
 * The forms pass through the site's own checks and delivery to a form service over HTTP; the clock is simulated, because delivery takes
 * hours at 20 posts a minute. Prints the figures; exits 1 unless all honest requests arrive and every bot is marked or held.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createAccept } from '../../forms/accept.ts'
import { createDelivery } from '../../forms/delivery.ts'
import { LIMIT_PERIOD_MS } from '../../forms/examine.ts'
import type { Outbox } from '../../forms/outbox/open.ts'
import { openOutbox } from '../../forms/outbox/open.ts'
import { createRateLimit, senderOf } from '../../forms/rate-limit.ts'
import { issueStartToken } from '../../forms/start-token.ts'
import { HONEYPOT_FIELD, TOKEN_FIELD } from '../../lib/forms/answer.ts'
import { log } from '../../lib/process/log.ts'
import { openArrivals } from '../../local/arrivals.ts'
import { startLocalServices } from '../support/local-services.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** In every such step three honest visitors and three bots arrive, and delivery continues. */
const STEP_MS = 20 * SECOND_MS
const TICK_MS = 2 * SECOND_MS
/** Longer than 1,000 marked submissions take at ten a minute for each form. */
const MAX_DRAIN_MS = 24 * HOUR_MS

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

/** Minutes are those of the simulated clock until everything deliverable was delivered. */
export async function sendVisitors(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'visitors-'))
  const services = await startLocalServices()
  const outbox = openOutbox({ folder })
  let now = Date.UTC(2026, 10, 21, 9)
  const clock = () => now
  const endpoint = (key: string) => `${services.url}/form-service/f/${key}`
  const endpoints = { demo: endpoint('demo'), trial: endpoint('trial'), registration: endpoint('registration') }
  const { deliver, work } = createDelivery({ outbox, endpoints, now: clock })
  const limit = createRateLimit(LIMIT_PERIOD_MS)
  const accept = createAccept({ outbox, deliver, limit, notify: [], hasCopies: false, now: clock })
  sharedToken = issueStartToken(await outbox.signingSecret(), now - MINUTE_MS)
  // The bot that fetched the token has already spent it elsewhere.
  await outbox.add({ ...BLANK, id: 'spent', tokenId: sharedToken.split('.')[1] ?? '', now })
  await outbox.claim('spent', now)
  await outbox.markDelivered('spent', now)

  const secret = await outbox.signingSecret()
  const send = async (kind: 'honest' | 'bot', number: number, visit: Visit) => {
    const { ageMs, token, honeypot = '', hops = 1 } = visit
    const { forwardedFor = fromHome(kind === 'bot' ? 1e6 + number : number) } = visit
    const issued = ageMs === undefined ? '' : issueStartToken(secret, now - ageMs)
    const fields = new Map<string, unknown>([
      ['name', `${kind} ${number}`],
      ['email', `${kind}-${number}@example.org`],
      ['phone', '4195550142'],
      [TOKEN_FIELD, token?.(now, number) ?? issued],
      [HONEYPOT_FIELD, honeypot],
    ])
    const sender = senderOf(forwardedFor, hops)
    const { outcome } = await accept({ form: 'shortTrial', id: `${kind}-${number}`, fields, sender })
    if (outcome !== 'accepted') throw new Error(`${kind} ${number} was answered "${outcome}"`)
  }

  try {
    const pass = async (milliseconds: number) => {
      for (const end = now + milliseconds; now < end; now += TICK_MS) await work()
    }
    for (let number = 0; number < count; number++) {
      await send('bot', number, pick(BOTS, number))
      await send('honest', number, pick(HONEST, number))
      if (number % 3 === 2) await pass(STEP_MS)
    }
    const begin = now
    while ((await outbox.countByState()).pending > 0 && now < begin + MAX_DRAIN_MS) await pass(MINUTE_MS)
    const minutes = Math.round((now - Date.UTC(2026, 10, 21, 9)) / MINUTE_MS)
    return { ...(await inspect(outbox, services.dataFolder, count)), minutes }
  } finally {
    await outbox.close()
    await services.remove()
    rmSync(folder, { recursive: true })
  }
}

const BLANK = { form: 'shortTrial' as const, values: { name: 'Spent' }, marks: [], notify: [] }

function pick<T>(kinds: Record<string, T>, number: number): T {
  const all = Object.values(kinds)
  const kind = all[number % all.length]
  if (!kind) throw new Error('There are no kinds')
  return kind
}

/** The longest wait is that of honest visitors without any mark, from sending to delivery. */
async function inspect(outbox: Outbox, dataFolder: string, count: number) {
  const arrived = openArrivals(join(dataFolder, 'inbox')).list(count * 4)
  const emails = arrived.map(({ fields }) => String(fields.email))
  const entries = await Array.fromAsync(outbox.list())
  const bots = entries.filter(({ id }) => id.startsWith('bot-'))
  const unmarked = entries.filter(({ id, marks }) => id.startsWith('honest-') && marks.length === 0)
  const waits = unmarked.map(({ receivedAt, deliveredAt }) => Date.parse(deliveredAt ?? '') - Date.parse(receivedAt))
  return {
    honest: count,
    honestDelivered: new Set(emails.filter(email => email.startsWith('honest-'))).size,
    bots: count,
    botsMarkedOrHeld: bots.filter(({ marks }) => marks.length > 0).length,
    botsDelivered: new Set(emails.filter(email => email.startsWith('bot-'))).size,
    duplicates: emails.length - new Set(emails).size,
    longestWaitSeconds: Math.max(...waits) / SECOND_MS,
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
