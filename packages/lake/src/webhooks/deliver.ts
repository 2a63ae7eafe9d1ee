import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { DocumentChange, Transaction } from '../types.ts'
import { attempt, type Delivery, type Outcome, type Receiver } from './attempt.ts'

const RETRY_DELAYS_MS = [250, 1_000, 4_000]

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
    if (outcome.isTaken || outcome.isFinal || signal.aborted) return outcome
    await delay(delayMs, undefined, { ref: false, signal }).catch(() => {})
  }
  return once()
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
