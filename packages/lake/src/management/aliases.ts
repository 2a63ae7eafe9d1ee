import { requirePermission } from '../api/access.ts'
import { requireProject } from '../api/projects.ts'
import { listDatasets } from '../host/datasets.ts'
import { badRequest, httpError, notFound } from '../http/errors.ts'
import { json } from '../http/response.ts'
import type { HttpRequest, Method, Route } from '../http/types.ts'
import type { Fields } from '../json.ts'
import { optionalText, readFields } from './body.ts'
import type { Management } from './types.ts'

const ALIAS = /^[a-z0-9][-\w]{0,63}$/

/** aliases: other names for datasets, written `~name` where a dataset's name is expected. */
export function aliasRoutes({ project, folder }: Pick<Management, 'project' | 'folder'>): Route[] {
  const { state } = project
  const encode = (name: string) => ({ name, datasetName: state.read().aliases[name] ?? null })

  const link = (name: string, fields: Fields, isNew: boolean) => {
    const datasetName = optionalText(fields, 'datasetName')
    if (datasetName !== null && !listDatasets(folder, project.id).includes(datasetName)) {
      throw notFound(`Dataset "${datasetName}" not found for project ID "${project.id}"`)
    }
    if (isNew !== !Object.hasOwn(state.read().aliases, name)) {
      throw isNew
        ? httpError(409, 'Conflict', `The alias "${name}" exists already`)
        : notFound(`There is no alias "${name}"`)
    }
    state.change(({ aliases }) => {
      aliases[name] = datasetName
    })
    return json({ ...encode(name), aliasName: name })
  }
  const unlink = (name: string) => {
    const before = encode(requireAlias(name))
    state.change(({ aliases }) => {
      aliases[name] = null
    })
    return json(before)
  }
  const remove = (name: string) => {
    const before = encode(requireAlias(name))
    state.change(({ aliases }) => delete aliases[name])
    return json({ ...before, deleted: true })
  }

  const handlers: [Method, string, (name: string, request: HttpRequest) => ReturnType<Route['handle']>][] = [
    ['PUT', '/:name', async (name, request) => link(name, await readFields(request), true)],
    ['PATCH', '/:name', async (name, request) => link(requireAlias(name), await readFields(request), false)],
    ['PATCH', '/:name/unlink', unlink],
    ['DELETE', '/:name', remove],
  ]
  return ['/v:version/aliases', '/v:version/projects/:project/aliases'].flatMap((prefix): Route[] => [
    {
      method: 'GET',
      path: prefix,
      handle(request) {
        requireProject(request, project)
        return json(Object.keys(state.read().aliases).map(encode))
      },
    },
    ...handlers.map(
      ([method, path, handle]): Route => ({
        method,
        path: prefix + path,
        handle(request) {
          requireProject(request, project)
          requirePermission(request, 'manage')
          const { name = '' } = request.params
          if (!ALIAS.test(name)) throw badRequest('An alias has letters, digits, "-" and "_", and at most 64 of them')
          return handle(name, request)
        },
      }),
    ),
  ])

  function requireAlias(name: string): string {
    if (!Object.hasOwn(state.read().aliases, name)) throw notFound(`There is no alias "${name}"`)
    return name
  }
}
