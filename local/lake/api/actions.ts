import { randomUUID } from 'node:crypto'
import { badRequest } from '../../http/errors.ts'
import { json, readJson } from '../../http/response.ts'
import type { Route } from '../../http/types.ts'
import { isFields } from '../json.ts'
import { withHttpErrors } from '../mutate.ts'
import { mutationsOfActions } from '../patch/actions.ts'
import type { Lake } from '../types.ts'
import { requireDataset, requireEditor } from './access.ts'
import { readTransactionId } from './mutate.ts'

const MAX_BODY_BYTES = 4 * 1024 * 1024

/** POST data/actions/:dataset: document actions of the Studio (edit, publish, discard …), applied as one transaction. */
export function actionRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'POST',
      path: '/v:version/data/actions/:dataset',
      async handle(request) {
        const { id: author } = requireEditor(request)
        requireDataset(request, lake.config)
        const body = await readJson(request, MAX_BODY_BYTES)
        if (!isFields(body)) throw badRequest('The body must be an object with a list of "actions"')
        const { index } = lake.store
        const options = { timestamp: lake.store.nextTimestamp(), newId: randomUUID }
        const mutations = withHttpErrors(() => mutationsOfActions(body.actions, index, options))
        const transactionId = readTransactionId(body.transactionId)
        const result = lake.mutate(mutations, { author, transactionId, dryRun: body.dryRun === true })
        return json({ transactionId: result.transactionId })
      },
    },
  ]
}
