import type { Path } from 'sanity'
import { isFields } from '../../lib/words/fields.ts'

/** What a rule found, in the form in which Sanity takes it. */
export type Finding = {
  /** Leads from the value that the rule is about to the field; empty for the value itself. */
  path: Path
  /** A sentence for staff, with what to do. */
  message: string
}

/** Paths lead from the value down to each object; to list members by key, or by index without one. */
export function* walkObjects(
  value: unknown,
  path: Path = [],
): Generator<{ object: Record<string, unknown>; path: Path }> {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) yield* walkObjects(member, [...path, segmentOf(member, index)])
  } else if (isFields(value)) {
    yield { object: value, path }
    for (const [name, field] of Object.entries(value)) yield* walkObjects(field, [...path, name])
  }
}

export function segmentOf(member: unknown, index: number): Path[number] {
  return isFields(member) && typeof member._key === 'string' ? { _key: member._key } : index
}
