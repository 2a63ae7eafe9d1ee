/**
 * `npm run faults -- notifications --submissions 500`: notifies staff of submissions by e-mail and webhook through servers that refuse
 * connections, hang, hang up before or after they accept a message, and answer with errors. The requests are real; the clock between
 * attempts is simulated. Prints the figures; exits 1 unless each message arrived under one id, or was rejected permanently and counts as
 * undeliverable.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createGuard, startServer } from 'offline-content-lake/http'
import { freePort } from 'offline-content-lake/testing'
import { createEmailWay, createMailer } from '../../forms/notifications/mailer.ts'
import { createNotifier } from '../../forms/notifications/notify.ts'
import type { Message, Way } from '../../forms/notifications/way.ts'
import { createWebhookWay } from '../../forms/notifications/webhook.ts'
import type { Outbox } from '../../forms/outbox/open.ts'
import { openOutbox } from '../../forms/outbox/open.ts'
import type { NotifyVia } from '../../forms/outbox/outbox.ts'
import { log } from '../../lib/process/log.ts'
import { DEFAULT_TIME_ZONE } from '../../lib/time/time-zones.ts'
import { MAIL_BEHAVIOURS, type MailBehaviour, startMailServer } from '../../local/mail/smtp.ts'
import { createReceiver, WEBHOOK_BEHAVIOURS, type WebhookBehaviour } from '../../local/mail/webhook.ts'
import { seededRandom } from '../support/seeded-random.ts'

/** This many notifiers share one outbox. */
const WORKERS = 8
const TICK_MS = 1_000
/** A day of the simulated clock: nobody may wait longer. */
const MAX_TICKS = 86_400
/** Share of attempts that succeed; the others fail in one of the ways. */
const SHARE_WITHOUT_FAULT = 0.4
const SEED = 20_261_122
/** Faults that reject a message permanently. */
const FINAL = new Set(['refuse', 'bad-request', 'gone'])
/** With this fault the message arrives, but the sender gets no response. */
const LOST_ANSWER = 'cut-off'
/** Timeout of an attempt at a server that answers, however busy the machine is. */
const ANSWER_TIMEOUT_MS = 10_000
/** Timeout of an attempt at one that never answers. It must exceed the tenth of a second after which the mail server greets. */
const SILENCE_TIMEOUT_MS = 400
const SILENT: readonly string[] = ['hang', 'mute'] satisfies (MailBehaviour | WebhookBehaviour)[]
/** Nobody listens there, and fetch may connect to it. A free port could be taken by somebody else meanwhile. */
const CLOSED_PORT = 2
const WEBHOOK_SECRET = Buffer.from('a secret of thirty-two bytes long')

/**
 * Sends every notification by both ways. `arrived` counts distinct message ids, `repeated` those that were received more than once, `refused` the
 * messages that the receivers rejected for good. Minutes are those of the simulated clock.
 */
export async function notifyThroughFaults(submissions: number) {
  const start = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'notification-faults-'))
  const arrivals = new Map<string, number>()
  await using ends = new AsyncDisposableStack()
  ends.defer(() => rmSync(folder, { recursive: true }))
  const doors = await startReceivers(ends, id => void arrivals.set(id, (arrivals.get(id) ?? 0) + 1))
  const outbox = openOutbox({ folder })
  ends.defer(() => outbox.close())
  const beganAt = Date.now()
  let now = beganAt
  for (let number = 0; number < submissions; number++) await add(outbox, number, now)

  const { ways, faults, refused } = failingWays(doors, seededRandom(SEED))
  const options = {
    outbox,
    siteUrl: 'https://minara.example',
    hasDetails: false,
    readZone: async () => DEFAULT_TIME_ZONE,
  }
  const notifiers = Array.from({ length: WORKERS }, () =>
    ways.map(way => createNotifier({ ...options, way, now: () => now })),
  ).flat()
  for (let tick = 0; tick < MAX_TICKS && (await outbox.countNotifications(beganAt)).pending > 0; tick++) {
    await Promise.all(notifiers.map(work => work()))
    now += TICK_MS
  }
  return {
    ...{ messages: 2 * submissions, arrived: arrivals.size, refused: refused.size },
    repeated: [...arrivals.values()].filter(times => times > 1).length,
    ...(await outbox.countNotifications(beganAt)),
    ...{ attempts: Object.values(faults).reduce((sum, count) => sum + count, 0), faults },
    minutes: Math.round((now - beganAt) / 60_000),
    seconds: Math.round((performance.now() - start) / 1_000),
  }
}

async function add(outbox: Outbox, number: number, now: number): Promise<void> {
  const values = { name: `Visitor ${number}`, email: `visitor-${number}@example.org`, phone: '4195550142' }
  const notify: NotifyVia[] = ['email', 'webhook']
  await outbox.add({ id: `submission-${number}`, form: 'shortTrial', values, tokenId: '', marks: [], notify, now })
}

/**
 * Ways that choose a server at random for each attempt. A message that has arrived is not rejected later, because a real server would
 * recognize it.
 */
function failingWays(allDoors: Doors, random: () => number) {
  const faults: Record<string, number> = {}
  const taken = new Set<string>()
  const refused = new Set<string>()

  function wayOf(via: NotifyVia): Way {
    const doors = allDoors[via]
    const failing = Object.keys(doors).filter(name => name !== 'normal')
    const send = async (message: Message) => {
      const id = `${via}:${message.key}`
      const fault = random() < SHARE_WITHOUT_FAULT ? 'normal' : (failing[Math.floor(random() * failing.length)] ?? '')
      const door = taken.has(id) && FINAL.has(fault) ? 'normal' : fault
      faults[`${via} ${door}`] = (faults[`${via} ${door}`] ?? 0) + 1
      if (FINAL.has(door)) refused.add(id)
      if (door === LOST_ANSWER) taken.add(id)
      const way = doors[door]
      if (!way) throw new Error(`"${door}" is no fault`)
      return way.send(message)
    }
    return { via, send }
  }

  return { ways: [wayOf('email'), wayOf('webhook')], faults, refused }
}

type Doors = Record<NotifyVia, Record<string, Way>>

/**
 * By via, a way for each behaviour of its server; `closed` leads to a port where nobody listens. Each time something is received, `arrive` is
 * called with its Message-ID or webhook-id.
 */
async function startReceivers(ends: AsyncDisposableStack, arrive: (id: string) => void): Promise<Doors> {
  const email: Record<string, Way> = { closed: emailWay(CLOSED_PORT, 'closed') }
  for (const behaviour of Object.keys(MAIL_BEHAVIOURS) as MailBehaviour[]) {
    const port = await freePort()
    const keep = ({ messageId }: { messageId: string | null }) => arrive(String(messageId))
    ends.defer((await startMailServer({ port, keep, behaviour: () => behaviour })).stop)
    email[behaviour] = emailWay(port, behaviour)
  }
  const port = await freePort()
  const webhook: Record<string, Way> = { closed: webhookWay(CLOSED_PORT, 'closed') }
  const routes = (Object.keys(WEBHOOK_BEHAVIOURS) as WebhookBehaviour[]).map(behaviour => {
    webhook[behaviour] = webhookWay(port, behaviour)
    const keep = ({ webhookId }: { webhookId: string }) => arrive(webhookId)
    const secret = WEBHOOK_SECRET.toString('base64')
    const handle = createReceiver({ keep, secret, behaviour: () => behaviour, now: () => new Date() })
    return { method: 'POST' as const, path: `/${behaviour}`, handle }
  })
  const guard = createGuard({ hosts: [`127.0.0.1:${port}`], origins: [] })
  ends.defer((await startServer({ port, routes, guard })).stop)
  return { email, webhook }
}

function emailWay(port: number, behaviour: string): Way {
  const smtp = { host: '127.0.0.1', port, isSecure: false, login: null }
  const mailer = createMailer({ smtp, from: 'site@localhost.example', attemptTimeoutMs: timeoutOf(behaviour) })
  return createEmailWay({ mailer, to: ['staff@localhost.example'] })
}

function webhookWay(port: number, behaviour: string): Way {
  const url = `http://127.0.0.1:${port}/${behaviour}`
  return createWebhookWay({ url, secret: WEBHOOK_SECRET, attemptTimeoutMs: timeoutOf(behaviour) })
}

function timeoutOf(behaviour: string): number {
  return SILENT.includes(behaviour) ? SILENCE_TIMEOUT_MS : ANSWER_TIMEOUT_MS
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { submissions: { type: 'string', default: '500' } } })
  // Every failed attempt logs a warning, thousands in all.
  log.warn = () => {}
  log.error = () => {}
  const report = await notifyThroughFaults(Number(values.submissions))
  const { messages, arrived, refused, undeliverable, pending } = report
  console.log(report)
  process.exitCode = pending === 0 && undeliverable === refused && arrived + undeliverable === messages ? 0 : 1
}
