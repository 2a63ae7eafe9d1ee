import type { Fields } from '../../json.ts'
import { MemoryIndex } from '../../store/memory-index.ts'
import type { LakeDocument } from '../../types.ts'
import { MutationError } from '../errors.ts'
import { mutationsOfActions } from './index.ts'

export const DATE = '2026-01-01T00:00:00.000Z'

export function document(_id: string, fields: Record<string, unknown> = {}): LakeDocument {
  return { _type: 'post', _createdAt: DATE, _updatedAt: DATE, ...fields, _id, _rev: `rev-of-${_id}` }
}

/** `last` are documents that no longer exist, as their history has them. */
export function run(actions: unknown, documents: LakeDocument[], last: Fields[] = []) {
  const index = new MemoryIndex()
  index.apply(documents.map(after => ({ before: null, after })))
  const find = (id: string) => last.find(({ _id }) => _id === id) ?? null
  return mutationsOfActions(actions, index, { timestamp: DATE, newId: () => 'id', last: find })
}

export function failure(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (!(error instanceof MutationError)) throw error
    return { status: error.status, kind: error.kind, index: error.index, ...error.failure }
  }
  return null
}
