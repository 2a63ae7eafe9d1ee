import { type Fields, isFields } from '../json.ts'
import type { LakeDocument } from '../types.ts'
import { invalid, tooLarge } from './errors.ts'

const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024
const MAX_DEPTH = 50
/** Also bounds the time of one patch: @sanity/mutator removes a range from a list in quadratic time. */
export const MAX_LIST_ITEMS = 10_000
const MAX_FIELDS = 1_000

/** `hasOwnProperty`, because @sanity/mutator calls it on the object: with a field of that name, no further patch would work. */
const FORBIDDEN_FIELDS = new Set(['__proto__', 'constructor', 'prototype', 'hasOwnProperty'])
const PUNCTUATION_BYTES = 4

export function isForbiddenField(name: string): boolean {
  return FORBIDDEN_FIELDS.has(name)
}

/** Throws a MutationError 400 or 413 that calls the value `name`. Returns its approximate size as JSON, in bytes. */
export function checkValue(value: unknown, name: string): number {
  let bytes = 0
  const add = (more: number) => {
    bytes += more
    if (bytes > MAX_DOCUMENT_BYTES) throw tooLarge(`${name} has more than ${MAX_DOCUMENT_BYTES} bytes`)
  }
  const visit = (part: unknown, depth: number) => {
    add(PUNCTUATION_BYTES)
    if (typeof part === 'string') add(Buffer.byteLength(part))
    if (typeof part === 'number' && !Number.isFinite(part)) throw invalid(`${name} has a number that is out of range`)
    if (typeof part !== 'object' || part === null) return
    if (depth > MAX_DEPTH) throw invalid(`${name} is nested more than ${MAX_DEPTH} levels deep`)
    if (Array.isArray(part)) {
      if (part.length > MAX_LIST_ITEMS) throw tooLarge(`${name} has a list of more than ${MAX_LIST_ITEMS} items`)
      if (part.some(Array.isArray))
        throw invalid(`${name} has a list in a list: multi-dimensional arrays are not supported`)
      for (const item of part) visit(item, depth + 1)
      return
    }
    const fields = Object.entries(part)
    if (fields.length > MAX_FIELDS) throw tooLarge(`${name} has an object of more than ${MAX_FIELDS} fields`)
    for (const [field, child] of fields) {
      if (isForbiddenField(field)) throw invalid(`${name} has a field with the forbidden name "${field}"`)
      add(Buffer.byteLength(field))
      visit(child, depth + 1)
    }
  }
  visit(value, 1)
  return bytes
}

export function withArrayKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) {
    return value.map(item => {
      const keyed = withArrayKeys(item, newKey)
      return isFields(keyed) && typeof keyed._key !== 'string' ? { _key: newKey(), ...keyed } : keyed
    })
  }
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withArrayKeys(child, newKey)]))
}

export function asDocument(fields: Fields, _rev: string): LakeDocument {
  const { _id, _type, _createdAt, _updatedAt } = fields
  if (
    typeof _id !== 'string' ||
    typeof _type !== 'string' ||
    typeof _createdAt !== 'string' ||
    typeof _updatedAt !== 'string'
  ) {
    throw invalid('A document lacks one of its system fields')
  }
  return { ...fields, _id, _type, _rev, _createdAt, _updatedAt }
}
