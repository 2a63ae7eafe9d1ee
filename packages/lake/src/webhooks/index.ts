import type { Project } from '../project/index.ts'
import type { Hook } from '../project/state.ts'
import type { DocumentChange, Lake, Transaction } from '../types.ts'
import { deliver, headersOf, type Outcome } from './deliver.ts'
import type { HookLog } from './log.ts'
import { payloadOf } from './rule.ts'

/** Changes that wait for one hook. More are not sent, so that a receiver which hangs does not fill the memory. */
const MAX_WAITING = 20_000

type HookOptions = { log: HookLog; retryDelaysMs?: number[] }
type Item = { hook: Hook; transaction: Transaction; change: DocumentChange }
type Queue = { items: Item[]; isBusy: boolean }

/** One by one for each webhook. Commits never wait. When a receiver cannot be reached, its queue is dropped. Returns the stop. */
export function startHooks(
  { config, store }: Pick<Lake, 'config' | 'store'>,
  project: Project,
  { log, retryDelaysMs }: HookOptions,
): () => void {
  const { projectId, dataset } = config
  const stopping = new AbortController()
  const { signal } = stopping
  const queues = new Map<string, Queue>()

  const send = async ({ hook, transaction, change }: Item): Promise<Outcome | null> => {
    const payload = await payloadOf(hook, change, { index: store.index, projectId, dataset })
    if (payload === undefined || signal.aborted) return null
    const body = JSON.stringify(payload)
    const message = log.begin(hook, { projectId, dataset, payload: body })
    const headers = headersOf(transaction, change, { projectId, dataset, sender: hook.id })
    const outcome = await deliver(
      { url: hook.url, method: hook.httpMethod, secret: hook.secret },
      { body, headers: { ...hook.headers, ...headers, 'sanity-webhook-id': hook.id } },
      { signal, retryDelaysMs, onAttempt: (...attempt) => log.addAttempt(message, ...attempt) },
    )
    message.status = outcome.failure ? 'failure' : 'success'
    return outcome
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
