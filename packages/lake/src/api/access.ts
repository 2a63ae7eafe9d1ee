import { forbidden, notFound, unauthorized } from '../http/errors.ts'
import type { HttpRequest, Identity } from '../http/types.ts'
import { isPublicId, isPublishedId } from '../ids.ts'
import { isAllowed, type Permission } from '../roles.ts'
import type { LakeConfig } from '../types.ts'

/** The permissions by their names in the refusals of the hosted service. */
const GRANTS: Record<Permission, string> = {
  ...{ read: 'read', history: 'history', comment: 'create', writeDrafts: 'create', write: 'create' },
  ...{ manage: 'manage', manageMembers: 'manage' },
}

/** Whoever may write all documents. */
export function requireEditor(request: HttpRequest): Identity {
  return requirePermission(request, 'write')
}

type Writer = { author: string; mayWrite?: (id: string) => boolean }

/** Whoever may write drafts at least, and a check of each document for those who may not write all. Comments and tasks have no drafts. */
export function requireWriter(request: HttpRequest, { isAddOn }: LakeConfig): Writer {
  if (isAddOn?.()) return { author: requirePermission(request, 'comment').id }
  const { id: author, role } = requirePermission(request, 'writeDrafts')
  return isAllowed(role, 'write') ? { author } : { author, mayWrite: id => !isPublishedId(id) }
}

export function requirePermission(request: HttpRequest, permission: Permission): Identity {
  const identity = requireIdentity(request)
  if (isAllowed(identity.role, permission)) return identity
  throw forbidden(`Insufficient permissions; permission "${GRANTS[permission]}" required`)
}

export function requireIdentity(request: HttpRequest): Identity {
  if (!request.identity) throw unauthorized()
  return request.identity
}

/** A private dataset shows visitors nothing, as if it were empty. */
export function visibility({ identity }: HttpRequest, { isPrivate }: LakeConfig): (id: string) => boolean {
  if (identity) return () => true
  return isPrivate?.() ? () => false : isPublicId
}

export function requireDataset(request: HttpRequest, config: LakeConfig): void {
  const { dataset } = request.params
  if (dataset !== config.dataset) throw notFound(`Dataset "${dataset}" not found for project ID "${config.projectId}"`)
}
