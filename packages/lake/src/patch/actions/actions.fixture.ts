import type { Fields } from '../../json.ts'
import { MemoryIndex } from '../../store/memory-index.ts'
import type { LakeDocument } from '../../types.ts'
import { BEFORE, document } from '../transact.fixture.ts'
import { mutationsOfActions } from './index.ts'

export { BEFORE, document, failure } from '../transact.fixture.ts'

/** A reference that becomes strong when it is published. */
export const AUTHOR = { _ref: 'ann', _weak: true, _strengthenOnPublish: { type: 'author' } }

export function release(state: string, fields: Record<string, unknown> = {}): LakeDocument {
  const release = { _type: 'system.release', name: 'spring', state, metadata: { releaseType: 'asap' } }
  return document('_.releases.spring', { ...release, ...fields })
}

/** `last` are documents that no longer exist, as their history has them. */
export function run(actions: unknown, documents: LakeDocument[], last: Fields[] = []) {
  const index = new MemoryIndex()
  index.apply(documents.map(after => ({ before: null, after })))
  const find = (id: string) => last.find(({ _id }) => _id === id) ?? null
  return mutationsOfActions(actions, index, { timestamp: BEFORE, newId: () => 'id', last: find })
}
