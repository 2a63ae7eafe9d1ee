import { createHmac } from 'node:crypto'
import {
  badRequest,
  type HttpRequest,
  type HttpResponse,
  json,
  type Route,
  readBytes,
  unauthorized,
} from 'offline-content-lake/http'
import { z } from 'zod'
import { type Behaviours, openStandIn, RECEIVING, refuse } from '../stand-in.ts'

const MAX_BODY_BYTES = 100_000
const TOLERANCE_S = 5 * 60
const MESSAGE = z.object({ text: z.string() })

export const WEBHOOK_BEHAVIOURS = {
  ...RECEIVING,
  'bad-request': ['Finds the message wrong (400)', refuse(400, 'invalid_payload')],
  gone: ['Is gone (410)', refuse(410, 'channel_is_archived')],
} satisfies Behaviours

export type WebhookBehaviour = keyof typeof WEBHOOK_BEHAVIOURS

type Announcement = { webhookId: string; text: string; isSigned: boolean }

type WebhookOptions = {
  folder: string
  /** As the sender has it, with or without `whsec_`. Empty: signatures are not checked. */
  secret: string
  now?: () => Date
}

/** Stands in for a chat: stores what staff are told, and lists it at /webhook. */
export function webhookRoutes({ folder, secret, now = () => new Date() }: WebhookOptions): Route[] {
  const { routes, keep, behaviour } = openStandIn<WebhookBehaviour, Announcement>({
    ...{ folder, path: '/webhook', title: 'Webhook', behaviours: WEBHOOK_BEHAVIOURS, now },
    empty: 'Nothing has arrived at /notifications/webhook yet. The site posts there when NOTIFY_WEBHOOK_URL says so.',
    card: ({ id, fields: { text, webhookId, isSigned } }) => ({
      title: `Message #${id}`,
      rows: { Text: text, Id: webhookId, Signature: isSigned ? 'Right' : 'Not checked' },
    }),
  })
  const handle = createReceiver({ keep: message => keep(message, message.webhookId), secret, behaviour, now })
  return [...routes, { method: 'POST', path: '/notifications/webhook', handle }]
}

type ReceiverOptions = Required<Omit<WebhookOptions, 'folder'>> & {
  keep: (announcement: Announcement) => void
  behaviour: () => WebhookBehaviour
}

/** Receives messages in Slack's format, and verifies them as Standard Webhooks specifies. */
export function createReceiver({ keep, secret, behaviour, now }: ReceiverOptions) {
  return async (request: HttpRequest): Promise<HttpResponse> => {
    const { 'webhook-id': webhookId } = request.headers
    if (typeof webhookId !== 'string') throw badRequest('The header webhook-id is missing')
    const body = Buffer.from(await readBytes(request, MAX_BODY_BYTES)).toString()
    if (secret) requireSignature(request.headers, body, secret, now())
    const text = readText(body)
    const [, receive] = WEBHOOK_BEHAVIOURS[behaviour()]
    return receive(() => {
      keep({ webhookId, text, isSigned: secret !== '' })
      return json('ok')
    }, request)
  }
}

function requireSignature(headers: HttpRequest['headers'], body: string, secret: string, now: Date): void {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  const isRecent = Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= TOLERANCE_S
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const wanted = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  const isSigned = String(signatures).split(' ').includes(wanted)
  if (!isRecent || !isSigned) throw unauthorized('The signature is missing, wrong or too old')
}

function readText(body: string): string {
  try {
    return MESSAGE.parse(JSON.parse(body)).text
  } catch {
    throw badRequest('The body must be a JSON object with a "text"')
  }
}
