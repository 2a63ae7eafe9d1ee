import { isFields } from '../lib/words/fields.ts'

/** The value and everything nested in it. */
export function walk(value: unknown): unknown[] {
  if (Array.isArray(value)) return [value, ...value.flatMap(walk)]
  return isFields(value) ? [value, ...Object.values(value).flatMap(walk)] : [value]
}
