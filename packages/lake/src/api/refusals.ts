import { HttpError } from '../http/errors.ts'

/** Runs a check of permissions, and puts its 403 into the format of a failed mutation or action. */
export function refuseAs<T>(kind: 'mutation' | 'action', check: () => T): T {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 403) throw error
    const description = error.message
    const items = [{ index: 0, error: { type: 'insufficientPermissionsError', description } }]
    const body = { error: { type: `${kind}Error`, description: `The ${kind}(s) failed: ${description}`, items } }
    throw new HttpError(403, body, description)
  }
}
