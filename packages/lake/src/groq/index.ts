import { toJS } from 'groq-js'
import type { DocumentIndex, QueryAnswer, QueryRequest } from '../types.ts'
import {
  createFilter,
  type EvaluationContext,
  evaluateAsynchronously,
  evaluateQuery,
  isAsynchronous,
} from './evaluation.ts'
import { createParse, toQueryError } from './parse.ts'
import { createRows } from './rows.ts'
import { createSourceMap, emptySourceMap } from './source-map.ts'
import { createSyncTags } from './sync-tags.ts'
import type { SyntaxNode } from './tree.ts'
import { isObject } from './values.ts'
import { createView } from './view.ts'

const VISITOR_RESULT_BYTES = 5_000_000
const STAFF_RESULT_BYTES = 100_000_000
const MAX_RESULT_DEPTH = 200

type EngineOptions = {
  projectId: string
  dataset: string
  clock?: () => Date
}

export type QueryEngine = ReturnType<typeof createQueryEngine>

/** Throws HttpError 400 `queryParseError` (with start and end) or `queryError`. Sets no limit to the time of a query. */
export function createQueryEngine(index: DocumentIndex, options: EngineOptions) {
  const { projectId, dataset, clock = () => new Date() } = options
  const parse = createParse()
  const rows = createRows(index)
  const tags = createSyncTags(dataset)

  const contextFor = (
    request: Pick<QueryRequest, 'perspective' | 'canReadDrafts' | 'isHidden' | 'groups' | 'identity'>,
  ): EvaluationContext => ({
    view: createView(index, request.perspective, request),
    rows,
    dependencies: tags.collect(),
    identity: request.identity,
    clock,
    sanity: { projectId, dataset },
  })

  const answerWith = (data: unknown, tree: SyntaxNode, context: EvaluationContext, request: QueryRequest) => {
    const { isPlain } = checkResult(data, request.canReadDrafts)
    const result = isPlain ? data : toJS({ data })
    const syncTags = context.dependencies.syncTags()
    if (!request.resultSourceMap) return { result, syncTags }
    if (isAsynchronous(tree)) return { result, syncTags, resultSourceMap: emptySourceMap() }
    const usesKeys = request.resultSourceMap === 'withKeyArraySelector'
    const ownContext = { ...context, dependencies: tags.collect() }
    return { result, syncTags, resultSourceMap: createSourceMap(tree, result, ownContext, usesKeys) }
  }

  return {
    syncTagsOf: tags.syncTagsOf,
    parse: (query: string, params: Record<string, unknown>) => withQueryErrors(query, () => parse(query, params)),
    /** A promise only for a query that groq-js evaluates asynchronously. */
    run: (request: QueryRequest) =>
      withQueryErrors(request.query, (): QueryAnswer | Promise<QueryAnswer> => {
        const tree = parse(request.query, request.params)
        const context = contextFor(request)
        if (!isAsynchronous(tree)) return answerWith(evaluateQuery(tree, context), tree, context, request)
        return evaluateAsynchronously(tree, context).then(
          result => withQueryErrors(request.query, () => answerWith(result, tree, context, request)),
          error => Promise.reject(toQueryError(error, request.query)),
        )
      }),
    createFilter: (tree: SyntaxNode, query: string, identity: string) =>
      withQueryErrors(query, () =>
        createFilter(tree, contextFor({ perspective: 'raw', canReadDrafts: identity !== '', identity })),
      ),
  }
}

function withQueryErrors<Result>(query: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw toQueryError(error, query)
  }
}

/** Throws when a result is too long as JSON, or too deep. A plain result has no dates and paths of groq-js. */
function checkResult(result: unknown, hasToken: boolean): { isPlain: boolean } {
  const maxBytes = hasToken ? STAFF_RESULT_BYTES : VISITOR_RESULT_BYTES
  let bytes = 0
  let isPlain = true
  const add = (more: number) => {
    bytes += more
    if (bytes > maxBytes) throw new Error(`The result is larger than ${maxBytes} bytes: ask for less at a time`)
  }
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_RESULT_DEPTH) throw new Error(`The result is nested more than ${MAX_RESULT_DEPTH} levels deep`)
    if (typeof value === 'string') return add(value.length + 2)
    if (typeof value !== 'object' || value === null) return add(String(value).length + 2)
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1)
    else if (isObject(value))
      for (const name of Object.keys(value)) {
        add(name.length + 4)
        visit(value[name], depth + 1)
      }
    else isPlain = false
    add(2)
  }
  visit(result, 0)
  return { isPlain }
}
