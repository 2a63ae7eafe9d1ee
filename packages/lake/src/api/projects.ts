import { listDatasets, requirePlace } from '../host/datasets.ts'
import { json } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Identity, Route } from '../http/types.ts'
import { type Project, settingsOf } from '../project/index.ts'
import type { DatasetSettings } from '../project/state.ts'
import { listMembers } from '../project/users.ts'
import { describeRole, isAllowed, ROLE_NAMES } from '../roles.ts'
import { requireIdentity } from './access.ts'

const DRAFTS = ['_id in path("drafts.**")', '_id in path("versions.**")']

/** projects/:id with its datasets, grants and access list, from which the Studio knows what the user may do. */
export function projectRoutes(project: Project, folder: string, listProjects: () => Project[]): Route[] {
  const list = (request: HttpRequest) => {
    requireIdentity(request)
    return json(listProjects().map(each => describeProject(each, request)))
  }
  const datasets = ({ query }: HttpRequest) => {
    const [profile, addonFor] = [query.get('datasetProfile'), query.get('addonFor')]
    const all = listDatasets(folder, project.id).map(name => describeDataset(project, name))
    return json(
      all.filter(
        dataset =>
          (profile === null || dataset.datasetProfile === profile) &&
          (addonFor === null || dataset.addonFor === addonFor),
      ),
    )
  }
  const acl = ({ params: { name }, identity }: HttpRequest) => {
    const { dataset } = requirePlace(folder, project.id, name)
    return json(accessList(identity, settingsOf(project, dataset)))
  }
  const ownGrants = (request: HttpRequest) =>
    json({ organizations: {}, projects: { [project.id]: grantsOf(requireIdentity(request)) } })

  return routesBelow('/v:version', [
    ['GET', '/projects', list],
    ['GET', '/projects/:project', request => json(describeProject(project, request))],
    ['GET', '/projects/:project/datasets', datasets],
    ['GET', '/datasets', datasets],
    ['GET', '/projects/:project/datasets/:name/acl', acl],
    ['GET', '/projects/:project/roles', () => json(listRoles(project.id))],
    ['GET', '/projects/:project/grants', ({ identity }) => json(grantsOf(identity))],
    ['GET', '/users/me/grants', ownGrants],
  ])
}

export function describeProject(project: Project, { identity, query }: Pick<HttpRequest, 'identity' | 'query'>) {
  const { displayName, createdAt, metadata } = project.state.read()
  const members = listMembers(project).map(({ id, role, isRobot, createdAt: since }) => ({
    ...{ id, role, isRobot, createdAt: since, updatedAt: since },
    isCurrentUser: identity?.id === id,
    roles: [describeRole(role)],
  }))
  return {
    ...{ id: project.id, displayName, organizationId: null, studioHost: null, metadata, createdAt },
    ...{ updatedAt: createdAt, isBlocked: false, isDisabled: false, isDisabledByUser: false, pendingInvites: 0 },
    ...(query.get('includeMembers') !== 'false' && { members }),
    ...(query.get('includeFeatures') !== 'false' && { features: [] }),
  }
}

export function describeDataset(project: Project, name: string) {
  return { name, ...settingsOf(project, name), features: [], tags: [] }
}

export function listRoles(projectId: string) {
  return ROLE_NAMES.map(name => ({
    ...describeRole(name),
    ...{ isCustom: false, isRootRole: false, projectId, resourceType: 'project', resourceId: projectId },
    ...{ appliesToUsers: true, appliesToRobots: true, grants: grantsOf({ role: name }) },
  }))
}

/** For each part of a project, as the Studio and the command line ask. */
function grantsOf(identity: Pick<Identity, 'role'> | null) {
  const grant = (...names: string[]) => [{ grants: names.map(name => ({ name })) }]
  const manage = identity && isAllowed(identity.role, 'manage') ? ['create', 'update', 'delete'] : []
  return {
    'sanity.project': grant('read', ...(manage.length > 0 ? ['update'] : [])),
    'sanity.project.datasets': grant('read', ...manage),
    // Nobody is granted `invite`, with which a Studio links to a page of the hosted service.
    'sanity.project.members': grant('read'),
    'sanity.project.roles': grant('read'),
    ...(manage.length > 0 && {
      'sanity.project.cors': grant('read', ...manage),
      'sanity.project.tokens': grant('read', ...manage),
      'sanity.project.webhooks': grant('read', ...manage),
    }),
    'sanity.document.filter.mode': [{ grants: [{ name: 'mode', params: { mode: 'publish' } }] }],
  }
}

/** For the documents of a dataset; null for a visitor. */
export function accessList(identity: Pick<Identity, 'role'> | null, { aclMode, addonFor }: DatasetSettings) {
  if (!identity) return aclMode === 'private' ? [] : [{ filter: '_id in path("*")', permissions: ['read'] }]
  const read = ['read', 'history']
  const mayWrite = isAllowed(identity.role, addonFor ? 'comment' : 'write')
  if (!mayWrite && !isAllowed(identity.role, 'writeDrafts')) return [{ filter: '_id in path("**")', permissions: read }]
  const write = [...read, 'create', 'update', 'editHistory', 'manage']
  if (mayWrite) return [{ filter: '_id in path("**")', permissions: write }]
  const drafts = DRAFTS.map(filter => ({ filter, permissions: [...read, 'create', 'update'] }))
  return [{ filter: '_id in path("**")', permissions: read }, ...drafts]
}
