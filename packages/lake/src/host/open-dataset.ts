import { setTimeout as delay } from 'node:timers/promises'
import { checkRequest, datasetRoutes } from '../api/index.ts'
import { PLATFORM_ROUTES } from '../api/quiet.ts'
import { createDispatch } from '../http/dispatch.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { HttpResponse, RawRequest, Route } from '../http/types.ts'
import { collectGarbage, refreshAssetUrls } from '../images/upkeep.ts'
import { openLake } from '../lake.ts'
import { MutationError } from '../patch/errors.ts'
import { type Project, settingsOf } from '../project/index.ts'
import { storageErrorOf } from '../storage-error.ts'
import type { Limits } from '../types.ts'
import { startHooks } from '../webhooks/index.ts'
import type { HookLog } from '../webhooks/log.ts'
import { doesExist, type Place } from './datasets.ts'

/** Longer than a query may take. */
const MAX_ENDING_MS = 5_000

export type OpenDataset = Awaited<ReturnType<typeof openDataset>>

type OpenOptions = { publicUrl: string; hookLog: HookLog; limits: Partial<Limits> | undefined; onEnding: () => void }

export async function openDataset(
  place: Place,
  project: Project,
  { publicUrl, hookLog, limits, onEnding }: OpenOptions,
) {
  const { projectId, dataset, folder } = place
  const config = {
    ...{ projectId, dataset, publicUrl, folder },
    isPrivate: () => settingsOf(project, dataset).aclMode === 'private',
    isAddOn: () => settingsOf(project, dataset).addonFor !== null,
  }
  const lake = openLake(config, limits)
  try {
    refreshAssetUrls(lake)
    collectGarbage(lake.config, lake.store.index)
  } catch (error) {
    await lake.close()
    throw error
  }
  const stopHooks = startHooks(lake, project, hookLog)
  const routes = [...withLakeErrors(datasetRoutes(lake, project), folder), ...PLATFORM_ROUTES]
  const dispatch = createDispatch(routes, project.identify, checkRequest)
  const ending = new AbortController()
  const answers = new Set<Promise<HttpResponse>>()
  return {
    lake,
    async dispatch(request: RawRequest) {
      const answer = dispatch({ ...request, signal: AbortSignal.any([request.signal, ending.signal]) })
      answers.add(answer)
      try {
        return await answer
      } finally {
        answers.delete(answer)
      }
    },
    /** Ends streams, waits for answers that are being made, stops webhooks, and closes the database. */
    async close() {
      ending.abort()
      onEnding()
      stopHooks()
      await Promise.race([Promise.allSettled(answers), delay(MAX_ENDING_MS, undefined, { ref: false })])
      await lake.close()
    },
  }
}

/** Errors become those of HTTP. The operator of the lake learns of a full disk or a damaged database, too. */
function withLakeErrors(routes: Route[], folder: string): Route[] {
  return routes.map(route => ({
    ...route,
    async handle(request) {
      try {
        return await route.handle(request)
      } catch (error) {
        if (error instanceof MutationError) throw new HttpError(error.status, error.body, error.message)
        const problem = storageErrorOf(error, folder)
        if (problem) console.error(problem.message)
        throw problem ?? error
      }
    },
  }))
}

export type Datasets = ReturnType<typeof keepDatasets>

/** The datasets of a host that are open. Each opens when it is first asked for. */
export function keepDatasets(openPlace: (place: Place) => Promise<OpenDataset>) {
  const opened = new Map<string, Promise<OpenDataset>>()
  const closed = new Map<string, Promise<void>>()

  const close = async ({ folder }: Pick<Place, 'folder'>) => {
    const dataset = await opened.get(folder)?.catch(() => null)
    await dataset?.close()
    opened.delete(folder)
  }

  const untilOpenable = async ({ folder }: Place) => {
    for (let work = closed.get(folder); work; work = closed.get(folder)) await work
  }

  return {
    /** Rejects with 404 for a dataset that does not exist. */
    async open(place: Place): Promise<OpenDataset> {
      await untilOpenable(place)
      if (!doesExist(place)) throw notFound(`Dataset "${place.dataset}" not found for project ID "${place.projectId}"`)
      const known = opened.get(place.folder)
      if (known) return known
      const opening = openPlace(place)
      opened.set(place.folder, opening)
      opening.catch(() => opened.delete(place.folder))
      return opening
    },
    /** Closes the dataset if it is open, and keeps it closed until `work` is done. Requests wait for that. */
    async whileClosed(place: Place, work: () => void | Promise<void>) {
      await untilOpenable(place)
      const done = close(place).then(work)
      const settled = done.then(
        () => {},
        () => {},
      )
      closed.set(place.folder, settled)
      await done.finally(() => closed.delete(place.folder))
    },
    closeAll: async () => {
      await Promise.all([...opened.keys()].map(folder => close({ folder })))
    },
  }
}
