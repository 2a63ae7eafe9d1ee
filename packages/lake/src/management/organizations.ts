import { requireIdentity } from '../api/access.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { json } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { isAllowed } from '../roles.ts'

const ID = 'local'
const ORGANIZATION = { id: ID, name: 'This machine', slug: ID, defaultRoleName: null }
const ONE = 'A local lake has one organization, which is this machine'

/** The one organization of a host, because the command line makes projects only within one. Projects name none. */
export function organizationRoutes(): Route[] {
  const refuse = () => {
    throw badRequest(ONE)
  }
  const find = ({ params }: HttpRequest) => {
    requireOrganization(params.id)
    return json({ ...ORGANIZATION, members: [], features: [] })
  }
  const grants = (request: HttpRequest) => {
    requireOrganization(request.params.id)
    const names = isAllowed(requireIdentity(request).role, 'manage') ? ['read', 'attach'] : ['read']
    return json({ 'sanity.organization.projects': [{ grants: names.map(name => ({ name })) }] })
  }
  return routesBelow(
    '/v:version/organizations',
    [
      ['GET', '', () => json([ORGANIZATION])],
      ['GET', '/:id', find],
      ['GET', '/:id/grants', grants],
      ['POST', '', refuse],
      ['PATCH', '/:id', refuse],
      ['DELETE', '/:id', refuse],
    ],
    requireIdentity,
  )
}

function requireOrganization(id = ''): void {
  if (id !== ID) throw notFound(`There is no organization "${id}": ${ONE}`)
}
