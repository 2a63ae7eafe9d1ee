import type { Changes, Values } from './draft.ts'

/** What two people made of the same answers. Field by field the later save, `mine`, wins where both changed something. */
export function merge(base: Values, mine: Values, theirs: Values): Changes & { values: Values } {
  const values: Values = {}
  const changes: Changes = { taken: [], replaced: [] }
  for (const field of new Set([...Object.keys(base), ...Object.keys(theirs), ...Object.keys(mine)])) {
    const [before, own, other] = [textIn(base, field), textIn(mine, field), textIn(theirs, field)]
    const isTaken = own === before
    values[field] = isTaken ? other : own
    if (other !== before && other !== own) changes[isTaken ? 'taken' : 'replaced'].push(field)
  }
  return { values, ...changes }
}

/** Whoever has the link may save what they like, and every object has a `constructor`. */
function textIn(values: Values, field: string): string {
  return Object.hasOwn(values, field) ? (values[field] ?? '') : ''
}
