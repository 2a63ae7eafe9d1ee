/** Thrown by getters when published content lacks something that a page needs. Visitors keep getting the cached page. */
class ContentMissingError extends Error {
  override name = 'ContentMissingError'
  readonly documentId: string
  /** Null when the whole document is missing. */
  readonly field: string | null

  constructor(documentId: string, field: string | null = null) {
    const missing = field ? `"${field}" of the document "${documentId}"` : `the document "${documentId}"`
    super(`The content lacks ${missing}. Complete and publish it in the Studio.`)
    this.documentId = documentId
    this.field = field
  }
}

export function required<T>(value: T | null | undefined, documentId: string, field: string | null = null): T {
  if (value === null || value === undefined) throw new ContentMissingError(documentId, field)
  return value
}
