/**
 * `npm run faults -- notifications --submissions 500`: notifies staff of submissions by e-mail and webhook through servers that hang, hang up before or
 * after they accept a message, and answer with errors. The requests are real; the clock between attempts is simulated. Prints the figures; exits 1
 * unless each message arrived under one id, or was rejected permanently and counts as undeliverable.
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
import { openOutbox } from '../../forms/outbox/open.ts'
import type { NotifyVia } from '../../forms/outbox/queue.ts'
import { log } from '../../lib/process/log.ts'
import { DEFAULT_TIME_ZONE } from '../../lib/time/time-zones.ts'
import { MAIL_BEHAVIOURS, type MailBehaviour, startMailServer } from '../../local/mail/smtp.ts'
import { createReceiver, WEBHOOK_BEHAVIOURS, type WebhookBehaviour } from '../../local/mail/webhook.ts'
import { seededRandom } from '../support/seeded-random.ts'

const TICK_MS = 1_000
/** A day of the simulated clock: nobody may wait longer. */
const MAX_TICKS = 86_400
/** Share of attempts that succeed; the others fail in one of the ways. */
const SHARE_WITHOUT_FAULT = 0.4
const SEED = 20_261_122
/** Faults that reject a message permanently. */
const FINAL: readonly string[] = ['refuse', 'bad-request', 'gone'] satisfies (MailBehaviour | WebhookBehaviour)[]
/** With this fault the message arrives, but the sender gets no response. */
const LOST_ANSWER = 'cut-off'
/** Timeout of an attempt at a server that answers, however busy the machine is. */
const ANSWER_TIMEOUT_MS = 10_000
/** Timeout of an attempt at one that never answers. It must exceed the tenth of a second after which the mail server greets. */
const SILENCE_TIMEOUT_MS = 400
const SILENT: readonly string[] = ['hang', 'mute'] satisfies (MailBehaviour | WebhookBehaviour)[]
const SECRET = Buffer.from('a secret of thirty-two bytes long')

type Via<Behaviour extends string> = { behaviour: Behaviour; wayWithin: (attemptTimeoutMs: number) => Way }

/**
 * Sends every notification by both ways. `arrived` counts distinct message ids, `repeated` those that were received more than once, `refused` the
 * messages that the receivers rejected for good. Minutes are those of the simulated clock.
 */
export async function notifyThroughFaults(submissions: number) {
  await using ends = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'notification-faults-'))
  ends.defer(() => rmSync(folder, { recursive: true }))
  const arrivals = new Map<string, number>()
  const arrive = (id: string) => void arrivals.set(id, (arrivals.get(id) ?? 0) + 1)
  const outbox = openOutbox({ folder })
  ends.defer(() => outbox.close())
  const beganAt = Date.now()
  let now = beganAt
  for (let number = 0; number < submissions; number++) {
    const values = { name: `Visitor ${number}`, email: `visitor-${number}@example.org`, phone: '4195550142' }
    const notify: NotifyVia[] = ['email', 'webhook']
    await outbox.add({ id: `submission-${number}`, form: 'shortTrial', values, tokenId: '', marks: [], notify, now })
  }

  const random = seededRandom(SEED)
  const faults: Record<string, number> = {}
  const refused = new Set<string>()
  /** The server behaves at random in each attempt. It does not reject what has arrived, because a real one would recognize it. */
  const failing = <Behaviour extends string>(to: Via<Behaviour>, behaviours: Record<Behaviour, unknown>): Way => {
    const [normal, ...others] = Object.keys(behaviours) as Behaviour[]
    const ways = { patient: to.wayWithin(ANSWER_TIMEOUT_MS), silent: to.wayWithin(SILENCE_TIMEOUT_MS) }
    const { via } = ways.patient
    const taken = new Set<string>()
    const send = ({ key, ...message }: Message) => {
      const fault = random() < SHARE_WITHOUT_FAULT ? normal : others[Math.floor(random() * others.length)]
      to.behaviour = (fault && taken.has(key) && FINAL.includes(fault) ? normal : fault) ?? to.behaviour
      faults[`${via} ${to.behaviour}`] = (faults[`${via} ${to.behaviour}`] ?? 0) + 1
      if (FINAL.includes(to.behaviour)) refused.add(`${via} ${key}`)
      if (to.behaviour === LOST_ANSWER) taken.add(key)
      return ways[SILENT.includes(to.behaviour) ? 'silent' : 'patient'].send({ key, ...message })
    }
    return { via, send }
  }
  const ways = [
    failing(await startMail(ends, arrive), MAIL_BEHAVIOURS),
    failing(await startWebhook(ends, arrive), WEBHOOK_BEHAVIOURS),
  ]
  const site = { siteUrl: 'https://minara.example', hasDetails: false, readZone: async () => DEFAULT_TIME_ZONE }
  const notifiers = ways.map(way => createNotifier({ ...site, outbox, way, now: () => now }))
  for (let tick = 0; tick < MAX_TICKS && (await outbox.countNotifications(beganAt)).pending > 0; tick++) {
    await Promise.all(notifiers.map(work => work()))
    now += TICK_MS
  }
  return {
    ...{ messages: 2 * submissions, arrived: arrivals.size, refused: refused.size },
    repeated: [...arrivals.values()].filter(times => times > 1).length,
    ...(await outbox.countNotifications(beganAt)),
    ...{ faults, minutes: Math.round((now - beganAt) / 60_000) },
  }
}

async function startMail(ends: AsyncDisposableStack, arrive: (id: string) => void): Promise<Via<MailBehaviour>> {
  const port = await freePort()
  const smtp = { host: '127.0.0.1', port, isSecure: false, login: null }
  const wayWithin = (attemptTimeoutMs: number) => {
    const mailer = createMailer({ smtp, from: 'site@localhost.example', attemptTimeoutMs })
    return createEmailWay({ mailer, to: ['staff@localhost.example'] })
  }
  const mail: Via<MailBehaviour> = { behaviour: 'normal', wayWithin }
  const keep = ({ messageId }: { messageId: string | null }) => arrive(String(messageId))
  ends.defer((await startMailServer({ port, keep, behaviour: () => mail.behaviour })).stop)
  return mail
}

async function startWebhook(ends: AsyncDisposableStack, arrive: (id: string) => void): Promise<Via<WebhookBehaviour>> {
  const port = await freePort()
  const wayWithin = (attemptTimeoutMs: number) =>
    createWebhookWay({ url: `http://127.0.0.1:${port}/`, secret: SECRET, attemptTimeoutMs })
  const webhook: Via<WebhookBehaviour> = { behaviour: 'normal', wayWithin }
  const handle = createReceiver({
    ...{ keep: ({ webhookId }) => arrive(webhookId), secret: SECRET.toString('base64') },
    ...{ behaviour: () => webhook.behaviour, now: () => new Date() },
  })
  const guard = createGuard({ hosts: [`127.0.0.1:${port}`], origins: [] })
  ends.defer((await startServer({ port, routes: [{ method: 'POST', path: '/', handle }], guard })).stop)
  return webhook
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
