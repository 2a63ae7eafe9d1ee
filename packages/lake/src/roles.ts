import type { Role } from './http/types.ts'

/** `writeDrafts` is for drafts, versions, pictures and files, `comment` for comments and tasks, `manage` for what belongs to the project. */
export type Permission = 'read' | 'history' | 'comment' | 'writeDrafts' | 'write' | 'manage' | 'manageMembers'

type RoleDescription = { title: string; description: string; permissions: readonly Permission[] }

/** Every check asks this table. */
const ROLES: Record<Role, RoleDescription> = {
  administrator: {
    title: 'Administrator',
    description: 'Read and write all documents, and manage the project and its members',
    permissions: ['read', 'history', 'comment', 'writeDrafts', 'write', 'manage', 'manageMembers'],
  },
  developer: {
    title: 'Developer',
    description: 'Read and write all documents, and manage datasets, tokens, origins and webhooks',
    permissions: ['read', 'history', 'comment', 'writeDrafts', 'write', 'manage'],
  },
  editor: {
    title: 'Editor',
    description: 'Read and write all documents',
    permissions: ['read', 'history', 'comment', 'writeDrafts', 'write'],
  },
  contributor: {
    title: 'Contributor',
    description: 'Read all documents, and write drafts',
    permissions: ['read', 'history', 'comment', 'writeDrafts'],
  },
  viewer: { title: 'Viewer', description: 'Read all documents', permissions: ['read', 'history', 'comment'] },
}

export const ROLE_NAMES = Object.keys(ROLES).filter(isRole)

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(ROLES, value)
}

export function isAllowed(role: Role, permission: Permission): boolean {
  return ROLES[role].permissions.includes(permission)
}

/** As the API describes a role that somebody has. */
export function describeRole(role: Role): { name: Role; title: string; description: string } {
  const { title, description } = ROLES[role]
  return { name: role, title, description }
}
