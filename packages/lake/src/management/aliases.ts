import { requirePermission } from '../api/access.ts'
import { listDatasets } from '../host/datasets.ts'
import { badRequest, httpError, notFound } from '../http/errors.ts'
import { json } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { optionalText, readFields } from './body.ts'
import type { Management } from './types.ts'

const ALIAS = /^[a-z0-9][-\w]{0,63}$/

/** aliases: other names for datasets, written `~name` where a dataset's name is expected. */
export function aliasRoutes({ project, folder }: Pick<Management, 'project' | 'folder'>): Route[] {
  const { state } = project
  const encode = (name: string) => ({ name, datasetName: state.read().aliases[name] ?? null })

  const link = async (request: HttpRequest, isNew: boolean) => {
    const name = readName(request)
    if (!isNew) requireAlias(name)
    const datasetName = optionalText(await readFields(request), 'datasetName')
    if (datasetName !== null && !listDatasets(folder, project.id).includes(datasetName)) {
      throw notFound(`Dataset "${datasetName}" not found for project ID "${project.id}"`)
    }
    if (isNew && Object.hasOwn(state.read().aliases, name)) {
      throw httpError(409, 'Conflict', `The alias "${name}" exists already`)
    }
    state.change(({ aliases }) => {
      aliases[name] = datasetName
    })
    return json({ ...encode(name), aliasName: name })
  }
  const unlink = (request: HttpRequest) => {
    const before = encode(requireAlias(readName(request)))
    state.change(({ aliases }) => {
      aliases[before.name] = null
    })
    return json(before)
  }
  const remove = (request: HttpRequest) => {
    const before = encode(requireAlias(readName(request)))
    state.change(({ aliases }) => delete aliases[before.name])
    return json({ ...before, deleted: true })
  }

  return routesBelow(
    ['/v:version/aliases', '/v:version/projects/:project/aliases'],
    [
      ['GET', '', () => json(Object.keys(state.read().aliases).map(encode))],
      ['PUT', '/:name', request => link(request, true)],
      ['PATCH', '/:name', request => link(request, false)],
      ['PATCH', '/:name/unlink', unlink],
      ['DELETE', '/:name', remove],
    ],
  )

  function readName(request: HttpRequest): string {
    requirePermission(request, 'manage')
    const { name = '' } = request.params
    if (!ALIAS.test(name)) throw badRequest('An alias has letters, digits, "-" and "_", and at most 64 of them')
    return name
  }

  function requireAlias(name: string): string {
    if (!Object.hasOwn(state.read().aliases, name)) throw notFound(`There is no alias "${name}"`)
    return name
  }
}
