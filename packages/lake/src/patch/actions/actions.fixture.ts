import type { Fields } from '../../json.ts'
import { MemoryIndex } from '../../store/memory-index.ts'
import type { LakeDocument } from '../../types.ts'
import { BEFORE } from '../transact.fixture.ts'
import { mutationsOfActions } from './index.ts'

export { BEFORE, document, failure } from '../transact.fixture.ts'

/** `last` are documents that no longer exist, as their history has them. */
export function run(actions: unknown, documents: LakeDocument[], last: Fields[] = []) {
  const index = new MemoryIndex()
  index.apply(documents.map(after => ({ before: null, after })))
  const find = (id: string) => last.find(({ _id }) => _id === id) ?? null
  return mutationsOfActions(actions, index, { timestamp: BEFORE, newId: () => 'id', last: find })
}
