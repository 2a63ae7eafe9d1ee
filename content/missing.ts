/** Published content lacks what a page cannot do without. The page that is already online stays until it is there. */
export class ContentMissingError extends Error {
  override name = 'ContentMissingError'
  readonly documentId: string
  /** Path of the field; null when the whole document is missing. */
  readonly field: string | null

  constructor(documentId: string, field: string | null = null) {
    const missing = field ? `"${field}" of the document "${documentId}"` : `the document "${documentId}"`
    super(`The content lacks ${missing}. Complete and publish it in the Studio.`)
    this.documentId = documentId
    this.field = field
  }
}

/** Returns the value, or throws a ContentMissingError that names the document and field. */
export function required<T>(value: T | null | undefined, documentId: string, field: string | null = null): T {
  if (value === null || value === undefined) throw new ContentMissingError(documentId, field)
  return value
}
