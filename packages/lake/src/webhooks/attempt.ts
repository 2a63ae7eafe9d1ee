import { createHmac } from 'node:crypto'

const ATTEMPT_TIMEOUT_MS = 10_000
const MAX_KEPT_BODY_BYTES = 10_000

export type Delivery = { body: string; headers: Record<string, string> }

export type Receiver = { url: string; method: string; secret: string | null }

/** How an attempt ended. `isFinal`: the receiver refuses it, so that another attempt is of no use. */
export type Outcome =
  | { isTaken: true; status: number; body: string }
  | { isTaken: false; isFinal: boolean; problem: string; failure: 'http'; status: number; body: string }
  | { isTaken: false; isFinal: false; problem: string; failure: 'network' | 'timeout' }

/** Sends a delivery once, signed as the hosted service signs if there is a secret. Never throws. */
export async function attempt(
  { url, method, secret }: Receiver,
  { body, headers }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(secret !== null && { 'sanity-webhook-signature': sign(body, Date.now(), secret) }) },
      // fetch refuses a body with GET.
      ...(method !== 'GET' && { body }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
    })
    const { status, ok } = response
    const answer = { status, body: await readSome(response) }
    if (ok) return { isTaken: true, ...answer }
    const isFinal = status < 500 && status !== 408 && status !== 429
    return { isTaken: false, isFinal, problem: `${url} answered ${status}`, failure: 'http', ...answer }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return {
      ...{ isTaken: false, isFinal: false, problem: `${url}: ${String(cause)}` },
      failure: isLate ? 'timeout' : 'network',
    }
  }
}

/** The header `t=<ms>,v1=<base64url of HMAC-SHA256 over "<ms>.<body>">`. */
function sign(body: string, timestampMs: number, secret: string): string {
  const mac = createHmac('sha256', secret).update(`${timestampMs}.${body}`).digest('base64url')
  return `t=${timestampMs},v1=${mac}`
}

/** The beginning of the body; the rest of a long one is not read. */
async function readSome(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_KEPT_BODY_BYTES) break
  }
  return text.slice(0, MAX_KEPT_BODY_BYTES)
}
