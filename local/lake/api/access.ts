import { forbidden, notFound, unauthorized } from '../../http/errors.ts'
import type { HttpRequest, Identity } from '../../http/types.ts'
import type { LakeConfig } from '../types.ts'

export function requireEditor(request: HttpRequest): Identity {
  const identity = requireIdentity(request)
  if (identity.role !== 'editor') throw forbidden('Insufficient permissions; permission "create" required')
  return identity
}

export function requireIdentity(request: HttpRequest): Identity {
  if (!request.identity) throw unauthorized()
  return request.identity
}

export function requireDataset(request: HttpRequest, config: LakeConfig): void {
  const { dataset } = request.params
  if (dataset !== config.dataset) throw notFound(`Dataset "${dataset}" not found for project ID "${config.projectId}"`)
}
