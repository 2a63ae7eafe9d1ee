import type { RequestFilter } from '../../lib/requests/requests.ts'
import { findReference } from '../reference.ts'
import { searchWords } from './contact.ts'

export type AnyState = Omit<RequestFilter, 'state'> & { state: RequestFilter['state'] | 'any' }

export type Where<V> = { sql: string; values: V }

/** SQL for both stores. `bind` returns a placeholder, `contains` a test for a text. Without a state, leaves out spam; never matches erased submissions. */
export function conditionsOf(
  filter: AnyState,
  bind: (value: string | number) => string,
  contains: 'instr' | 'strpos',
): string[] {
  const conditions = []
  if (filter.state === 'any') conditions.push(`state <> 'erased'`)
  else if (filter.state === null) conditions.push(`state NOT IN ('spam', 'erased')`)
  else conditions.push(`state = ${bind(filter.state)}`)
  if (filter.form !== null) conditions.push(`form = ${bind(filter.form)}`)
  if (filter.since !== null) conditions.push(`received_at >= ${bind(Date.parse(filter.since))}`)
  if (filter.isMarked) conditions.push('is_marked = 1')
  const allOf = (typed: string) => searchWords(typed).map(word => `${contains}(search, ${bind(word)}) > 0`)
  const found = findReference(filter.search)
  if (found === null) return [...conditions, ...allOf(filter.search)]
  // A Canadian postal code looks like a reference.
  const words = allOf(filter.search).join(' AND ')
  const byReference = [`reference = ${bind(found.reference)}`, ...allOf(found.rest)].join(' AND ')
  return [...conditions, `((${words}) OR (${byReference}))`]
}
