import { randomUUID } from 'node:crypto'
import { badRequest } from '../http/errors.ts'
import { json, readJson } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { isFields } from '../json.ts'
import { mutationsOfActions } from '../patch/actions/index.ts'
import { documentAt } from '../revisions.ts'
import type { Lake } from '../types.ts'
import { requireWriter } from './access.ts'
import { readTransactionId } from './mutate.ts'

/** Earlier versions of the API know neither releases nor versions of documents. */
const FIRST_VERSION_WITH_RELEASES = '2025-02-19'
const OF_RELEASES = /^sanity\.action\.(release|document\.version)\./

/** POST data/actions/:dataset: actions of the Studio on documents, versions and releases (edit, publish, schedule …), applied as one transaction. */
export function actionRoutes(lake: Lake): Route[] {
  const act = async (request: HttpRequest) => {
    const writer = requireWriter(request, lake.config, 'actionError')
    const body = await readJson(request, lake.limits.bodyBytes)
    if (!isFields(body)) throw badRequest('The body must be an object with a list of "actions"')
    refuseBeforeReleases(request.params.version ?? '', body.actions)
    const { store } = lake
    const last = (id: string) => documentAt(store, id, 'last')
    const options = { timestamp: store.nextTimestamp(), newId: randomUUID, last }
    const mutations = mutationsOfActions(body.actions, store.index, options)
    const transactionId = readTransactionId(body.transactionId)
    const result = lake.mutate(mutations, { ...writer, transactionId, dryRun: body.dryRun === true })
    return json({ transactionId: result.transactionId })
  }
  return routesBelow('/v:version/data', [['POST', '/actions/:dataset', act]])
}

function refuseBeforeReleases(version: string, actions: unknown): void {
  if (!Array.isArray(actions) || version >= FIRST_VERSION_WITH_RELEASES) return
  for (const action of actions) {
    const type = isFields(action) ? action.actionType : undefined
    if (typeof type === 'string' && OF_RELEASES.test(type))
      throw badRequest(
        `The action ${type} is not supported for this API version: use ${FIRST_VERSION_WITH_RELEASES} or later`,
      )
  }
}
