import { MemoryIndex } from '../store/memory-index.ts'
import type { LakeDocument, Mutation } from '../types.ts'
import { MutationError } from './errors.ts'
import { transact } from './transact.ts'

export const BEFORE = '2026-01-01T00:00:00.000Z'
export const NOW = '2026-11-21T10:00:00.000Z'
export const AUTHOR = document('ann', { _type: 'author', name: 'Ann' })
export const POST = document('post', { title: 'Hello', author: { _ref: 'ann' } })

export function document(_id: string, fields: Record<string, unknown> = {}): LakeDocument {
  return { _type: 'post', ...fields, _id, _rev: `rev-of-${_id}`, _createdAt: BEFORE, _updatedAt: BEFORE }
}

export function run(mutations: Mutation[], { documents = [AUTHOR, POST], ...options } = {} as RunOptions) {
  const index = new MemoryIndex()
  index.apply(documents.map(after => ({ before: null, after })))
  const store = { index, hasTransaction: (id: string) => id === 'used' }
  let count = 0
  const newId = () => `id-${++count}`
  return transact(mutations, store, { transactionId: 'tx', author: 'me', timestamp: NOW, newId, ...options })
}

type RunOptions = { documents?: LakeDocument[]; transactionId?: string; autoGenerateArrayKeys?: boolean }

export function failure(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (!(error instanceof MutationError)) throw error
    return { status: error.status, kind: error.kind, index: error.index, ...error.failure }
  }
  return null
}

/** How the transaction of these mutations fails, or null. */
export function refusalOf(mutations: Mutation[], options?: RunOptions) {
  return failure(() => run(mutations, options))
}

export function resultOf(mutations: Mutation[], options?: RunOptions) {
  return run(mutations, options).transaction.changes.map(change => change.after)
}
