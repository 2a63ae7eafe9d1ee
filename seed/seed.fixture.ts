import { isFields } from '../lib/words/fields.ts'
import { dataset } from './dataset.ts'
import type { SeedDocument } from './shapes.ts'

export const documents = dataset()
/** All that is in them, at any depth. */
export const values = documents.flatMap(walk)
export const objects = values.filter(isFields)

export function ofType(type: string): SeedDocument[] {
  return documents.filter(document => document._type === type)
}

/** The value and everything nested in it. */
export function walk(value: unknown): unknown[] {
  if (Array.isArray(value)) return [value, ...value.flatMap(walk)]
  return isFields(value) ? [value, ...Object.values(value).flatMap(walk)] : [value]
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}
