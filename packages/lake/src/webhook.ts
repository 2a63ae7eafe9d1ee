import { isPublishedId } from './ids.ts'
import { slugOf } from './slug.ts'
import type { DocumentChange, Store, Transaction } from './types.ts'
import type { Delivery } from './webhooks/attempt.ts'
import { deliver, headersOf } from './webhooks/deliver.ts'

const MAX_QUEUED = 1_000

export type WebhookOptions = {
  url: string
  secret: string
  projectId: string
  dataset: string
  retryDelaysMs?: number[]
}

/** Tells the site of published changes. Commits never wait, and a later change replaces a queued one. Returns the stop. */
export function startWebhook(store: Pick<Store, 'subscribe'>, options: WebhookOptions): () => void {
  const queue = new Map<string, Delivery>()
  const stopping = new AbortController()
  const receiver = { url: options.url, method: 'POST', secret: options.secret }
  let isBusy = false

  const work = async () => {
    isBusy = true
    for (const [id, delivery] of drain(queue)) {
      const { signal } = stopping
      if (signal.aborted) break
      const outcome = await deliver(receiver, delivery, { signal, retryDelaysMs: options.retryDelaysMs })
      if (outcome.isTaken || signal.aborted) continue
      const isUnreachable = outcome.failure !== 'http'
      const dropped = isUnreachable ? queue.size : 0
      console.error(`Webhook for ${id} given up: ${outcome.problem}${dropped ? ` (and ${dropped} more)` : ''}`)
      if (isUnreachable) queue.clear()
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
    headers: headersOf(transaction, change, options),
  }
}
