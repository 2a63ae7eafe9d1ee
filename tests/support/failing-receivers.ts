import { createGuard, startServer } from 'offline-content-lake/http'
import { freePort } from 'offline-content-lake/testing'
import { createEmailWay, createMailer } from '../../forms/notifications/mailer.ts'
import type { Way } from '../../forms/notifications/way.ts'
import { createWebhookWay } from '../../forms/notifications/webhook.ts'
import { MAIL_BEHAVIOURS, type MailBehaviour, startMailServer } from '../../local/mail/smtp.ts'
import { createReceiver, WEBHOOK_BEHAVIOURS, type WebhookBehaviour } from '../../local/mail/webhook.ts'

/** Timeout of an attempt at a server that answers, however busy the machine is. */
const ANSWER_TIMEOUT_MS = 10_000
/** Timeout of an attempt at one that never answers. It must exceed the tenth of a second after which the mail server greets. */
const SILENCE_TIMEOUT_MS = 400
const SILENT: readonly string[] = ['hang', 'mute'] satisfies (MailBehaviour | WebhookBehaviour)[]
/** Nobody listens there, and fetch may connect to it. A free port could be taken by somebody else meanwhile. */
const CLOSED_PORT = 2
const WEBHOOK_SECRET = Buffer.from('a secret of thirty-two bytes long')

/** Called with the Message-ID or webhook-id each time something is received. */
type Arrive = (id: string) => void

export type FailingReceivers = {
  /** A way for each behaviour; `closed` leads to a port where nobody listens. */
  email: Record<MailBehaviour | 'closed', Way>
  webhook: Record<WebhookBehaviour | 'closed', Way>
  stop: () => Promise<void>
}

export async function startFailingReceivers(arrive: Arrive): Promise<FailingReceivers> {
  const mailServers = await Promise.all(
    namesOf(MAIL_BEHAVIOURS).map(async behaviour => {
      const port = await freePort()
      const keep = ({ messageId }: { messageId: string | null }) => arrive(String(messageId))
      return { behaviour, port, server: await startMailServer({ port, keep, behaviour: () => behaviour }) }
    }),
  )
  const webhooks = await startWebhooks(arrive)
  const email = mailServers.map(({ behaviour, port }) => [behaviour, emailWay(port, timeoutOf(behaviour))] as const)
  const webhook = Object.keys(WEBHOOK_BEHAVIOURS).map(name => [name, webhookWay(webhooks.port, name)] as const)
  return {
    email: toRecord([...email, ['closed', emailWay(CLOSED_PORT, ANSWER_TIMEOUT_MS)]]),
    webhook: toRecord([...webhook, ['closed', webhookWay(CLOSED_PORT, 'normal')]]),
    stop: async () => void (await Promise.all([webhooks.stop(), ...mailServers.map(({ server }) => server.stop())])),
  }
}

async function startWebhooks(arrive: Arrive) {
  const port = await freePort()
  const routes = namesOf(WEBHOOK_BEHAVIOURS).map(behaviour => ({
    ...{ method: 'POST' as const, path: `/${behaviour}` },
    handle: createReceiver({
      keep: ({ webhookId }) => arrive(webhookId),
      secret: WEBHOOK_SECRET.toString('base64'),
      behaviour: () => behaviour,
      now: () => new Date(),
    }),
  }))
  const { stop } = await startServer({
    port,
    routes,
    guard: createGuard({ hosts: [`127.0.0.1:${port}`], origins: [] }),
  })
  return { port, stop }
}

function namesOf<Name extends string>(behaviours: Record<Name, string>): Name[] {
  return Object.keys(behaviours) as Name[]
}

function timeoutOf(behaviour: string): number {
  return SILENT.includes(behaviour) ? SILENCE_TIMEOUT_MS : ANSWER_TIMEOUT_MS
}

function emailWay(port: number, attemptTimeoutMs: number): Way {
  const smtp = { host: '127.0.0.1', port, isSecure: false, login: null }
  const mailer = createMailer({ smtp, from: 'site@localhost.example', attemptTimeoutMs })
  return createEmailWay({ mailer, to: ['staff@localhost.example'] })
}

function webhookWay(port: number, name: string): Way {
  const url = `http://127.0.0.1:${port}/${name}`
  return createWebhookWay({ url, secret: WEBHOOK_SECRET, attemptTimeoutMs: timeoutOf(name) })
}

function toRecord<K extends string>(entries: (readonly [string, Way])[]): Record<K, Way> {
  return Object.fromEntries(entries) as Record<K, Way>
}
