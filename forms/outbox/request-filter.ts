import type { RequestFilter } from '../../lib/requests/requests.ts'
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
  for (const word of searchWords(filter.search)) conditions.push(`${contains}(search, ${bind(word)}) > 0`)
  return conditions
}
