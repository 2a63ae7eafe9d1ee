import { randomUUID } from 'node:crypto'
import { HttpError } from '../http/errors.ts'
import { type Channel, eventStream, refusedStream } from '../http/event-stream.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { isPublicId } from '../ids.ts'
import type { DocumentChange, Lake, LakeDocument, Store, Transaction } from '../types.ts'
import { requireIdentity, visibility } from './access.ts'
import { readParams } from './query.ts'

/** Listeners of earlier versions have the events of drafts without asking for them. */
const FIRST_VERSION_WITHOUT_DRAFTS = '2025-02-19'

type ListenOptions = ReturnType<typeof readOptions>

type Match = { change: DocumentChange; transition: 'update' | 'appear' | 'disappear' }

/**
 * data/listen: after `welcome`, a `mutation` for every change that matches before or after it; with enableResume, missed events follow. data/live/events: after
 * `welcome`, a `message` with the sync tags of each change; drafts count only with includeDrafts and a token.
 */
export function listenRoutes(lake: Lake, recent: RecentTransactions): Route[] {
  const listen = async (request: HttpRequest) => {
    const options = readOptions(request)
    const { query, identity, signal } = request
    const filtering = lake.queries.compileFilter(query.get('query') ?? '', readParams(query), identity?.id ?? '')
    const filter = await filtering.catch(refusalIn)
    if (filter instanceof HttpError) return refusedStream(signal, { message: filter.message, ...filter.body })
    return eventStream(signal, channel => {
      // Asked again for each event: a dataset may become private meanwhile.
      const isVisible = (id: string) => isIncluded(id, options) && visibility(request, lake.config)(id)
      const matches = (document: LakeDocument | null) =>
        document !== null && isVisible(document._id) && filter(document)
      const deliver = (transaction: Transaction) => sendMatches(channel, transaction, matches, options)
      greet(channel, request, recent, deliver)
      return lake.store.subscribe(deliver)
    })
  }
  const live = (request: HttpRequest) => {
    const includeDrafts = request.query.get('includeDrafts') === 'true'
    if (includeDrafts) requireIdentity(request)
    return eventStream(request.signal, channel => {
      const deliver = (transaction: Transaction) => {
        const isReadable = visibility(request, lake.config)
        const isCounted = (id: string) => isReadable(id) && (includeDrafts || isPublicId(id))
        const tags = changedTags(lake, transaction, isCounted)
        if (tags.length > 0) channel.send({ event: 'message', id: transaction.id, data: { tags } })
      }
      const lastEventId = request.headers['last-event-id']
      const missed = typeof lastEventId === 'string' ? recent.after(lastEventId) : []
      channel.send({ event: 'welcome', id: missed?.length ? undefined : recent.position, data: {} })
      if (!missed) channel.send({ event: 'restart', id: recent.position, data: {} })
      for (const transaction of missed ?? []) deliver(transaction)
      return lake.store.subscribe(deliver)
    })
  }
  return routesBelow('/v:version/data', [
    ['GET', '/listen/:dataset', listen],
    ['GET', '/live/events/:dataset', live],
  ])
}

function readOptions({ query, params: { version = '' } }: HttpRequest) {
  const flag = (name: string) => query.get(name) === 'true'
  return {
    includeResult: flag('includeResult'),
    includeMutations: query.get('includeMutations') !== 'false',
    includePreviousRevision: flag('includePreviousRevision'),
    includeAllVersions: flag('includeAllVersions'),
    includeDrafts: version < FIRST_VERSION_WITHOUT_DRAFTS || flag('includeAllVersions'),
    includeEffects: query.get('effectFormat') === 'mendoza',
  }
}

function refusalIn(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  throw error
}

function isIncluded(id: string, { includeDrafts, includeAllVersions }: ListenOptions): boolean {
  return (includeDrafts || !id.startsWith('drafts.')) && (includeAllVersions || !id.startsWith('versions.'))
}

function greet(
  channel: Channel,
  request: HttpRequest,
  recent: RecentTransactions,
  deliver: (transaction: Transaction) => void,
) {
  const lastEventId = request.headers['last-event-id']
  const isResuming = request.query.get('enableResume') === 'true' && typeof lastEventId === 'string'
  const missed = isResuming ? recent.after(lastEventId) : null
  const event = !isResuming ? 'welcome' : missed ? 'welcomeback' : 'reset'
  channel.send({ event, id: missed ? undefined : recent.position, data: { listenerName: crypto.randomUUID() } })
  for (const transaction of missed ?? []) deliver(transaction)
}

function sendMatches(
  channel: Channel,
  transaction: Transaction,
  matches: (document: LakeDocument | null) => boolean,
  options: ListenOptions,
) {
  const found = transaction.changes.flatMap((change): Match[] => {
    const [before, after] = [matches(change.before), matches(change.after)]
    if (!before && !after) return []
    return [{ change, transition: before && after ? 'update' : after ? 'appear' : 'disappear' }]
  })
  for (const [index, match] of found.entries()) {
    // The id is a position to resume from, so only the last event of a transaction has one.
    const id = index === found.length - 1 ? transaction.id : undefined
    const data = {
      ...mutationEvent(transaction, match, options),
      transactionTotalEvents: found.length,
      transactionCurrentEvent: index,
    }
    channel.send({ event: 'mutation', id, data })
  }
}

function mutationEvent(transaction: Transaction, { change, transition }: Match, options: ListenOptions) {
  return {
    eventId: `${transaction.id}#${change.id}`,
    documentId: change.id,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    // Queries see a commit before its event is sent, whichever visibility the writer asked for.
    visibility: 'query',
    previousRev: change.before?._rev,
    resultRev: transaction.id,
    timestamp: transaction.timestamp,
    messageDispatchedAt: new Date().toISOString(),
    ...(options.includeMutations && { mutations: change.mutations }),
    ...(options.includeEffects && { effects: change.effects }),
    ...(options.includeResult && change.after && { result: change.after }),
    ...(options.includePreviousRevision && { previous: change.before }),
  }
}

function changedTags(lake: Lake, { changes }: Transaction, isCounted: (id: string) => boolean): string[] {
  const documents = changes.flatMap(({ before, after }) => [before, after])
  const tags = documents.flatMap(each => (each && isCounted(each._id) ? lake.queries.syncTagsOf(each) : []))
  return [...new Set(tags)]
}

const MAX_TRANSACTIONS = 200
const MAX_CHANGES = 2_000

export type RecentTransactions = ReturnType<typeof rememberTransactions>

/** Keeps the last transactions in memory, so that a listener that lost its connection can catch up. */
export function rememberTransactions(store: Store) {
  let transactions: Transaction[] = []
  let changes = 0
  // Begins as the last one on disk: after a restart the Studio resumes, instead of reloading while somebody types.
  let start: string = store.lastTransactionId ?? randomUUID()
  store.subscribe(transaction => {
    transactions.push(transaction)
    changes += transaction.changes.length
    while (transactions.length > MAX_TRANSACTIONS || changes > MAX_CHANGES) {
      const [oldest, ...rest] = transactions
      if (!oldest) break
      transactions = rest
      changes -= oldest.changes.length
      start = oldest.id
    }
  })
  return {
    /** The position of a listener that connects now, which it can give to `after` later. */
    get position() {
      return transactions.at(-1)?.id ?? start
    },
    after(position: string): Transaction[] | null {
      if (position === start) return transactions
      const index = transactions.findIndex(transaction => transaction.id === position)
      return index < 0 ? null : transactions.slice(index + 1)
    },
  }
}
