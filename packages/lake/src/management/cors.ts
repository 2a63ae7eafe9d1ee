import { requirePermission } from '../api/access.ts'
import { badRequest, httpError } from '../http/errors.ts'
import { json } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { type CorsOrigin, normalizeOrigin } from '../project/origins.ts'
import { type Management, optionalFlag, readFields, removeById, requireText } from './body.ts'

/** projects/:id/cors: whose pages may use the project, beside those that the host allows for all. Takes effect at once. */
export function corsRoutes({ project }: Pick<Management, 'project'>): Route[] {
  const encode = (origin: CorsOrigin) => {
    return { ...origin, projectId: project.id, updatedAt: origin.createdAt, deletedAt: null }
  }
  const add = async (request: HttpRequest) => {
    const fields = await readFields(request)
    const origin = readOrigin(requireText(fields, 'origin'))
    const allowCredentials = optionalFlag(fields, 'allowCredentials') ?? false
    if (origin === '*' && allowCredentials) {
      throw badRequest('With credentials, "*" would let every page in the world sign in here: name the origins')
    }
    const added = project.state.change(({ origins }) => {
      if (origins.some(each => each.origin === origin)) {
        throw httpError(409, 'Conflict', `The origin "${origin}" is there already`)
      }
      const id = Math.max(0, ...origins.map(each => each.id)) + 1
      const created: CorsOrigin = { id, origin, allowCredentials, createdAt: new Date().toISOString() }
      origins.push(created)
      return created
    })
    return json(encode(added), 201)
  }
  const remove = ({ params }: HttpRequest) => {
    const id = Number(params.id)
    project.state.change(({ origins }) => removeById(origins, id, 'origin'))
    return json({ id, deleted: true })
  }
  return routesBelow(
    '/v:version/projects/:project/cors',
    [
      ['GET', '', () => json(project.state.read().origins.map(encode))],
      ['POST', '', add],
      ['DELETE', '/:id', remove],
    ],
    request => requirePermission(request, 'manage'),
  )
}

function readOrigin(text: string): string {
  const origin = normalizeOrigin(text)
  if (!origin) throw badRequest(`"${text}" is no origin: give one such as https://example.com or http://localhost:*`)
  return origin
}
