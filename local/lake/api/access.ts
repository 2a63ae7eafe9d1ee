import { forbidden, notFound, unauthorized } from '../../http/errors.ts'
import type { HttpRequest, Identity } from '../../http/types.ts'
import type { LakeConfig } from '../types.ts'

/** The editor who sent the request. Throws 401 for anonymous visitors and 403 for viewers. */
export function requireEditor(request: HttpRequest): Identity {
  const identity = requireIdentity(request)
  if (identity.role !== 'editor') throw forbidden('Insufficient permissions; permission "create" required')
  return identity
}

/** The holder of the request's token. Throws 401 for anonymous visitors. */
export function requireIdentity(request: HttpRequest): Identity {
  if (!request.identity) throw unauthorized()
  return request.identity
}

/** Throws 404 when the path's `:dataset` is not the one this lake holds. */
export function requireDataset(request: HttpRequest, config: LakeConfig): void {
  const { dataset } = request.params
  if (dataset !== config.dataset) throw notFound(`Dataset "${dataset}" not found for project ID "${config.projectId}"`)
}
