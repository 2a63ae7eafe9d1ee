import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createAccept } from '../../forms/accept.ts'
import { createDelivery } from '../../forms/delivery.ts'
import { makeOutbox } from '../../forms/outbox/outbox.fixture.ts'
import { senderOf } from '../../forms/rate-limit.ts'
import { issueStartToken } from '../../forms/start-token.ts'
import { HONEYPOT_FIELD, TOKEN_FIELD } from '../../lib/forms/answer.ts'
import { log } from '../../lib/process/log.ts'
import { sizeOf, startReceivingService } from './load.ts'

/**
 * The forms of honest visitors, with everything that goes wrong in a masjid hall, and of as many bots pass through the site's own checks and delivery to a form
 * service over HTTP. The clock is simulated, because delivery takes hours at 20 posts a minute. `npm run faults -- visitors --visitors 5000` sets how many.
 */

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

it('delivers the forms of honest visitors among as many bots, and marks or holds every bot', async () => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(log, level).mockImplementation(() => {})
  const count = sizeOf('visitors', 1_000, 1_000)
  const { url, arrived, stop } = await startReceivingService()
  onTestFinished(stop)
  const outbox = makeOutbox()
  let now = BEGIN
  const clock = () => now
  const { deliver, work } = createDelivery({
    ...{ outbox, endpoints: { demo: url, trial: url, registration: url }, now: clock },
  })
  const accept = createAccept({ outbox, deliver, notify: [], hasCopies: false, now: clock })
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
  const deliveredOf = (kind: string) => arrived.filter(id => id.startsWith(kind))
  const [honest, bots] = [deliveredOf('honest-'), deliveredOf('bot-')]
  const longestWaitSeconds = Math.max(...waits) / SECOND_MS
  const minutes = Math.round((now - BEGIN) / MINUTE_MS)
  console.log({ honest: count, bots: count, botsDelivered: bots.length, longestWaitSeconds, minutes })
  expect(honest).toHaveLength(count)
  for (const delivered of [honest, bots]) expect(new Set(delivered).size).toBe(delivered.length)
  expect(entries.filter(({ id, marks }) => id.startsWith('bot-') && marks.length > 0)).toHaveLength(count)
  expect(longestWaitSeconds).toBeLessThanOrEqual(60)
  vi.restoreAllMocks()
})
