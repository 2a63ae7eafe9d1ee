import { requireIdentity, requirePermission } from '../api/access.ts'
import { listRoles } from '../api/projects.ts'
import { describeUser } from '../api/users.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { json } from '../http/response.ts'
import type { Route } from '../http/types.ts'
import { findUser, listMembers, type User } from '../project/users.ts'
import type { Management } from './types.ts'

const BY_COMMAND = 'People are named on this machine: offline-content-lake user add "<name>" --role <role>'

/** Users of the project and the roles that they can have. People are added and removed by a command, because a lake sends no mail. */
export function memberRoutes({ project }: Pick<Management, 'project'>): Route[] {
  const users = '/v:version/access/project/:project/users'
  const invitations = '/v:version/invitations/project/:project'
  const encode = (user: User) => ({
    sanityUserId: user.id,
    profile: { id: user.id, displayName: user.name, email: user.email, imageUrl: '', provider: 'local' },
    memberships: [
      {
        ...{ resourceType: 'project', resourceId: project.id, resourceUserId: user.id, roleNames: [user.role] },
        ...{ addedAt: user.createdAt, lastSeenAt: null },
      },
    ],
  })
  const refuse: Route['handle'] = request => {
    requirePermission(request, 'manageMembers')
    throw badRequest(BY_COMMAND)
  }
  return [
    {
      method: 'GET',
      path: users,
      handle(request) {
        requireIdentity(request)
        const people = listMembers(project).filter(({ isRobot }) => !isRobot)
        return json({ data: people.map(encode), totalCount: people.length, nextCursor: null })
      },
    },
    {
      method: 'GET',
      path: `${users}/:id`,
      handle(request) {
        requireIdentity(request)
        const user = findUser(project, request.params.id ?? '')
        if (!user) throw notFound(`There is no user "${request.params.id}"`)
        return json(encode(user))
      },
    },
    {
      method: 'GET',
      path: '/v:version/access/project/:project/roles',
      handle: () => json({ data: listRoles(project.id), nextCursor: null }),
    },
    {
      method: 'GET',
      path: '/v:version/projects/:project/users/:ids',
      handle({ params, identity }) {
        const found = (params.ids ?? '').split(',').map(id => describeUser(project, id, identity))
        return json(found.length === 1 ? found[0] : found)
      },
    },
    { method: 'GET', path: invitations, handle: () => json([]) },
    { method: 'POST', path: invitations, handle: refuse },
    { method: 'POST', path: users, handle: refuse },
    { method: 'DELETE', path: `${users}/:id`, handle: refuse },
    { method: 'PUT', path: '/v:version/projects/:project/members/:id', handle: refuse },
    { method: 'DELETE', path: '/v:version/projects/:project/members/:id', handle: refuse },
  ]
}
