import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGuard } from '../http/guard.ts'
import { freePort } from '../http/loopback.ts'
import { type RunningServer, startServer } from '../http/server.ts'
import type { Route } from '../http/types.ts'
import { readHook } from '../management/hooks.ts'
import { OWNER_ONLY_FOLDER } from '../owner-only.ts'
import type { Project } from '../project/index.ts'
import { LOCAL_EDITOR } from '../project/users.ts'
import { lockFolder } from '../store/lock.ts'
import { openTokens } from '../tokens.ts'
import type { Limits } from '../types.ts'
import { createDataset, emptyDataset, placeOf } from './datasets.ts'
import { openHost } from './index.ts'

/** Where clients learn that an event stream failed because of the origin of their page. */
const CORS_PROBE = /^\/v[^/]+\/check\/cors$/

const SITE_HOOK = 'site'

export type ServeOptions = {
  folder: string
  port: number
  defaultProject: string
  /** Origins whose pages may use the lake, beside those that its projects list, for example `http://localhost:3000`. */
  origins: string[]
  /** Endpoints beside those of the lake. */
  routes?: Route[]
  limits?: Partial<Limits>
}

export type LakeOptions = Partial<ServeOptions> & {
  /** `local0001` if undefined. */
  projectId?: string
  /** `production` if undefined. */
  dataset?: string
  /** Receives each published change as `{ _id, _type, slug }`, signed with `tokens.webhookSecret`. */
  webhookUrl?: string | null
}

export type RunningLake = Awaited<ReturnType<typeof createLake>>

/**
 * Starts a lake of one dataset in this process, which is created if it does not exist: in `folder`, or in a temporary one, and on `port`, or on one that is free.
 * Throws FolderInUseError, or the system's error when the port is taken.
 */
export async function createLake(options: LakeOptions = {}) {
  const { projectId = 'local0001', dataset = 'production', origins = [], webhookUrl = null } = options
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'content-lake-'))
  const place = placeOf(folder, projectId, dataset)
  if (!place) throw new Error(`"${projectId}" and "${dataset}" cannot be the id of a project and the name of a dataset`)
  createDataset(place)
  const tokens = openTokens(place.projectFolder)
  const port = options.port ?? (await freePort())
  const { host, server } = await serve({ ...options, folder, port, defaultProject: projectId, origins })
  setSiteHook(host.requireProject(projectId), webhookUrl, tokens.webhookSecret)
  try {
    await host.datasets.open(place)
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    /** For example `http://localhost:4333`. */
    url: `http://localhost:${port}`,
    tokens,
    /** Empties the dataset. Clients that listen to it connect again. */
    async reset() {
      await host.datasets.whileClosed(place, () => emptyDataset(place))
    },
    /** Stops the lake, and removes its folder if that is temporary. */
    async close() {
      await server.stop()
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a host on loopback. Throws FolderInUseError, or the system's error when the port is taken. */
export async function serveHost(options: ServeOptions): Promise<RunningServer> {
  const { host, server } = await serve(options)
  void host.openAll()
  return server
}

/** The host of `serveHost`, with what only this process may do. */
export async function serve({ folder, port, defaultProject, origins, routes = [], limits }: ServeOptions) {
  const unlock = lockHost(folder)
  const names = ['localhost', '127.0.0.1', '[::1]']
  // Browsers resolve every name below localhost to this machine, so no other page can be behind one.
  const hosts = [...names, '*.localhost'].map(name => `${name}:${port}`)
  const own = new Set([...origins, ...names.map(name => `http://${name}:${port}`)])
  const publicUrl = `http://localhost:${port}`
  const isOriginAllowed = (origin: string) => own.has(origin)
  const host = openHost({ folder, publicUrl, defaultProject, isOriginAllowed, routes, limits })
  const { dispatch, sockets, findOrigin } = host
  const guard = createGuard({ hosts, origins: [...own], findOrigin })
  try {
    const server = await startServer({ port, guard, dispatch, sockets, corsProbe: CORS_PROBE })
    const stop = async () => {
      await server.stop()
      await host.close()
      unlock()
    }
    return { host, server: { stop } }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A webhook like those that the management API makes, under an id of its own. */
function setSiteHook({ state }: Project, url: string | null, secret: string): void {
  const now = new Date().toISOString()
  const own = { id: SITE_HOOK, createdAt: now, updatedAt: now, createdByUserId: LOCAL_EDITOR }
  const rule = { projection: '{_id, _type, "slug": slug.current}' }
  const hook = url === null ? [] : [{ ...readHook({ name: 'Site', dataset: '*', url, secret, rule }, null), ...own }]
  state.change(draft => {
    draft.hooks = [...draft.hooks.filter(({ id }) => id !== SITE_HOOK), ...hook]
  })
}

/** Keeps other processes out of the whole folder during the work. Throws FolderInUseError. */
export async function whileLocked(folder: string, work: () => void | Promise<void>): Promise<void> {
  const unlock = lockHost(folder)
  try {
    await work()
  } finally {
    unlock()
  }
}

/** Its documents are nobody else's, and belong into no repository. */
function lockHost(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  if (!existsSync(join(folder, '.gitignore'))) writeFileSync(join(folder, '.gitignore'), '*\n')
  return lockFolder(join(folder, 'lake.lock'), folder)
}
