import { isFields } from '@/lib/words/fields'
import { sum } from '@/lib/words/sum'

/** Set by the content service with every change. */
const NOT_CONTENT = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_originalId', '_system'])

/** How many places of a draft differ from what is published. A list counts once for its order, and once for each member. */
export function countChanges(draft: unknown, published: unknown): number {
  const [after, before] = [partsOf(draft), partsOf(published)]
  if (!after || !before) return JSON.stringify(draft) === JSON.stringify(published) ? 0 : 1
  const kept = [...after.keys()].filter(name => before.has(name))
  const order = [...before.keys()].filter(name => after.has(name))
  const isMoved = Array.isArray(draft) && kept.join() !== order.join()
  const addedAndRemoved = after.size + before.size - 2 * kept.length
  return addedAndRemoved + Number(isMoved) + sum(kept.map(name => countChanges(after.get(name), before.get(name))))
}

/** Fields by name, or members of a list by key. Null for what counts as a whole, such as a paragraph. */
function partsOf(value: unknown): Map<unknown, unknown> | null {
  if (Array.isArray(value)) return value.every(isKeyed) ? new Map(value.map(member => [member._key, member])) : null
  if (!isFields(value) || value._type === 'block') return null
  return new Map(Object.entries(value).filter(([name]) => !NOT_CONTENT.has(name)))
}

function isKeyed(value: unknown): boolean {
  return isFields(value) && typeof value._key === 'string'
}
