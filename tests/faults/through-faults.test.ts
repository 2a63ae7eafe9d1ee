import { createServer, type RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import { createGuard, type HttpRequest, startServer } from 'offline-content-lake/http'
import { freePort } from 'offline-content-lake/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createDelivery } from '../../forms/delivery.ts'
import { createEmailWay, createMailer } from '../../forms/notifications/mailer.ts'
import { createNotifier } from '../../forms/notifications/notify.ts'
import type { Message, Way } from '../../forms/notifications/way.ts'
import { createWebhookWay } from '../../forms/notifications/webhook.ts'
import { makeOutbox, submission } from '../../forms/outbox/outbox.fixture.ts'
import { log } from '../../lib/process/log.ts'
import { DEFAULT_TIME_ZONE } from '../../lib/time/time-zones.ts'
import { RECEIVING, type Receiving, refuse } from '../../local/form-service/index.ts'
import { MAIL_BEHAVIOURS, type MailBehaviour, startMailServer } from '../../local/mail/smtp.ts'
import { listen } from '../support/listen.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { sizeOf } from './load.ts'

/**
 * Servers that fail in every way, at random. The requests are real; the clock between attempts is simulated, because the quota alone would take hours.
 * `npm run faults -- delivery --forms 5000 --messages 500` sets how many.
 */

const TICK_MS = 1_000
/** A day of the simulated clock: nobody may wait longer. */
const MAX_TICKS = 86_400
/** Share of attempts that succeed; the others fail in one of the ways. */
const SHARE_WITHOUT_FAULT = 0.4
const SEED = 20_261_121

beforeEach(() => {
  // Every failed attempt logs a warning, and every abandoned message an error.
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

function simulate() {
  const random = seededRandom(SEED)
  const faults: Record<string, number> = {}
  // Long before the hour of the digest.
  const began = Date.UTC(2026, 10, 21)
  let now = began
  return {
    ...{ random, faults, began, now: () => now },
    /** How the next attempt ends: as the first of these, or by a fault. */
    draw: <Name extends string>(names: Record<Name, unknown>, prefix = ''): Name => {
      const [normal, ...others] = Object.keys(names) as [Name, ...Name[]]
      const failing = random() < SHARE_WITHOUT_FAULT ? undefined : others[Math.floor(random() * others.length)]
      const drawn = failing ?? normal
      faults[prefix + drawn] = (faults[prefix + drawn] ?? 0) + 1
      return drawn
    },
    /** Works every second of the clock. Returns the minutes until nothing is left to do. */
    workUntil: async (isDone: () => Promise<boolean>, work: () => Promise<unknown>): Promise<number> => {
      for (let tick = 0; tick < MAX_TICKS && !(await isDone()); tick++) {
        await work()
        now += TICK_MS
      }
      return Math.round((now - began) / 60_000)
    },
  }
}

const FORMS = ['demo', 'shortTrial', 'registration'] as const
/** Timeout of an attempt: hardly any but those that hang take as long, also on a busy machine. */
const ATTEMPT_TIMEOUT_MS = 200
const TAKEN = '{"next":"/thanks","ok":true}'
/** What happens to a request. */
const SERVICE: Record<string, RequestListener> = {
  none: (_, response) => response.end(TAKEN),
  reset: ({ socket }) => socket.resetAndDestroy(),
  hang: () => {},
  busy: (_, response) => response.writeHead(429, { 'retry-after': '3' }).end('{"error":"Too many requests"}'),
  fault: (_, response) => response.writeHead(500).end('<h1>Internal error</h1>'),
  truncated: (_, response) => response.end(TAKEN.slice(0, TAKEN.length / 2)),
  'lost answer': ({ socket }) => socket.destroy(),
}
/** The service has what these requests sent. */
const REACHED = ['none', 'truncated', 'lost answer']

it('delivers every form exactly once through every kind of fault', async () => {
  const { random, faults, now, draw, workUntil } = simulate()
  /** E-mail addresses by the id of their submission: the service knows by it what it has. */
  const arrived = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const fault = draw(SERVICE)
    const { email } = Object(await json(request).catch(() => null))
    if (REACHED.includes(fault)) arrived.set(String(request.headers['idempotency-key']), String(email))
    SERVICE[fault]?.(request, response)
  })
  const { url, stop } = await listen(server)
  onTestFinished(stop)
  const outbox = makeOutbox()
  const emails = Array.from({ length: sizeOf('forms', 200, 5_000) }, (_, number) => `visitor-${number}@example.org`)
  for (const [number, email] of emails.entries()) {
    const values = { name: `Visitor ${number}`, email, phone: '4195550142' }
    const form = FORMS[number % FORMS.length] ?? 'demo'
    await outbox.add(submission(`submission-${number}`, { form, values, notify: [], now: now() }))
  }
  const { work } = createDelivery({
    ...{ outbox, endpoints: { demo: url, trial: url, registration: url }, now, random },
    attemptTimeoutMs: ATTEMPT_TIMEOUT_MS,
  })
  const minutes = await workUntil(async () => (await outbox.countByState()).delivered === emails.length, work)
  console.log({ forms: emails.length, faults, minutes })
  expect([...arrived.values()].toSorted()).toEqual(emails.toSorted())
  expect(Object.keys(faults)).toHaveLength(7)
})

/** Faults that reject a message permanently. */
const FINAL: readonly string[] = ['refuse', 'bad-request', 'gone'] satisfies (MailBehaviour | WebhookBehaviour)[]
/** With this fault the message arrives, but the sender gets no response. */
const LOST_ANSWER = 'cut-off'
/** Timeout of an attempt at a server that answers, however busy the machine is. */
const ANSWER_TIMEOUT_MS = 10_000
/** Timeout of an attempt at one that never answers. It must exceed the tenth of a second after which the mail server greets. */
const SILENCE_TIMEOUT_MS = 400
const SILENT: readonly string[] = ['hang', 'mute'] satisfies (MailBehaviour | WebhookBehaviour)[]

const WEBHOOK_BEHAVIOURS = {
  ...RECEIVING,
  'bad-request': ['Finds the message wrong (400)', refuse(400, 'invalid_payload')],
  gone: ['Is gone (410)', refuse(410, 'channel_is_archived')],
} satisfies Receiving
type WebhookBehaviour = keyof typeof WEBHOOK_BEHAVIOURS

type Via<Behaviour extends string> = { behaviour: Behaviour; wayWithin: (attemptTimeoutMs: number) => Way }

it('notifies staff once per way of every request, or counts the message as undeliverable, through every kind of fault', async () => {
  const { faults, began, now, draw, workUntil } = simulate()
  const requests = sizeOf('messages', 60, 500)
  const outbox = makeOutbox()
  for (let number = 0; number < requests; number++)
    await outbox.add(submission(`submission-${number}`, { notify: ['email', 'webhook'], now: now() }))

  /** How often each message arrived, by its id. */
  const arrivals = new Map<string, number>()
  const arrive = (id: string) => void arrivals.set(id, (arrivals.get(id) ?? 0) + 1)
  const refused = new Set<string>()
  /** The server does not reject what has arrived, because a real one would recognize it. */
  const failing = <Behaviour extends string>(to: Via<Behaviour>, behaviours: Record<Behaviour, unknown>): Way => {
    const ways = { patient: to.wayWithin(ANSWER_TIMEOUT_MS), silent: to.wayWithin(SILENCE_TIMEOUT_MS) }
    const { via } = ways.patient
    const normal = to.behaviour
    const taken = new Set<string>()
    const send = (message: Message) => {
      const fault = draw(behaviours, `${via} `)
      to.behaviour = taken.has(message.key) && FINAL.includes(fault) ? normal : fault
      if (FINAL.includes(to.behaviour)) refused.add(`${via} ${message.key}`)
      if (to.behaviour === LOST_ANSWER) taken.add(message.key)
      return ways[SILENT.includes(to.behaviour) ? 'silent' : 'patient'].send(message)
    }
    return { via, send }
  }
  const ways = [
    failing(await startMail(arrive), MAIL_BEHAVIOURS),
    failing(await startWebhook(arrive), WEBHOOK_BEHAVIOURS),
  ]
  const site = { hasDetails: false, readZone: async () => DEFAULT_TIME_ZONE }
  const notifiers = ways.map(way => createNotifier({ ...site, outbox, way, now }))
  const count = () => outbox.countNotifications(began)
  const minutes = await workUntil(
    async () => (await count()).pending === 0,
    () => Promise.all(notifiers.map(work => work())),
  )
  const { pending, undeliverable } = await count()
  console.log({ requests, arrived: arrivals.size, undeliverable, faults, minutes })
  expect([pending, undeliverable]).toEqual([0, refused.size])
  expect(arrivals.size + undeliverable).toBe(2 * requests)
  expect(Math.max(...arrivals.values())).toBeGreaterThan(1)
  expect(Object.keys(faults)).toHaveLength(14)
})

async function startMail(arrive: (id: string) => void): Promise<Via<MailBehaviour>> {
  const port = await freePort()
  const smtp = { host: '127.0.0.1', port, isSecure: false, login: null }
  const wayWithin = (attemptTimeoutMs: number) => {
    const mailer = createMailer({ smtp, from: 'site@localhost.example', attemptTimeoutMs })
    return createEmailWay({ mailer, to: ['staff@localhost.example'] })
  }
  const mail: Via<MailBehaviour> = { behaviour: 'normal', wayWithin }
  const keep = ({ messageId }: { messageId: string | null }) => arrive(String(messageId))
  onTestFinished((await startMailServer({ port, keep, behaviour: () => mail.behaviour })).stop)
  return mail
}

async function startWebhook(arrive: (id: string) => void): Promise<Via<WebhookBehaviour>> {
  const port = await freePort()
  const wayWithin = (attemptTimeoutMs: number) =>
    createWebhookWay({ url: `http://127.0.0.1:${port}/`, secret: null, attemptTimeoutMs })
  const webhook: Via<WebhookBehaviour> = { behaviour: 'normal', wayWithin }
  const handle = async (request: HttpRequest) => {
    const [, receive] = WEBHOOK_BEHAVIOURS[webhook.behaviour]
    await json(request.body)
    return receive(() => {
      arrive(String(request.headers['webhook-id']))
      return { status: 200, body: 'ok' }
    }, request)
  }
  const guard = createGuard({ hosts: [`127.0.0.1:${port}`], origins: [] })
  onTestFinished((await startServer({ port, routes: [{ method: 'POST', path: '/', handle }], guard })).stop)
  return webhook
}
