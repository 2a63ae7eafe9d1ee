/** True for the published form: not a draft, not a version in a release. */
export function isPublishedId(id: string): boolean {
  return !id.startsWith('drafts.') && !id.startsWith('versions.')
}

/** Anonymous visitors see ids without a dot only: neither drafts nor private documents. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}
