import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { authRoutes } from '../api/auth.ts'
import { checkRequest } from '../api/index.ts'
import { presenceSocket } from '../api/presence.ts'
import { projectRoutes } from '../api/projects.ts'
import { PLATFORM_ROUTES } from '../api/quiet.ts'
import { streamSocket } from '../api/streams.ts'
import { userRoutes } from '../api/users.ts'
import { createDispatch, type Dispatch, errorResponse } from '../http/dispatch.ts'
import { forbidden, HttpError, notFound } from '../http/errors.ts'
import { routesBelow } from '../http/router.ts'
import type { RawRequest, Route } from '../http/types.ts'
import { corsRoutes } from '../management/cors.ts'
import { aliasRoutes, commentRoutes, datasetManagementRoutes } from '../management/datasets.ts'
import { hookRoutes } from '../management/hooks.ts'
import { createJobs, jobRoutes } from '../management/jobs.ts'
import { projectManagementRoutes } from '../management/projects.ts'
import { memberRoutes, robotRoutes } from '../management/robots.ts'
import { openProject, type Project } from '../project/index.ts'
import { findOrigin } from '../project/origins.ts'
import { storageErrorOf } from '../storage-error.ts'
import type { Limits } from '../types.ts'
import { createHookLog } from '../webhooks/log.ts'
import { addressOf } from './address.ts'
import { listDatasets, listProjects, placeOf, projectFolderOf, requirePlace } from './datasets.ts'
import { type Datasets, keepDatasets, openDataset } from './open-dataset.ts'

/** Where commands learn which folder the lake at a port serves, for example from another folder of a monorepo. */
export const FOLDER_HEADER = 'x-content-lake-folder'

/** None of it needs an open dataset. */
const MANAGEMENT = [
  ...[projectManagementRoutes, datasetManagementRoutes, commentRoutes, aliasRoutes],
  ...[robotRoutes, corsRoutes, hookRoutes, memberRoutes],
]

type HostOptions = {
  folder: string
  publicUrl: string
  defaultProject: string
  /** Whether the pages of an origin may use every project. Those of a project's own origins may use that one. */
  isOriginAllowed: (origin: string) => boolean
  /** Endpoints beside those of the lake. */
  routes: Route[]
  limits: Partial<Limits> | undefined
}

type Asked = Pick<RawRequest, 'target' | 'headers'>

export function openHost(options: HostOptions) {
  const { folder, publicUrl, defaultProject, limits } = options
  const registry = openRegistry(folder)
  const hookLog = createHookLog()
  const jobs = createJobs()
  // Pages cannot read the header, which CORS does not expose.
  const ping = { status: 200, headers: { [FOLDER_HEADER]: encodeURIComponent(resolve(folder)) }, body: 'PONG' }
  const dispatches = new WeakMap<Project, Dispatch>()
  const datasets: Datasets = keepDatasets(place =>
    openDataset(place, requireProject(place.projectId), {
      ...{ publicUrl, hookLog, limits },
      onEnding: () => presence.empty(place.folder),
    }).catch(error => {
      throw storageErrorOf(error, place.folder) ?? error
    }),
  )

  let isClosing = false
  let opening: Promise<void> = Promise.resolve()

  const openOneByOne = async () => {
    for (const place of listPlaces()) {
      if (isClosing) return
      await datasets.open(place).catch(error => {
        const reason = error instanceof HttpError ? error.message : error
        console.error(`${place.projectId}/${place.dataset} stays closed:`, reason)
      })
    }
  }

  const listPlaces = () =>
    registry.list().flatMap(({ id }) => listDatasets(folder, id).flatMap(dataset => placeOf(folder, id, dataset) ?? []))

  /** Throws 404 for a project that does not exist. */
  const requireProject = (id: string): Project => {
    const project = registry.find(id)
    if (!project) throw notFound(`Project "${id}" not found`)
    return project
  }

  const dispatchOf = (project: Project): Dispatch => {
    const known = dispatches.get(project)
    if (known) return known
    const management = { project, folder, datasets, jobs, hookLog }
    const routes = [
      ...authRoutes(project, publicUrl, origin => mayUse(project, origin)?.allowCredentials === true),
      ...userRoutes(project),
      ...projectRoutes(project, folder, registry.list),
      ...MANAGEMENT.flatMap(routesOf => routesOf(management)),
      ...jobRoutes(jobs),
      ...routesBelow('/v:version', [['GET', '/ping', () => ping]]),
      ...PLATFORM_ROUTES,
    ]
    const dispatch = createDispatch([...options.routes, ...routes], project.identify, checkRequest)
    dispatches.set(project, dispatch)
    return dispatch
  }

  const mayUse = (project: Project, origin: string) =>
    options.isOriginAllowed(origin) ? { allowCredentials: true } : findOrigin(project.state.read().origins, origin)

  /** The guard has let the page pass because some project has its origin; that need not be this one. */
  const checkOrigin = (project: Project, { origin, authorization }: Asked['headers']) => {
    const found = origin === undefined ? { allowCredentials: true } : mayUse(project, origin)
    if (!found) throw forbidden(`This Origin may not use the project "${project.id}"`)
    if (authorization && !found.allowCredentials) throw forbidden('This Origin may send no token (allowCredentials)')
  }

  const find = (asked: Asked) => {
    const address = addressOf(asked)
    const { authorization } = asked.headers
    const project = address.projectId
      ? requireProject(address.projectId)
      : registry.ofToken(authorization) || requireProject(defaultProject)
    checkOrigin(project, asked.headers)
    if (address.dataset === null) return { project, target: asked.target, place: null }
    const { target, dataset } = resolveAlias(asked.target, address.dataset, project)
    return { project, target, place: requirePlace(folder, project.id, dataset) }
  }

  const dispatch: Dispatch = async request => {
    try {
      const { project, target, place } = find(request)
      const dispatchHere = place ? (await datasets.open(place)).dispatch : dispatchOf(project)
      return await dispatchHere({ ...request, target })
    } catch (error) {
      return errorResponse(error, request)
    }
  }

  const presence = presenceSocket(asked => {
    const { project, place } = find(asked)
    if (!place) throw notFound('This address names no dataset')
    return { name: place.folder, findHolder: project.findHolder }
  })

  return {
    ...{ dispatch, datasets, requireProject },
    sockets: [streamSocket(dispatch), presence],
    /** The origin among those of any project; null if it is none. */
    findOrigin: (origin: string) =>
      findOrigin(
        registry.list().flatMap(project => project.state.read().origins),
        origin,
      ),
    /** Opens every dataset, so that scheduled releases are published without a request. One that cannot be opened is logged. */
    openAll() {
      opening = openOneByOne()
      return opening
    },
    async close() {
      isClosing = true
      await opening
      await datasets.closeAll()
    },
  }
}

function resolveAlias(target: string, named: string, project: Project): { target: string; dataset: string } {
  if (!named.startsWith('~')) return { target, dataset: named }
  const { aliases } = project.state.read()
  const alias = named.slice(1)
  const dataset = Object.hasOwn(aliases, alias) ? aliases[alias] : null
  if (!dataset) throw notFound(`Dataset "${named}" not found for project ID "${project.id}"`)
  return { target: target.replace(/(\/)(?:~|%7e)[^/?]+/i, `$1${dataset}`), dataset }
}

function openRegistry(folder: string) {
  const opened = new Map<string, Project>()
  const find = (id: string) => {
    const projectFolder = projectFolderOf(folder, id)
    if (!projectFolder || !existsSync(projectFolder)) return null
    const known = opened.get(id)
    if (known) return known
    const project = openProject(id, projectFolder)
    opened.set(id, project)
    return project
  }
  const list = () => listProjects(folder).flatMap(id => find(id) ?? [])
  return {
    find,
    list,
    /** The project in which somebody holds the token of an Authorization header, for requests that name no project. */
    ofToken: (authorization?: string) => authorization && list().find(project => project.findHolder(authorization)),
  }
}
