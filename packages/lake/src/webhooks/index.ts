import { createHash, createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Project } from '../project/index.ts'
import type { Hook } from '../project/state.ts'
import type { DocumentChange, Lake, LakeConfig, Transaction } from '../types.ts'
import type { HookLog, Outcome } from './log.ts'
import { operationOf, payloadOf } from './rule.ts'

/** Changes that wait for one hook. More are not sent, so that a receiver which hangs does not fill the memory. */
const MAX_WAITING = 20_000
const ATTEMPT_TIMEOUT_MS = 10_000
const MAX_KEPT_BODY_BYTES = 10_000
const RETRY_DELAYS_MS = [250, 1_000, 4_000]

type Item = { hook: Hook; transaction: Transaction; change: DocumentChange }
type Queue = { items: Item[]; isBusy: boolean }

/** One by one for each webhook. Commits never wait. When a receiver cannot be reached, its queue is dropped. Returns the stop. */
export function startHooks(
  { config, store }: Pick<Lake, 'config' | 'store'>,
  project: Project,
  log: HookLog,
): () => void {
  const { projectId, dataset } = config
  const stopping = new AbortController()
  const { signal } = stopping
  const queues = new Map<string, Queue>()

  /** Again after a while when it could succeed then. Resolves to the last outcome; null for a change that the hook does not want. */
  const send = async ({ hook, transaction, change }: Item): Promise<Outcome | null> => {
    const payload = await payloadOf(hook, change, { index: store.index, projectId, dataset })
    if (payload === undefined || signal.aborted) return null
    const body = JSON.stringify(payload)
    const message = log.begin(hook, { projectId, dataset, payload: body })
    const headers = { ...hook.headers, ...headersOf({ hook, transaction, change }, config) }
    for (let retry = 0; ; retry++) {
      const startedAt = new Date()
      const outcome = await attempt(hook, body, headers, signal)
      log.addAttempt(message, outcome, startedAt, Date.now() - startedAt.getTime())
      const delayMs = RETRY_DELAYS_MS[retry]
      if (outcome.isFinal || signal.aborted || delayMs === undefined) {
        message.status = outcome.failure ? 'failure' : 'success'
        return outcome
      }
      await delay(delayMs, undefined, { ref: false, signal }).catch(() => {})
    }
  }

  const work = async (queue: Queue) => {
    queue.isBusy = true
    for (let item = queue.items.shift(); item && !signal.aborted; item = queue.items.shift()) {
      try {
        const outcome = await send(item)
        if (!outcome?.failure || signal.aborted) continue
        const dropped = outcome.failure === 'http' ? 0 : queue.items.splice(0).length
        console.error(
          `Webhook "${item.hook.name}" given up: ${outcome.problem}${dropped ? ` (and ${dropped} more)` : ''}`,
        )
      } catch (error) {
        console.error(`Webhook "${item.hook.name}" cannot be sent for ${item.change.id}:`, error)
      }
    }
    queue.isBusy = false
  }

  const unsubscribe = store.subscribe(transaction => {
    for (const hook of project.state.read().hooks.filter(each => isFor(each, dataset))) {
      const queue = queues.get(hook.id) ?? { items: [], isBusy: false }
      queues.set(hook.id, queue)
      const room = Math.max(0, MAX_WAITING - queue.items.length)
      for (const change of transaction.changes.slice(0, room)) queue.items.push({ hook, transaction, change })
      const lost = transaction.changes.length - room
      if (lost > 0) console.error(`Webhook "${hook.name}" is too slow: ${lost} changes are not sent`)
      if (!queue.isBusy) void work(queue)
    }
  })

  return () => {
    unsubscribe()
    stopping.abort()
  }
}

function isFor({ dataset, isDisabledByUser }: Hook, name: string): boolean {
  return !isDisabledByUser && (dataset === '*' || dataset === name)
}

/** Signed as the hosted service signs if there is a secret. Never throws. */
async function attempt(
  { url, httpMethod: method, secret }: Hook,
  body: string,
  headers: Record<string, string>,
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

/** Headers of the hosted service. */
function headersOf({ hook, transaction, change }: Item, { projectId, dataset }: LakeConfig): Record<string, string> {
  return {
    'content-type': 'application/json',
    'idempotency-key': createHash('sha256').update(`${hook.id}${transaction.id}#${change.id}`).digest('hex'),
    'sanity-transaction-id': transaction.id,
    'sanity-transaction-time': transaction.timestamp,
    'sanity-document-id': change.id,
    'sanity-operation': operationOf(change),
    'sanity-project-id': projectId,
    'sanity-dataset': dataset,
    'sanity-webhook-id': hook.id,
  }
}
