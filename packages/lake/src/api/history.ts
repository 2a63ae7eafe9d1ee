import { documentAt, eventsOf, eventsOfRelease, idsOfEvents, type Moment, versionAt } from '../history.ts'
import { badRequest } from '../http/errors.ts'
import { json, ndjson } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { releaseIdOf, versionPrefix } from '../ids.ts'
import type { HistoryEntry, HistoryQuery, Lake } from '../types.ts'
import { requirePermission } from './access.ts'
import { readIds } from './documents.ts'

const DEFAULT_TRANSACTIONS = 50
const DEFAULT_EVENTS = 100
const MAX_LIMIT = 1_000

/** The history endpoints: events for people, transactions with their effects, and documents as they once were. */
export function historyRoutes(lake: Lake): Route[] {
  const { store } = lake

  const documentEvents = (request: HttpRequest) => {
    const { id = '' } = request.params
    const { publishedId, versionId } = idsOfEvents(id)
    const entries = store.history({ documentIds: [publishedId, versionId], reverse: true })
    const events = eventsOf(id, entries, store.index.get(versionId) !== undefined)
    const page = pageOf(events, request)
    return json({ ...page, events: { [id]: page.events } })
  }
  const releaseEvents = (request: HttpRequest) => {
    const { name = '' } = request.params
    const documentIds = [releaseIdOf(name), ...store.idsInHistory(versionPrefix(name))]
    const typeOf = (id: string) => (store.index.get(id) ?? documentAt(store, id, 'last'))?._type
    return json(pageOf(eventsOfRelease(name, store.history({ documentIds, reverse: true }), typeOf), request))
  }
  const transactions = (request: HttpRequest) => {
    const query = readHistoryQuery(request)
    const authors = request.query.get('authors')?.split(',').filter(Boolean)
    const entries = entriesBy(authors, query, store)
    return ndjson(entries.map(entry => encodeEntry(entry, query.documentIds, request.query)))
  }
  const documents = (request: HttpRequest) => {
    const moment = readMoment(request.query)
    return json({ documents: readIds(request).flatMap(id => versionAt(store, id, moment) ?? []) })
  }

  return routesBelow(
    '/v:version/data/history/:dataset',
    [
      ['GET', '/events/documents/:id', documentEvents],
      ['GET', '/events/releases/:name', releaseEvents],
      ['GET', '/transactions/:ids', transactions],
      ['GET', '/documents/:ids', documents],
    ],
    request => requirePermission(request, 'history'),
  )
}

/** The events after the cursor's, with all of a transaction on one page. A cursor that is no longer known yields an empty last page. */
function pageOf(events: { transactionId: string; event: unknown }[], request: HttpRequest) {
  const cursor = request.query.get('nextCursor')
  const limit = readLimit(request, DEFAULT_EVENTS)
  const position = cursor ? events.findLastIndex(({ transactionId }) => transactionId === cursor) : -1
  const rest = cursor && position < 0 ? [] : events.slice(position + 1)
  const last = rest[Math.min(limit, rest.length) - 1]?.transactionId
  const page = rest.slice(0, rest.findLastIndex(({ transactionId }) => transactionId === last) + 1)
  return { events: page.map(({ event }) => event), nextCursor: rest.length > page.length ? (last ?? '') : '' }
}

/** The limit counts what is left of the wanted authors. */
function entriesBy(authors: string[] | undefined, query: HistoryQuery, store: Lake['store']): HistoryEntry[] {
  if (!authors) return store.history(query)
  const entries = store.history({ ...query, limit: undefined })
  return entries.filter(({ author }) => authors.includes(author)).slice(0, query.limit)
}

function readHistoryQuery(request: HttpRequest): HistoryQuery {
  const read = (name: string) => request.query.get(name) || undefined
  return {
    documentIds: readIds(request),
    limit: readLimit(request, DEFAULT_TRANSACTIONS),
    reverse: read('reverse') === 'true',
    fromTransaction: read('fromTransaction'),
    toTransaction: read('toTransaction'),
    fromTime: readTime(read('fromTime')),
    toTime: readTime(read('toTime')),
  }
}

function readLimit({ query }: HttpRequest, fallback: number): number {
  const limit = Number(query.get('limit') ?? fallback)
  if (!Number.isInteger(limit) || limit < 1) throw badRequest('"limit" must be a whole number from 1')
  return Math.min(limit, MAX_LIMIT)
}

/** ISO 8601 in UTC, the format in which the store compares times. */
function readTime(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw badRequest(`"${text}" is no date and time`)
  return time.toISOString()
}

function readMoment(query: URLSearchParams): Moment {
  if (query.get('lastRevision') === 'true') return 'last'
  const revision = query.get('revision')
  if (revision) return { revision }
  const time = readTime(query.get('time') ?? undefined)
  if (!time) throw badRequest('One of "revision", "time" and "lastRevision" is needed')
  return { time }
}

function encodeEntry(entry: HistoryEntry, identified: string[], query: URLSearchParams) {
  const isOnlyIdentified = query.get('includeIdentifiedDocumentsOnly') === 'true'
  const documentIDs = entry.documentIDs.filter(id => !isOnlyIdentified || identified.includes(id))
  const { id, timestamp, author, mutations, effects } = entry
  const isExcluded = ['excludeContent', 'excludeMutations'].some(name => query.get(name) === 'true')
  return {
    id,
    timestamp,
    author,
    documentIDs,
    ...(!isExcluded && { mutations }),
    ...(query.get('effectFormat') === 'mendoza' && {
      effects: Object.fromEntries(documentIDs.map(documentId => [documentId, effects[documentId]])),
    }),
  }
}
