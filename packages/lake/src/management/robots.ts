import { requireIdentity, requirePermission } from '../api/access.ts'
import { listRoles } from '../api/projects.ts'
import { badRequest, forbidden, notFound } from '../http/errors.ts'
import { json, noContent } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Role, Route } from '../http/types.ts'
import { type Fields, isFields } from '../json.ts'
import type { Project } from '../project/index.ts'
import { addRobot, type Robot, rotateSecret } from '../project/people.ts'
import { findUser, listMembers, type User } from '../project/users.ts'
import { describeRole, isAllowed, isRole, ROLE_NAMES } from '../roles.ts'
import { type Management, optionalText, readFields, removeById, requireText } from './body.ts'

/** Tokens for programs: access/project/:id/robots, and projects/:id/tokens, the older API for the same. */
export function robotRoutes({ project }: Pick<Management, 'project'>): Route[] {
  const listRobots = () => project.state.read().robots
  const create = (request: HttpRequest, fields: Fields, role: Role) => {
    // Nobody makes a token that may do more than they may themselves.
    if (isAllowed(role, 'manageMembers')) requirePermission(request, 'manageMembers')
    const given = { label: requireText(fields, 'label'), role, expiresAt: readExpiry(fields) }
    return project.state.change(state => addRobot(state.robots, given, new Date()))
  }
  const remove = ({ params: { id = '' } }: HttpRequest) => {
    project.state.change(({ robots }) => removeById(robots, id, 'token'))
    return noContent()
  }
  const encodeRobot = ({ id, label, role, createdAt, expiresAt }: Robot) => ({
    ...{ id, label, createdAt, expiresAt, tokenId: id },
    memberships: [membershipIn(project, { id, role, createdAt })],
  })
  const encodeToken = ({ id, label, role, createdAt, expiresAt }: Robot) => {
    return { id, label, projectUserId: id, createdAt, expiresAt, roles: [describeRole(role)] }
  }

  const createToken = async (request: HttpRequest) => {
    const fields = await readFields(request)
    const { robot, secret } = create(request, fields, requireRole(fields.roleName ?? 'viewer'))
    return json({ ...encodeToken(robot), key: secret }, 201)
  }
  const createRobot = async (request: HttpRequest) => {
    const fields = await readFields(request)
    const { robot, secret } = create(request, fields, readMembership(fields, project.id))
    return json({ ...encodeRobot(robot), token: secret }, 201)
  }
  const rotate = (request: HttpRequest) => {
    const { id } = requireIdentity(request)
    const rotated = project.state.change(state => {
      const robot = state.robots.find(candidate => candidate.id === id)
      if (!robot) throw forbidden('Only a token for programs can be rotated')
      return { robot, secret: rotateSecret(robot) }
    })
    return json({ ...encodeRobot(rotated.robot), token: rotated.secret })
  }

  return [
    ...routesBelow(
      '/v:version',
      [
        ['GET', '/projects/:project/tokens', () => json(listRobots().map(encodeToken))],
        ['POST', '/projects/:project/tokens', createToken],
        ['DELETE', '/projects/:project/tokens/:id', remove],
        [
          'GET',
          '/access/project/:project/robots',
          () => json({ data: listRobots().map(encodeRobot), nextCursor: null }),
        ],
        ['POST', '/access/project/:project/robots', createRobot],
        ['DELETE', '/access/project/:project/robots/:id', remove],
      ],
      request => requirePermission(request, 'manage'),
    ),
    ...routesBelow('/v:version', [['POST', '/access/robots/me/rotate', rotate]]),
  ]
}

function membershipIn({ id: resourceId }: Project, { id, role, createdAt }: Pick<User, 'id' | 'role' | 'createdAt'>) {
  const resource = { resourceType: 'project', resourceId, resourceUserId: id, roleNames: [role] }
  return { ...resource, addedAt: createdAt, lastSeenAt: null }
}

function readMembership({ memberships }: Fields, projectId: string): Role {
  const [membership, ...others] = Array.isArray(memberships) ? memberships : []
  const isHere = isFields(membership) && membership.resourceType === 'project' && membership.resourceId === projectId
  const roleNames = isHere && Array.isArray(membership.roleNames) ? membership.roleNames : []
  if (others.length > 0 || roleNames.length !== 1) {
    throw badRequest(`"memberships" must name one role in the project "${projectId}"`)
  }
  return requireRole(roleNames[0])
}

function requireRole(value: unknown): Role {
  if (isRole(value)) return value
  throw badRequest(`There is no role "${String(value)}": give one of ${ROLE_NAMES.join(', ')}`)
}

function readExpiry(fields: Fields): string | null {
  const text = optionalText(fields, 'expiresAt')
  if (text === null) return null
  const time = new Date(text)
  if (!(time.getTime() > Date.now())) throw badRequest('"expiresAt" must be a date and time in the future')
  return time.toISOString()
}

/** Users of the project and the roles that they can have. People are added and removed by a command, because a lake sends no mail. */
export function memberRoutes({ project }: Pick<Management, 'project'>): Route[] {
  const encode = (user: User) => ({
    sanityUserId: user.id,
    profile: { id: user.id, displayName: user.name, email: user.email, imageUrl: '', provider: 'local' },
    memberships: [membershipIn(project, user)],
  })
  const list = () => {
    const people = listMembers(project).filter(({ isRobot }) => !isRobot)
    return json({ data: people.map(encode), totalCount: people.length, nextCursor: null })
  }
  const find = ({ params: { id = '' } }: HttpRequest) => {
    const user = findUser(project, id)
    if (!user) throw notFound(`There is no user "${id}"`)
    return json(encode(user))
  }
  const roles = () => json({ data: listRoles(project.id), nextCursor: null })
  return routesBelow(
    '/v:version/access/project/:project',
    [
      ['GET', '/users', list],
      ['GET', '/users/:id', find],
      ['GET', '/roles', roles],
    ],
    requireIdentity,
  )
}
