import type { Role } from './http/types.ts'

/**
 * From what every role may do to what the fewest may: `writeDrafts` is for drafts, versions, pictures and files, `comment` for comments and tasks, `manage` for
 * what belongs to the project.
 */
const PERMISSIONS = ['read', 'history', 'comment', 'writeDrafts', 'write', 'manage', 'manageMembers'] as const

export type Permission = (typeof PERMISSIONS)[number]

/** Every check asks this table. A role has all permissions up to `most`. */
const ROLES: Record<Role, { title: string; most: Permission; description: string }> = {
  administrator: {
    ...{ title: 'Administrator', most: 'manageMembers' },
    description: 'Read and write all documents, and manage the project and its members',
  },
  developer: {
    ...{ title: 'Developer', most: 'manage' },
    description: 'Read and write all documents, and manage datasets, tokens, origins and webhooks',
  },
  editor: { title: 'Editor', most: 'write', description: 'Read and write all documents' },
  contributor: { title: 'Contributor', most: 'writeDrafts', description: 'Read all documents, and write drafts' },
  viewer: { title: 'Viewer', most: 'comment', description: 'Read all documents' },
}

export const ROLE_NAMES = Object.keys(ROLES).filter(isRole)

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(ROLES, value)
}

export function isAllowed(role: Role, permission: Permission): boolean {
  return PERMISSIONS.indexOf(permission) <= PERMISSIONS.indexOf(ROLES[role].most)
}

/** As the API describes a role that somebody has. */
export function describeRole(role: Role): { name: Role; title: string; description: string } {
  const { title, description } = ROLES[role]
  return { name: role, title, description }
}
