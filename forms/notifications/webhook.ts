import { createHmac } from 'node:crypto'
import { readRetryAfter } from '../form-service.ts'
import { errorCode, type Message, type Sending, type Way } from './way.ts'

const ATTEMPT_TIMEOUT_MS = 15_000
/** An operator can correct a wrong credential or URL; the other codes mean "not now". */
const LATER = new Set([401, 403, 404, 408, 425, 429])

type WebhookOptions = {
  url: string
  secret: Buffer | null
  now?: () => number
  attemptTimeoutMs?: number
}

export function createWebhookWay({
  url,
  secret,
  now = Date.now,
  attemptTimeoutMs = ATTEMPT_TIMEOUT_MS,
}: WebhookOptions): Way {
  async function send({ key, event, form, receivedAt, title, body }: Message): Promise<Sending> {
    const id = `msg_${key}`
    const text = toChatText(`${title}\n${body}`)
    const payload = JSON.stringify({ text, id, event, form, receivedAt })
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signatureHeaders({ id, payload, secret, now: now() }) },
        body: payload,
        redirect: 'error',
        signal: AbortSignal.timeout(attemptTimeoutMs),
      })
      // The status decides; the body can be of any length and is not read.
      await response.body?.cancel().catch(() => {})
      return judge(response)
    } catch (error) {
      return { outcome: 'failed', reason: reasonOf(error), retryAfterMs: 0 }
    }
  }

  return { via: 'webhook', send }
}

type Signed = { id: string; payload: string; secret: Buffer | null; now: number }

/** Standard Webhooks. `webhook-timestamp` is the time of the attempt, in seconds. */
export function signatureHeaders({ id, payload, secret, now }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000))
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp }
  if (secret === null) return headers
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${payload}`).digest('base64')
  return { ...headers, 'webhook-signature': `v1,${signature}` }
}

/** Escaped as Slack requires. A word joiner disables `[words](address)` and `@channel`, which chats interpret, but leaves e-mail addresses intact. */
export function toChatText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('](', ']\u2060(')
    .replace(/(?<![\w.+-])@/g, '@\u2060')
}

function judge({ ok, status, headers }: Response): Sending {
  if (ok) return { outcome: 'sent', reason: null }
  const reason = `the webhook answered ${status}`
  if (status >= 400 && status < 500 && !LATER.has(status)) return { outcome: 'undeliverable', reason }
  return { outcome: 'failed', reason, retryAfterMs: readRetryAfter(headers) }
}

/** Messages of fetch may contain the URL; codes do not. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the webhook could not be reached'
  if (error.name === 'TimeoutError') return 'the webhook did not answer in time'
  const { cause } = error
  if (cause instanceof Error && cause.message === 'unexpected redirect') return 'the webhook answered with a redirect'
  const code = errorCode(cause)
  return code ? `the webhook could not be reached (${code})` : 'the webhook could not be reached'
}
