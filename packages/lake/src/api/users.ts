import { badRequest } from '../http/errors.ts'
import { json, readJson } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, HttpResponse, Identity, Route } from '../http/types.ts'
import { isFields } from '../json.ts'
import type { Project } from '../project/index.ts'
import type { KeyValue } from '../project/user-settings.ts'
import { findUser } from '../project/users.ts'
import { describeRole } from '../roles.ts'
import { requireIdentity } from './access.ts'

const MAX_SETTINGS_BYTES = 256 * 1024
const MAX_KEY_LENGTH = 512

export function userRoutes(project: Project): Route[] {
  const readSettings = (request: HttpRequest) => {
    const { id } = requireIdentity(request)
    return json(project.userSettings.get(id, (request.params.keys ?? '').split(',')))
  }
  const writeSettings = async (request: HttpRequest) => {
    const { id } = requireIdentity(request)
    const pairs = parseKeyValues(await readJson(request, MAX_SETTINGS_BYTES))
    project.userSettings.set(id, pairs)
    return json(pairs)
  }
  return routesBelow('/v:version', [
    ['GET', '/users/me', ({ identity }) => json(identity ? currentUser(project, identity) : {})],
    ['GET', '/users/me/keyvalue/:keys', readSettings],
    ['PUT', '/users/me/keyvalue', writeSettings],
    ['GET', '/users/:ids', request => usersOf(project, request)],
    ['GET', '/projects/:project/users/:ids', request => usersOf(project, request)],
  ])
}

function usersOf(project: Project, { params: { ids = '' }, identity }: HttpRequest): HttpResponse {
  const users = ids.split(',').map(id => describeUser(project, id, identity))
  return json(users.length === 1 ? users[0] : users)
}

function currentUser(project: Project, { id, role }: Identity) {
  const user = findUser(project, id)
  return {
    ...{ id, name: user?.name ?? id, email: user?.email ?? '', profileImage: '', provider: 'local' },
    role,
    roles: [describeRole(role)],
  }
}

/** A user as others see them. One that is not known has the id as name. */
function describeUser(project: Project, id: string, identity: Identity | null) {
  const user = findUser(project, id)
  return {
    ...{ id, projectId: project.id, displayName: user?.name ?? id },
    ...(identity && { email: user?.email ?? '' }),
    ...{ givenName: '', middleName: null, familyName: '', imageUrl: null, provider: 'local' },
    ...{ createdAt: user?.createdAt ?? null, updatedAt: user?.createdAt ?? null },
    isCurrentUser: id === identity?.id,
  }
}

function parseKeyValues(body: unknown): KeyValue[] {
  if (!Array.isArray(body)) throw badRequest('Expected a list of {key, value}')
  return body.map((pair: unknown) => {
    const { key, value } = isFields(pair) ? pair : {}
    if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH || value === undefined)
      throw badRequest(`Expected {key, value} with a key of at most ${MAX_KEY_LENGTH} characters`)
    return { key, value }
  })
}
