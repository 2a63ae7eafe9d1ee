import { badRequest } from '../../http/errors.ts'
import { json } from '../../http/response.ts'
import type { HttpRequest, Route } from '../../http/types.ts'
import { type DatedEvent, eventsOf, idsOfEvents } from '../history-events.ts'
import { documentAt, type Moment } from '../revisions.ts'
import type { HistoryEntry, HistoryQuery, Lake } from '../types.ts'
import { requireDataset, requireIdentity } from './access.ts'
import { readIds } from './documents.ts'
import { ndjson } from './ndjson.ts'

const DEFAULT_TRANSACTIONS = 50
const DEFAULT_EVENTS = 100
const MAX_LIMIT = 1_000

/** The history endpoints: events for people, transactions with their effects, and documents as they once were. */
export function historyRoutes(lake: Lake): Route[] {
  const { store, config } = lake
  return [
    {
      method: 'GET',
      path: '/v:version/data/history/:dataset/events/documents/:id',
      handle(request) {
        requireIdentity(request)
        requireDataset(request, config)
        const { id = '' } = request.params
        const limit = readLimit(request, DEFAULT_EVENTS)
        const { publishedId, versionId } = idsOfEvents(id)
        const entries = store.history({ documentIds: [publishedId, versionId], reverse: true })
        const events = eventsOf(id, entries, store.index.get(versionId) !== undefined)
        const page = pageOf(events, request.query.get('nextCursor') ?? '', limit)
        return json({ events: { [id]: page.events.map(({ event }) => event) }, nextCursor: page.nextCursor })
      },
    },
    {
      method: 'GET',
      path: '/v:version/data/history/:dataset/transactions/:ids',
      handle(request) {
        requireIdentity(request)
        requireDataset(request, config)
        const query = readHistoryQuery(request)
        return ndjson(store.history(query).map(entry => encodeEntry(entry, query.documentIds, request.query)))
      },
    },
    {
      method: 'GET',
      path: '/v:version/data/history/:dataset/documents/:ids',
      handle(request) {
        requireIdentity(request)
        requireDataset(request, config)
        const moment = readMoment(request.query)
        return json({ documents: readIds(request).flatMap(id => documentAt(store, id, moment) ?? []) })
      },
    },
  ]
}

/** The events after the cursor's. A cursor that is no longer known yields an empty last page. */
function pageOf(events: DatedEvent[], cursor: string, limit: number): { events: DatedEvent[]; nextCursor: string } {
  const position = cursor ? events.findIndex(({ transactionId }) => transactionId === cursor) : -1
  const rest = cursor && position < 0 ? [] : events.slice(position + 1)
  const page = rest.slice(0, limit)
  return { events: page, nextCursor: rest.length > limit ? (page.at(-1)?.transactionId ?? '') : '' }
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
  return {
    id,
    timestamp,
    author,
    documentIDs,
    ...(query.get('excludeMutations') !== 'true' && { mutations }),
    ...(query.get('effectFormat') === 'mendoza' && {
      effects: Object.fromEntries(documentIDs.map(documentId => [documentId, effects[documentId]])),
    }),
  }
}
