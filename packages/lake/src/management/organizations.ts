import { requireIdentity } from '../api/access.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { json } from '../http/response.ts'
import type { Route } from '../http/types.ts'
import { isAllowed } from '../roles.ts'

const ID = 'local'
const ORGANIZATION = { id: ID, name: 'This machine', slug: ID, defaultRoleName: null }
const ONE = 'A local lake has one organization, which is this machine'

/** The one organization of a host, because the command line makes projects only within one. Projects name none. */
export function organizationRoutes(): Route[] {
  const path = '/v:version/organizations'
  const refuse = () => {
    throw badRequest(ONE)
  }
  const requireOrganization = (id = '') => {
    if (id !== ID) throw notFound(`There is no organization "${id}": ${ONE}`)
  }
  return [
    {
      method: 'GET',
      path,
      handle(request) {
        requireIdentity(request)
        return json([ORGANIZATION])
      },
    },
    {
      method: 'GET',
      path: `${path}/:id`,
      handle(request) {
        requireIdentity(request)
        requireOrganization(request.params.id)
        return json({ ...ORGANIZATION, members: [], features: [] })
      },
    },
    {
      method: 'GET',
      path: `${path}/:id/grants`,
      handle(request) {
        const { role } = requireIdentity(request)
        requireOrganization(request.params.id)
        const names = isAllowed(role, 'manage') ? ['read', 'attach'] : ['read']
        return json({ 'sanity.organization.projects': [{ grants: names.map(name => ({ name })) }] })
      },
    },
    { method: 'POST', path, handle: refuse },
    { method: 'PATCH', path: `${path}/:id`, handle: refuse },
    { method: 'DELETE', path: `${path}/:id`, handle: refuse },
  ]
}
