import { createHmac, timingSafeEqual } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import type { HttpRequest, HttpResponse } from 'offline-content-lake/http'
import { badRequest, HttpError, json, readBytes, unauthorized } from 'offline-content-lake/http'

const MAX_BODY_BYTES = 100_000
const TOLERANCE_S = 5 * 60
const RETRY_AFTER_S = '2'

export const WEBHOOK_BEHAVIOURS = {
  normal: 'Takes what is right',
  'bad-request': 'Finds the message wrong (400)',
  gone: 'Is gone (410)',
  'too-many': 'Has too many requests (429)',
  fault: 'Has a fault (500)',
  hang: 'Never answers',
  'cut-off': 'Takes what is right, and hangs up before it says so',
} as const

export type WebhookBehaviour = keyof typeof WEBHOOK_BEHAVIOURS

export type Announcement = { webhookId: string; text: string; isSigned: boolean }

type ReceiverOptions = {
  keep: (announcement: Announcement) => void
  /** As the sender has it, with or without `whsec_`. Empty: signatures are not checked. */
  secret: string
  behaviour: () => WebhookBehaviour
  now: () => Date
}

/** Receives messages in Slack's format, and verifies them as Standard Webhooks specifies. */
export function createReceiver({ keep, secret, behaviour, now }: ReceiverOptions) {
  return async (request: HttpRequest): Promise<HttpResponse> => {
    const announcement = await decode(request, secret, now())
    switch (behaviour()) {
      case 'bad-request':
        throw badRequest('invalid_payload')
      case 'gone':
        throw new HttpError(410, { error: 'channel_is_archived' })
      case 'too-many':
        throw new HttpError(429, { error: 'rate_limited' }, undefined, { 'retry-after': RETRY_AFTER_S })
      case 'fault':
        throw new HttpError(500, { error: 'rollup_error' })
      case 'hang':
        return untilGone(request.signal)
      case 'cut-off':
        keep(announcement)
        // Disconnects before a status is sent, which would tell the sender that the message arrived.
        if (request.body instanceof IncomingMessage) request.body.socket.destroy()
        return json('ok')
      case 'normal':
        keep(announcement)
        return json('ok')
    }
  }
}

async function decode(request: HttpRequest, secret: string, now: Date): Promise<Announcement> {
  const webhookId = request.headers['webhook-id']
  if (typeof webhookId !== 'string') throw badRequest('The header webhook-id is missing')
  const body = Buffer.from(await readBytes(request, MAX_BODY_BYTES)).toString()
  if (secret) requireSignature(request.headers, body, secret, now)
  return { webhookId, text: readText(body), isSigned: secret !== '' }
}

function requireSignature(headers: HttpRequest['headers'], body: string, secret: string, now: Date): void {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  const isRecent = Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= TOLERANCE_S
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const wanted = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
  const given = String(signatures ?? '')
    .split(' ')
    .map(signature => Buffer.from(signature))
  const isRight = given.some(signature => signature.length === wanted.length && timingSafeEqual(signature, wanted))
  if (!isRecent || !isRight) throw unauthorized('The signature is missing, wrong or too old')
}

function readText(body: string): string {
  try {
    const payload: unknown = JSON.parse(body)
    if (typeof payload === 'object' && payload !== null && 'text' in payload && typeof payload.text === 'string') {
      return payload.text
    }
  } catch {}
  throw badRequest('The body must be a JSON object with a "text"')
}

function untilGone(signal: AbortSignal): Promise<HttpResponse> {
  return new Promise((_, reject) => {
    const leave = () => reject(new HttpError(499, { error: 'The client went away' }))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
  })
}
