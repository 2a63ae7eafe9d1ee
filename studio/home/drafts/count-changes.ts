import { type Fields, isFields } from '@/lib/words/fields'
import { sum } from '@/lib/words/sum'

/** Set by the content service with every change. */
const NOT_CONTENT = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_originalId', '_system'])

/** How many places of a draft differ from what is published. A list counts once for its order, and once for each member. */
export function countChanges(draft: unknown, published: unknown): number {
  if (isFields(draft) && isFields(published) && draft._type !== 'block') return countInFields(draft, published)
  if (Array.isArray(draft) && Array.isArray(published) && [...draft, ...published].every(isKeyed)) {
    return countInList(draft.filter(isKeyed), published.filter(isKeyed))
  }
  return JSON.stringify(draft) === JSON.stringify(published) ? 0 : 1
}

function countInFields(draft: Fields, published: Fields): number {
  const names = new Set([...Object.keys(draft), ...Object.keys(published)])
  return sum([...names].filter(name => !NOT_CONTENT.has(name)).map(name => countChanges(draft[name], published[name])))
}

type Keyed = Fields & { _key: string }

function countInList(draft: Keyed[], published: Keyed[]): number {
  const before = new Map(published.map(member => [member._key, member]))
  const after = new Map(draft.map(member => [member._key, member]))
  const kept = draft.filter(({ _key }) => before.has(_key))
  const order = published.filter(({ _key }) => after.has(_key))
  const isMoved = kept.some(({ _key }, index) => _key !== order[index]?._key)
  const added = draft.length - kept.length
  const removed = published.length - kept.length
  return added + removed + Number(isMoved) + sum(kept.map(member => countChanges(member, before.get(member._key))))
}

function isKeyed(value: unknown): value is Keyed {
  return isFields(value) && typeof value._key === 'string'
}
