import { httpErrorOf } from '../http/http-error.fixture.ts'
import { MemoryIndex } from '../store/memory-index.ts'
import type { DocumentFilter, LakeDocument, QueryRequest } from '../types.ts'
import { createQueryEngine, type QueryEngine } from './index.ts'

type Fields = { _id: string; _type: string; [field: string]: unknown }

export function toDocument(fields: Fields): LakeDocument {
  const time = '2024-01-01T00:00:00.000Z'
  return { _rev: 'revision', _createdAt: time, _updatedAt: time, ...fields }
}

export function openEngine(documents: Fields[]) {
  const index = new MemoryIndex()
  const write = (...changed: Fields[]) =>
    index.apply(changed.map(fields => ({ before: index.get(fields._id) ?? null, after: toDocument(fields) })))
  write(...documents)
  const clock = () => new Date('2025-06-01T12:00:00Z')
  return { engine: createQueryEngine(index, { projectId: 'local0001', dataset: 'production', clock }), index, write }
}

/** An editor's request for published documents, unless `options` says otherwise. */
export function toRequest(query: string, options: Partial<QueryRequest> = {}): QueryRequest {
  return {
    query,
    params: {},
    perspective: 'published',
    identity: 'editor',
    canReadDrafts: true,
    resultSourceMap: false,
    ...options,
  }
}

export async function resultOf(engine: QueryEngine, query: string, options?: Partial<QueryRequest>): Promise<unknown> {
  return (await engine.run(toRequest(query, options))).result
}

/** A listener's filter, which throws HttpError when the query cannot be one. `identity` is empty for a visitor. */
export function filterOf(engine: QueryEngine, query: string, params = {}, identity = 'editor'): DocumentFilter {
  return engine.createFilter(engine.parse(query, params), query, identity)
}

export function refusalOf(engine: QueryEngine, query: string, options?: Partial<QueryRequest>) {
  return httpErrorOf(() => engine.run(toRequest(query, options)))
}
