import { datasetRoutes } from '../api/index.ts'
import { presenceSocket } from '../api/presence.ts'
import { quietRoutes } from '../api/quiet.ts'
import { withRequestRules } from '../api/request-rules.ts'
import { unsupportedRoutes } from '../api/unsupported.ts'
import { createDispatch, type Dispatch } from '../http/dispatch.ts'
import type { SocketRoute } from '../http/sockets.ts'
import type { HttpResponse } from '../http/types.ts'
import { collectGarbage, refreshAssetUrls } from '../images/upkeep.ts'
import { openLake } from '../lake.ts'
import { type Project, settingsOf } from '../project/index.ts'
import type { QueryLimits } from '../queries/index.ts'
import type { Lake } from '../types.ts'
import { startHooks } from '../webhooks/index.ts'
import type { HookLog } from '../webhooks/log.ts'
import type { Place } from './places.ts'

/** Longer than a query may take. */
const MAX_ENDING_MS = 5_000
const GOING_AWAY = 1001

export type OpenDataset = {
  lake: Lake
  dispatch: Dispatch
  presence: SocketRoute
  /** Ends streams and sockets, waits for answers that are being made, stops webhooks, and closes the database. */
  close: () => Promise<void>
}

type OpenOptions = { publicUrl: string; hookLog: HookLog; limits?: Partial<QueryLimits> | undefined }

export async function openDataset(
  place: Place,
  project: Project,
  { publicUrl, hookLog, limits }: OpenOptions,
): Promise<OpenDataset> {
  const { projectId, dataset, folder } = place
  const config = {
    ...{ projectId, dataset, publicUrl, folder },
    ...{ editorToken: project.tokens.editor, viewerToken: project.tokens.viewer },
    isPrivate: () => settingsOf(project, dataset).aclMode === 'private',
    isAddOn: () => settingsOf(project, dataset).addonFor !== null,
  }
  const lake = openLake(config, limits)
  refreshAssetUrls(lake)
  await collectGarbage(lake.config, lake.store.index)
  const stopHooks = startHooks(lake, project, { log: hookLog })
  const { streams, routes } = datasetRoutes(lake, project)
  const dispatch = createDispatch(
    [...streams, ...routes, ...withRequestRules([...quietRoutes(), ...unsupportedRoutes()])],
    project.identify,
  )
  const presence = presenceSocket(project.identify)
  const ending = new AbortController()
  const answers = new Set<Promise<HttpResponse>>()
  return {
    lake,
    async dispatch(request) {
      const answer = dispatch({ ...request, signal: AbortSignal.any([request.signal, ending.signal]) })
      answers.add(answer)
      try {
        return await answer
      } finally {
        answers.delete(answer)
      }
    },
    presence: {
      ...presence,
      accept(socket, request) {
        const leave = () => socket.close(GOING_AWAY)
        ending.signal.addEventListener('abort', leave)
        socket.on('close', () => ending.signal.removeEventListener('abort', leave))
        presence.accept(socket, request)
      },
    },
    async close() {
      ending.abort()
      stopHooks()
      await Promise.race([Promise.allSettled(answers), after(MAX_ENDING_MS)])
      await lake.close()
    },
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds).unref())
}
