import { randomUUID } from 'node:crypto'
import { documentAt } from '../history.ts'
import { badRequest } from '../http/errors.ts'
import { json, readJson } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { isFields } from '../json.ts'
import { mutationsOfActions, requireUnlocked } from '../patch/actions/index.ts'
import { type DecodedMutation, decodeMutations, type QueryMutation } from '../patch/decode.ts'
import { checkLength } from '../patch/transact.ts'
import type { Lake, MutateResult, Mutation, QueryAnswer } from '../types.ts'
import { requireWriter } from './access.ts'

/** Other transactions may commit while a query runs. The selection is then repeated, so that it sees current documents. */
const MAX_SELECTIONS = 5

const MAX_QUERIES = 100
/** How @sanity/import tags its mutations, after a prefix of its own. */
const TAG_OF_IMPORT = /\bimport\.(?:doc\.create|ref\.strengthen|asset\.(?:add-meta|set-refs))$/

type Flag = 'dryRun' | 'returnIds' | 'returnDocuments' | 'autoGenerateArrayKeys'

/**
 * data/mutate and data/actions: apply mutations, or actions of the Studio on documents, versions and releases (edit, publish, schedule …), as one transaction.
 * The response to mutations includes ids or documents on request.
 */
export function writeRoutes(lake: Lake): Route[] {
  const mutate = async (request: HttpRequest) => {
    const writer = requireWriter(request, lake.config, 'mutationError')
    const { mutations: decoded, ...asked } = decode(await readJson(request, lake.limits.bodyBytes), request.query)
    const mutations = await withTargets(lake, decoded, writer.author)
    // An import completes versions after their releases, which may be scheduled.
    const isImport = TAG_OF_IMPORT.test(request.query.get('tag') ?? '')
    if (!isImport) requireUnlocked(mutations, lake.store.index)
    const { transactionId, dryRun, autoGenerateArrayKeys } = asked
    const result = lake.mutate(mutations, { ...writer, transactionId, dryRun, autoGenerateArrayKeys })
    return json(encodeResult(result, asked))
  }
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
  return routesBelow('/v:version/data', [
    ['POST', '/mutate/:dataset', mutate],
    ['POST', '/actions/:dataset', act],
  ])
}

/** Sanity documents the parameters for the URL, and sends `dryRun` in the body itself: both are read. */
function decode(body: unknown, query: URLSearchParams) {
  if (!isFields(body)) throw badRequest('The body must be an object with a list of "mutations"')
  const isSet = (name: Flag) => query.get(name) === 'true' || readFlag(body[name], name)
  return {
    mutations: decodeMutations(body.mutations),
    transactionId: readTransactionId(body.transactionId ?? query.get('transactionId')),
    dryRun: isSet('dryRun'),
    returnIds: isSet('returnIds'),
    returnDocuments: isSet('returnDocuments'),
    autoGenerateArrayKeys: isSet('autoGenerateArrayKeys'),
  }
}

function readFlag(value: unknown, name: string): boolean {
  if (value === undefined || value === null) return false
  if (typeof value !== 'boolean') throw badRequest(`"${name}" must be true or false`)
  return value
}

function readTransactionId(value: unknown): string | undefined {
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
      checkLength(targeted)
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

function encodeResult({ transactionId, results }: MutateResult, asked: Record<Flag, boolean>) {
  return {
    transactionId,
    results: results.map(({ id, operation, document }) => ({
      ...(asked.returnIds && { id }),
      ...(asked.returnDocuments && { document }),
      operation,
    })),
  }
}

/** Earlier versions of the API know neither releases nor versions of documents. */
const FIRST_VERSION_WITH_RELEASES = '2025-02-19'
const OF_RELEASES = /^sanity\.action\.(release|document\.version)\./

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
