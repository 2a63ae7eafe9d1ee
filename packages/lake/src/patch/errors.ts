/** Why one mutation failed, in the format of Sanity's API: `type`, `description` and details that depend on the type. */
type Failure = { type: string; description: string; [detail: string]: unknown }

type Kind = 'mutationError' | 'actionError'

export class MutationError extends Error {
  readonly status: number
  readonly failure: Failure
  readonly index: number | null
  readonly kind: Kind

  constructor(status: number, failure: Failure, index: number | null = null, kind: Kind = 'mutationError') {
    super(failure.description)
    this.name = 'MutationError'
    this.status = status
    this.failure = failure
    this.index = index
    this.kind = kind
  }

  at(index: number): MutationError {
    return this.index === null ? new MutationError(this.status, this.failure, index, this.kind) : this
  }

  ofAction(index: number): MutationError {
    return new MutationError(this.status, this.failure, index, 'actionError')
  }

  /** The JSON body that the official client turns into a ClientError with `details.items`. */
  get body(): Record<string, unknown> {
    const description = `The ${this.kind.replace('Error', '')}(s) failed: ${this.failure.description}`
    return { error: { type: this.kind, description, items: [{ index: this.index ?? 0, error: this.failure }] } }
  }
}

export const invalid = (description: string) => new MutationError(400, { type: 'validationError', description })

export const tooLarge = (description: string) => new MutationError(413, { type: 'validationError', description })

/** Nothing is written, so the first item stands for all. */
export const insufficientPermissions = (description: string, kind: Kind) =>
  new MutationError(403, { type: 'insufficientPermissionsError', description }, 0, kind)

export const notImplemented = (description: string) =>
  new MutationError(501, { type: 'notImplementedError', description })

export const alreadyExists = (id: string) =>
  conflict('documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })

export const missing = (id: string) =>
  conflict('documentNotFoundError', `The document with the ID "${id}" was not found`, { id })

export const wrongRevision = (id: string, currentRevisionID: string | null, expectedRevisionID: string) =>
  conflict(
    'documentRevisionIDDoesNotMatchError',
    `Document "${id}" has unexpected revision ID ("${currentRevisionID ?? ''}"), expected "${expectedRevisionID}"`,
    { id, currentRevisionID, expectedRevisionID },
  )

export const missingReference = (id: string, referenceID: string) =>
  conflict('documentReferenceDoesNotExistError', `Document "${id}" references non-existent document "${referenceID}"`, {
    id,
    referenceID,
  })

export const stillReferenced = (id: string, what: 'be deleted' | 'change its type', referencingIDs: string[]) =>
  conflict(
    'documentHasExistingReferencesError',
    `Document "${id}" cannot ${what} as there are references to it from "${referencingIDs[0]}"`,
    { id, referencingIDs },
  )

export const wrongReleaseState = (id: string, state: string, action: string, expected: string) =>
  conflict('releaseStateError', `Release "${id}" is ${state}: only a release that is ${expected} can be ${action}`, {
    id,
    state,
  })

export const lockedByRelease = (id: string, releaseId: string, reason: string) =>
  conflict('documentLockedError', `Document "${id}" cannot be ${reason}`, { id, releaseId })

export function conflict(type: string, description: string, details: Record<string, unknown>): MutationError {
  return new MutationError(409, { type, description, ...details })
}
