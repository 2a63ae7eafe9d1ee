import { forbidden, unauthorized } from '../http/errors.ts'
import type { HttpRequest, Identity } from '../http/types.ts'
import { isPublicId, isPublishedId } from '../ids.ts'
import { insufficientPermissions } from '../patch/errors.ts'
import { isAllowed, type Permission } from '../roles.ts'
import type { LakeConfig } from '../types.ts'

/** The permissions by their names in the refusals of the hosted service. */
const GRANTS: Record<Permission, string> = {
  ...{ read: 'read', history: 'history', comment: 'create', writeDrafts: 'create', write: 'create' },
  ...{ manage: 'manage', manageMembers: 'manage' },
}

type Writer = { author: string; mayWrite?: (id: string) => boolean }

/**
 * Whoever may write drafts at least, and a check of each document for those who may not write all. Comments and tasks have no drafts. Throws
 * MutationError 403.
 */
export function requireWriter(
  request: HttpRequest,
  { isAddOn }: LakeConfig,
  kind: 'mutationError' | 'actionError',
): Writer {
  const { id: author, role } = requireIdentity(request)
  const permission = isAddOn?.() ? 'comment' : 'writeDrafts'
  if (!isAllowed(role, permission)) throw insufficientPermissions(lackOf(permission), kind)
  const mayWriteAll = permission === 'comment' || isAllowed(role, 'write')
  return mayWriteAll ? { author } : { author, mayWrite: id => !isPublishedId(id) }
}

export function requirePermission(request: HttpRequest, permission: Permission): Identity {
  const identity = requireIdentity(request)
  if (isAllowed(identity.role, permission)) return identity
  throw forbidden(lackOf(permission))
}

function lackOf(permission: Permission): string {
  return `Insufficient permissions; permission "${GRANTS[permission]}" required`
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
