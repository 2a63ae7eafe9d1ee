import { randomUUID } from 'node:crypto'
import { badRequest } from '../http/errors.ts'
import { json, readJson } from '../http/response.ts'
import type { Route } from '../http/types.ts'
import { isFields } from '../json.ts'
import { withHttpErrors } from '../mutate.ts'
import { mutationsOfActions } from '../patch/actions/index.ts'
import { documentAt } from '../revisions.ts'
import type { Lake } from '../types.ts'
import { requireDataset, requireWriter } from './access.ts'
import { readTransactionId } from './mutate.ts'
import { refuseAs } from './refusals.ts'

const MAX_BODY_BYTES = 4 * 1024 * 1024

/** POST data/actions/:dataset: actions of the Studio on documents, versions and releases (edit, publish, schedule …), applied as one transaction. */
export function actionRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'POST',
      path: '/v:version/data/actions/:dataset',
      async handle(request) {
        const writer = refuseAs('action', () => requireWriter(request, lake.config))
        requireDataset(request, lake.config)
        const body = await readJson(request, MAX_BODY_BYTES)
        if (!isFields(body)) throw badRequest('The body must be an object with a list of "actions"')
        const { store } = lake
        const last = (id: string) => documentAt(store, id, 'last')
        const options = { timestamp: store.nextTimestamp(), newId: randomUUID, last }
        const mutations = withHttpErrors(() => mutationsOfActions(body.actions, store.index, options))
        const transactionId = readTransactionId(body.transactionId)
        const result = lake.mutate(mutations, { ...writer, transactionId, dryRun: body.dryRun === true })
        return json({ transactionId: result.transactionId })
      },
    },
  ]
}
