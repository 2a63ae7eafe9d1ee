import { createHash, createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { isPublishedId } from './ids.ts'
import { slugOf } from './slug.ts'
import type { DocumentChange, Store, Transaction } from './types.ts'

const MAX_QUEUED = 1_000
const ATTEMPT_TIMEOUT_MS = 10_000
const RETRY_DELAYS_MS = [250, 1_000, 4_000]

export type WebhookOptions = {
  url: string
  secret: string
  projectId: string
  dataset: string
  retryDelaysMs?: number[]
}

type Delivery = { body: string; headers: Record<string, string> }

type Outcome = 'taken' | { problem: string; isFinal: boolean; isUnreachable: boolean }

/** Tells the site of published changes. Commits never wait, and a later change replaces a queued one. Returns the stop. */
export function startWebhook(store: Pick<Store, 'subscribe'>, options: WebhookOptions): () => void {
  const queue = new Map<string, Delivery>()
  const stopping = new AbortController()
  let isBusy = false

  const work = async () => {
    isBusy = true
    for (const [id, delivery] of drain(queue)) {
      if (stopping.signal.aborted) break
      const outcome = await deliver(delivery, options, stopping.signal)
      if (outcome === 'taken' || stopping.signal.aborted) continue
      const dropped = outcome.isUnreachable ? queue.size : 0
      console.error(`Webhook for ${id} given up: ${outcome.problem}${dropped ? ` (and ${dropped} more)` : ''}`)
      if (outcome.isUnreachable) queue.clear()
    }
    isBusy = false
  }

  const unsubscribe = store.subscribe(transaction => {
    for (const change of transaction.changes) {
      if (!isPublishedId(change.id)) continue
      queue.delete(change.id)
      if (queue.size >= MAX_QUEUED) queue.delete(queue.keys().next().value ?? '')
      queue.set(change.id, createDelivery(transaction, change, options))
    }
    if (queue.size > 0 && !isBusy) void work()
  })

  return () => {
    unsubscribe()
    stopping.abort()
  }
}

/** The header `t=<ms>,v1=<base64url of HMAC-SHA256 over "<ms>.<body>">`. */
function signWebhook(body: string, timestampMs: number, secret: string): string {
  const mac = createHmac('sha256', secret).update(`${timestampMs}.${body}`).digest('base64url')
  return `t=${timestampMs},v1=${mac}`
}

function* drain(queue: Map<string, Delivery>) {
  for (let [entry] = queue; entry; [entry] = queue) {
    queue.delete(entry[0])
    yield entry
  }
}

function createDelivery(transaction: Transaction, change: DocumentChange, options: WebhookOptions): Delivery {
  const document = change.after ?? change.before
  return {
    body: JSON.stringify({ _id: change.id, _type: document?._type, slug: document && slugOf(document) }),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': createHash('sha256').update(`${transaction.id}#${change.id}`).digest('hex'),
      'sanity-transaction-id': transaction.id,
      'sanity-transaction-time': transaction.timestamp,
      'sanity-document-id': change.id,
      'sanity-operation': change.before ? (change.after ? 'update' : 'delete') : 'create',
      'sanity-project-id': options.projectId,
      'sanity-dataset': options.dataset,
    },
  }
}

async function deliver(delivery: Delivery, options: WebhookOptions, signal: AbortSignal): Promise<Outcome> {
  const { retryDelaysMs = RETRY_DELAYS_MS } = options
  for (const delayMs of retryDelaysMs) {
    const outcome = await attempt(delivery, options, signal)
    if (outcome === 'taken' || outcome.isFinal || signal.aborted) return outcome
    await delay(delayMs, undefined, { ref: false, signal }).catch(() => {})
  }
  return attempt(delivery, options, signal)
}

async function attempt({ body, headers }: Delivery, options: WebhookOptions, signal: AbortSignal): Promise<Outcome> {
  try {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: { ...headers, 'sanity-webhook-signature': signWebhook(body, Date.now(), options.secret) },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    if (response.ok) return 'taken'
    const isFinal = response.status < 500 && response.status !== 408 && response.status !== 429
    return { problem: `${options.url} answered ${response.status}`, isFinal, isUnreachable: false }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return { problem: `${options.url}: ${String(cause)}`, isFinal: false, isUnreachable: true }
  }
}
