import { notFound } from '../../http/errors.ts'
import { json } from '../../http/response.ts'
import type { HttpRequest, Identity, Route } from '../../http/types.ts'
import { LOCAL_EDITOR } from '../identify.ts'
import type { Lake, LakeConfig } from '../types.ts'
import { requireDataset } from './access.ts'
import { rolesOf } from './users.ts'

const CREATED_AT = '2024-01-01T00:00:00Z'
const EDITOR_PERMISSIONS = ['read', 'create', 'update', 'history', 'editHistory', 'manage']
const VIEWER_PERMISSIONS = ['read', 'history']

/** projects/:id with its datasets, grants and access list, from which the Studio knows what the user may do. */
export function projectRoutes({ config }: Lake): Route[] {
  return [
    { method: 'GET', path: '/v:version/projects', handle: ({ identity }) => json([describeProject(config, identity)]) },
    {
      method: 'GET',
      path: '/v:version/projects/:projectId',
      handle(request) {
        requireProject(request, config)
        return json(describeProject(config, request.identity))
      },
    },
    {
      method: 'GET',
      path: '/v:version/projects/:projectId/datasets',
      handle(request) {
        requireProject(request, config)
        return json([{ name: config.dataset, aclMode: 'public', createdAt: CREATED_AT, features: [], tags: [] }])
      },
    },
    {
      method: 'GET',
      path: '/v:version/projects/:projectId/datasets/:dataset/acl',
      handle(request) {
        requireProject(request, config)
        requireDataset(request, config)
        return json(accessList(request.identity))
      },
    },
    {
      method: 'GET',
      path: '/v:version/projects/:projectId/grants',
      handle(request) {
        requireProject(request, config)
        return json({
          'sanity.project': [{ grants: [{ name: 'read' }] }],
          'sanity.project.members': [{ grants: [{ name: 'read' }] }],
          'sanity.document.filter.mode': [{ grants: [{ name: 'mode', params: { mode: 'publish' } }] }],
        })
      },
    },
  ]
}

function requireProject({ params }: HttpRequest, config: LakeConfig): void {
  if (params.projectId !== config.projectId) throw notFound(`Project "${params.projectId}" not found`)
}

function describeProject(config: LakeConfig, identity: Identity | null) {
  const editor = {
    id: LOCAL_EDITOR.id,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    isCurrentUser: identity?.id === LOCAL_EDITOR.id,
    isRobot: false,
    roles: rolesOf('editor'),
  }
  return {
    id: config.projectId,
    displayName: 'Local project',
    organizationId: null,
    studioHost: null,
    metadata: {},
    isBlocked: false,
    isDisabled: false,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    members: [editor],
    features: [],
  }
}

function accessList(identity: Identity | null) {
  if (!identity) return [{ filter: '_id in path("*")', permissions: ['read'] }]
  const permissions = identity.role === 'editor' ? EDITOR_PERMISSIONS : VIEWER_PERMISSIONS
  return [{ filter: '_id in path("**")', permissions }]
}
