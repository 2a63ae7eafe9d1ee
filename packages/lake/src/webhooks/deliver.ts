import { createHash, createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { DocumentChange, Transaction } from '../types.ts'

const ATTEMPT_TIMEOUT_MS = 10_000
const MAX_KEPT_BODY_BYTES = 10_000
const RETRY_DELAYS_MS = [250, 1_000, 4_000]

type Delivery = { body: string; headers: Record<string, string> }

type Receiver = { url: string; method: string; secret: string | null }

/** How an attempt ended; without a failure, it was taken. `isFinal`: another attempt is of no use. */
export type Outcome = {
  failure: 'http' | 'network' | 'timeout' | null
  isFinal: boolean
  problem: string
  status: number | null
  body: string | null
}

type DeliverOptions = {
  signal: AbortSignal
  retryDelaysMs?: number[] | undefined
  /** Called after each attempt, with what it took. */
  onAttempt?: (outcome: Outcome, startedAt: Date, durationMs: number) => void
}

/** Sends a delivery, again after a while when it could succeed then. Returns the last outcome. */
export async function deliver(
  receiver: Receiver,
  delivery: Delivery,
  { signal, retryDelaysMs = RETRY_DELAYS_MS, onAttempt }: DeliverOptions,
): Promise<Outcome> {
  const once = async () => {
    const startedAt = new Date()
    const outcome = await attempt(receiver, delivery, signal)
    onAttempt?.(outcome, startedAt, Date.now() - startedAt.getTime())
    return outcome
  }
  for (const delayMs of retryDelaysMs) {
    const outcome = await once()
    if (outcome.isFinal || signal.aborted) return outcome
    await delay(delayMs, undefined, { ref: false, signal }).catch(() => {})
  }
  return once()
}

/** Sends a delivery once, signed as the hosted service signs if there is a secret. Never throws. */
async function attempt(
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
    const isFinal = status < 500 && status !== 408 && status !== 429
    const problem = `${url} answered ${status}`
    return { failure: ok ? null : 'http', isFinal, problem, status, body: await readSome(response) }
  } catch (error) {
    const problem = `${url}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`
    const failure = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network'
    return { failure, isFinal: false, problem, status: null, body: null }
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

/** Headers of the hosted service. `sender` keeps the keys of several webhooks apart. */
export function headersOf(
  transaction: Transaction,
  change: DocumentChange,
  { projectId, dataset, sender = '' }: { projectId: string; dataset: string; sender?: string },
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'idempotency-key': createHash('sha256').update(`${sender}${transaction.id}#${change.id}`).digest('hex'),
    'sanity-transaction-id': transaction.id,
    'sanity-transaction-time': transaction.timestamp,
    'sanity-document-id': change.id,
    'sanity-operation': operationOf(change),
    'sanity-project-id': projectId,
    'sanity-dataset': dataset,
  }
}

export function operationOf({ before, after }: DocumentChange): 'create' | 'update' | 'delete' {
  return before ? (after ? 'update' : 'delete') : 'create'
}
