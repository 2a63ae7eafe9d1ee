const MAX_ID_LENGTH = 128
const ID = /^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/
const VARIANT = /^(?:drafts|versions\.[^.]+)\./

/** Letters, digits, `-`, `_` and `.`: at most 128 characters, no leading `-`, no empty part between dots. */
export function isDocumentId(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_ID_LENGTH &&
    ID.test(value) &&
    !value.startsWith('.') &&
    !value.endsWith('.') &&
    !value.includes('..')
  )
}

/** The id of the published document: `drafts.x` and `versions.r.x` both belong to `x`. */
export function publishedIdOf(id: string): string {
  return id.replace(VARIANT, '')
}

export function draftIdOf(id: string): string {
  return `drafts.${publishedIdOf(id)}`
}

export function isPublishedId(id: string): boolean {
  return !id.startsWith('drafts.') && !id.startsWith('versions.')
}

/** Anonymous visitors see only ids without a dot: neither drafts nor private documents. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}
