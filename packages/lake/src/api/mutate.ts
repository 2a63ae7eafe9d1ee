import { badRequest } from '../http/errors.ts'
import { json, readJson } from '../http/response.ts'
import type { Route } from '../http/types.ts'
import { isFields } from '../json.ts'
import { withHttpErrors } from '../mutate.ts'
import { requireUnlocked } from '../patch/actions/locks.ts'
import { type DecodedMutation, decodeMutations, type QueryMutation } from '../patch/decode.ts'
import { checkLength } from '../patch/transact.ts'
import type { Lake, MutateResult, Mutation, QueryAnswer } from '../types.ts'
import { requireDataset, requireWriter } from './access.ts'
import { refuseAs } from './refusals.ts'

const MAX_BODY_BYTES = 4 * 1024 * 1024
/** Other transactions may commit while a query runs. The selection is then repeated, so that it sees current documents. */
const MAX_SELECTIONS = 5

const MAX_QUERIES = 100
/** How @sanity/import tags its mutations, after a prefix of its own. */
const TAG_OF_IMPORT = /\bimport\.(?:doc\.create|ref\.strengthen|asset\.(?:add-meta|set-refs))$/

type MutateRequest = { mutations: DecodedMutation[]; transactionId?: string }

/** POST data/mutate/:dataset: applies mutations as one transaction. The response includes ids or documents on request. */
export function mutateRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'POST',
      path: '/v:version/data/mutate/:dataset',
      async handle(request) {
        const writer = refuseAs('mutation', () => requireWriter(request, lake.config))
        requireDataset(request, lake.config)
        const { transactionId, ...body } = decodeBody(await readJson(request, MAX_BODY_BYTES))
        const flag = (name: string) => request.query.get(name) === 'true'
        const mutations = await withTargets(lake, body.mutations, writer.author)
        // An import completes versions after their releases, which may be scheduled.
        const isImport = TAG_OF_IMPORT.test(request.query.get('tag') ?? '')
        if (!isImport) withHttpErrors(() => requireUnlocked(mutations, lake.store.index))
        const options = { ...writer, transactionId, dryRun: flag('dryRun') }
        const result = lake.mutate(mutations, { ...options, autoGenerateArrayKeys: flag('autoGenerateArrayKeys') })
        return json(encodeResult(result, { ids: flag('returnIds'), documents: flag('returnDocuments') }))
      },
    },
  ]
}

function decodeBody(body: unknown): MutateRequest {
  if (!isFields(body)) throw badRequest('The body must be an object with a list of "mutations"')
  return {
    mutations: withHttpErrors(() => decodeMutations(body.mutations)),
    transactionId: readTransactionId(body.transactionId),
  }
}

export function readTransactionId(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw badRequest('"transactionId" must be text')
  return value
}

/** Replaces a mutation with a query by one per selected document. Selects again if another transaction commits meanwhile. */
async function withTargets(lake: Lake, mutations: DecodedMutation[], author: string): Promise<Mutation[]> {
  const { index } = lake.store
  const queries = mutations.filter(mutation => 'mutationFor' in mutation)
  if (queries.length > MAX_QUERIES) {
    throw badRequest(`At most ${MAX_QUERIES} mutations of a transaction may have a query`)
  }
  for (let attempt = 1; ; attempt++) {
    const { version } = index
    const targeted: Mutation[] = []
    for (const mutation of mutations) {
      const chosen = 'mutationFor' in mutation ? await select(lake, mutation, author) : [mutation]
      for (const each of chosen) targeted.push(each)
      withHttpErrors(() => checkLength(targeted))
    }
    if (index.version === version || attempt === MAX_SELECTIONS) return targeted
  }
}

async function select(
  lake: Lake,
  { query, params, mutationFor }: QueryMutation,
  identity: string,
): Promise<Mutation[]> {
  const request = { query, params, identity, perspective: 'raw', canReadDrafts: true, resultSourceMap: false } as const
  const { result }: QueryAnswer = JSON.parse(Buffer.from(await lake.queries.run(request)).toString())
  const selected = Array.isArray(result) ? result : [result]
  return selected.filter(item => item !== null).map(item => mutationFor(idOf(item)))
}

function idOf(selected: unknown): string {
  const id = isFields(selected) ? selected._id : selected
  if (typeof id !== 'string') throw badRequest('The query of a patch or delete must select documents')
  return id
}

function encodeResult({ transactionId, results }: MutateResult, include: { ids: boolean; documents: boolean }) {
  return {
    transactionId,
    results: results.map(({ id, operation, document }) => ({
      ...(include.ids && { id }),
      ...(include.documents && { document }),
      operation,
    })),
  }
}
