import { randomBytes } from 'node:crypto'
import type { Hook } from '../project/state.ts'

/** Older messages of a hook are forgotten, and all of them when the lake stops. */
const MAX_MESSAGES = 100
const ID_BYTES = 12

/** How an attempt ended; without a failure, it was taken. `isFinal`: another attempt is of no use. */
export type Outcome = {
  failure: 'http' | 'network' | 'timeout' | null
  isFinal: boolean
  problem: string
  status: number | null
  body: string | null
}

/** In the words of the API. */
type Message = {
  id: string
  hookId: string
  projectId: string
  dataset: string
  status: 'sending' | 'success' | 'failure'
  payload: string
  failureCount: number
  resultCode: number | null
  createdAt: string
  updatedAt: string
  deletedAt: null
}

type Attempt = ReturnType<typeof attemptOf>

type Entry = { message: Message; attempts: Attempt[] }

export type HookLog = ReturnType<typeof createHookLog>

/** Newest first. */
export function createHookLog() {
  const entries = new Map<string, Entry[]>()
  const of = (hookId: string) => entries.get(hookId) ?? []
  return {
    messages: (hookId: string) => of(hookId).map(({ message }) => message),
    attempts: (hookId: string) => of(hookId).flatMap(({ attempts }) => attempts),
    findAttempt(attemptId: string) {
      const all = [...entries.values()].flat().flatMap(({ attempts }) => attempts)
      return all.find(({ id }) => id === attemptId) ?? null
    },
    begin({ id: hookId }: Hook, { projectId, dataset, payload }: Pick<Message, 'projectId' | 'dataset' | 'payload'>) {
      const now = new Date().toISOString()
      const message: Message = {
        ...{ id: newId(), hookId, projectId, dataset, status: 'sending', payload, failureCount: 0 },
        ...{ resultCode: null, createdAt: now, updatedAt: now, deletedAt: null },
      }
      entries.set(hookId, [{ message, attempts: [] }, ...of(hookId)].slice(0, MAX_MESSAGES))
      return message
    },
    addAttempt(message: Message, outcome: Outcome, startedAt: Date, durationMs: number) {
      const attempt = attemptOf(message, outcome, startedAt, durationMs)
      of(message.hookId)
        .find(entry => entry.message === message)
        ?.attempts.unshift(attempt)
      message.updatedAt = attempt.updatedAt
      message.resultCode = attempt.resultCode
      if (attempt.isFailure) message.failureCount++
    },
    forget: (hookId: string) => entries.delete(hookId),
  }
}

function attemptOf(message: Message, outcome: Outcome, startedAt: Date, durationMs: number) {
  const { id: messageId, hookId, projectId } = message
  return {
    ...{ id: newId(), messageId, hookId, projectId },
    ...{ inProgress: false, isFailure: outcome.failure !== null, duration: durationMs },
    ...{ failureReason: outcome.failure, resultCode: outcome.status, resultBody: outcome.body },
    ...{ createdAt: startedAt.toISOString(), updatedAt: new Date().toISOString() },
  }
}

function newId(): string {
  return randomBytes(ID_BYTES).toString('hex')
}
