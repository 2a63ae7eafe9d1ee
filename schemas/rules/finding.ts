import type { Path } from 'sanity'
import { isFields } from '../../lib/words/fields.ts'

/** What a rule found, in the form in which Sanity takes it. */
export type Finding = {
  /** Leads from the value that the rule is about to the field; empty for the value itself. */
  path: Path
  /** A sentence for staff, with what to do. */
  message: string
}

type ObjectPlace = {
  object: Record<string, unknown>
  /** From the document down to the object; list members by key, or by index without one. */
  path: Path
  /** The object that contains it, directly or in a list; null for the document itself. */
  holder: Record<string, unknown> | null
}

export function* walkObjects(
  value: unknown,
  path: Path = [],
  holder: ObjectPlace['holder'] = null,
): Generator<ObjectPlace> {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries())
      yield* walkObjects(member, [...path, segmentOf(member, index)], holder)
  } else if (isFields(value)) {
    yield { object: value, path, holder }
    for (const [name, field] of Object.entries(value)) yield* walkObjects(field, [...path, name], value)
  }
}

export function segmentOf(member: unknown, index: number): Path[number] {
  return isFields(member) && typeof member._key === 'string' ? { _key: member._key } : index
}
