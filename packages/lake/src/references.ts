import { type Fields, isFields } from './json.ts'

/** A reference in a document. When `isStrong`, its target must exist in this dataset and cannot be deleted. */
type Reference = { id: string; isStrong: boolean }

export function referencesIn(value: unknown): Reference[] {
  const found: Reference[] = []
  collect(value, found)
  return found
}

function collect(value: unknown, found: Reference[]): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (isReference(value)) found.push({ id: value._ref, isStrong: isStrong(value) })
  for (const child of Object.values(value)) collect(child, found)
}

function isReference(value: object): value is Fields & { _ref: string } {
  return '_ref' in value && typeof value._ref === 'string'
}

function isStrong(reference: Fields): boolean {
  return reference._weak !== true && reference._dataset === undefined && reference._projectId === undefined
}

/** As published: references that waited for a draft (`_strengthenOnPublish`) become strong, unless the schema says weak. */
export function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isFields(value)) return value
  const strengthened = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, strengthen(child)]))
  const { _strengthenOnPublish: wish, ...reference } = strengthened
  if (!isReference(strengthened) || !isFields(wish)) return strengthened
  if (wish.weak === true) return reference
  const { _weak, ...strong } = reference
  return strong
}
