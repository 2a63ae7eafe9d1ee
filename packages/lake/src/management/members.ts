import { requireIdentity, requirePermission } from '../api/access.ts'
import { listRoles } from '../api/projects.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { json } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { findUser, listMembers, type User } from '../project/users.ts'
import type { Management } from './types.ts'

const BY_COMMAND = 'People are named on this machine: offline-content-lake user add "<name>" --role <role>'

/** Users of the project and the roles that they can have. People are added and removed by a command, because a lake sends no mail. */
export function memberRoutes({ project }: Pick<Management, 'project'>): Route[] {
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
  const list = () => {
    const people = listMembers(project).filter(({ isRobot }) => !isRobot)
    return json({ data: people.map(encode), totalCount: people.length, nextCursor: null })
  }
  const find = ({ params: { id = '' } }: HttpRequest) => {
    const user = findUser(project, id)
    if (!user) throw notFound(`There is no user "${id}"`)
    return json(encode(user))
  }
  return [
    ...routesBelow(
      '/v:version/access/project/:project/users',
      [
        ['GET', '', list],
        ['GET', '/:id', find],
      ],
      requireIdentity,
    ),
    ...routesBelow('/v:version', [
      ['GET', '/access/project/:project/roles', () => json({ data: listRoles(project.id), nextCursor: null })],
      ['GET', '/invitations/project/:project', () => json([])],
      ['POST', '/invitations/project/:project', refuse],
      ['POST', '/access/project/:project/users', refuse],
      ['DELETE', '/access/project/:project/users/:id', refuse],
      ['PUT', '/projects/:project/members/:id', refuse],
      ['DELETE', '/projects/:project/members/:id', refuse],
    ]),
  ]
}
