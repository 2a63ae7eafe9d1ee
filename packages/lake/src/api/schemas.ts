import { badRequest } from '../http/errors.ts'
import { json, readJson } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { isFields } from '../json.ts'
import type { Lake } from '../types.ts'
import { requireIdentity, requirePermission } from './access.ts'

const TYPE = 'system.schema'

/** The schemas that `sanity schema deploy` stores, as documents of the dataset: one per workspace and tag. */
export function schemaRoutes(lake: Lake): Route[] {
  const { index } = lake.store

  const deploy = async (request: HttpRequest) => {
    const { id: author } = requirePermission(request, 'write')
    const documents = decodeSchemas(await readJson(request, lake.limits.bodyBytes))
    const mutations = documents.map(createOrReplace => ({ createOrReplace }))
    lake.mutate(mutations, { author })
    return json(documents.flatMap(({ _id }) => index.get(_id) ?? []))
  }
  const remove = (request: HttpRequest) => {
    const { id: author } = requirePermission(request, 'write')
    const { id = '' } = request.params
    const deleted = index.get(id)?._type === TYPE
    if (deleted) lake.mutate([{ delete: { id } }], { author })
    return json({ deleted })
  }

  return routesBelow(
    '/v:version/projects/:project/datasets/:dataset/schemas',
    [
      ['GET', '', () => json([...index.by('type', TYPE)])],
      ['GET', '/:id', ({ params }) => json([...index.by('type', TYPE)].filter(({ _id }) => _id === params.id))],
      ['PUT', '', deploy],
      ['DELETE', '/:id', remove],
    ],
    requireIdentity,
  )
}

function decodeSchemas(body: unknown) {
  if (!isFields(body) || !Array.isArray(body.schemas)) throw badRequest('The body must have a list of "schemas"')
  return body.schemas.map((entry: unknown) => {
    const { schema, version, tag, workspace } = isFields(entry) ? entry : {}
    if (!Array.isArray(schema) || !isFields(workspace) || typeof workspace.name !== 'string')
      throw badRequest('A schema must have "schema", a list of types, and "workspace" with a name')
    if (tag !== undefined && typeof tag !== 'string') throw badRequest('The "tag" of a schema must be text')
    const name = [workspace.name, ...(tag ? [tag] : [])].map(part => part.replace(/[^\w-]/g, '_')).join('.')
    return { _id: `_.schemas.${name}`, _type: TYPE, version, tag, workspace, schema: JSON.stringify(schema) }
  })
}
