import type { DocumentIndex, QueryAnswer, QueryEngine, QueryRequest } from '../types.ts'
import { queryError, toQueryError } from './errors.ts'
import { type EvaluationContext, evaluateAsynchronously, evaluateQuery, isAsynchronous } from './evaluation.ts'
import { createFilter } from './filter.ts'
import { letOthersGo } from './let-others-go.ts'
import { type Limits, limitsFor } from './limits.ts'
import { createParse } from './parse.ts'
import { checkResultSize } from './result-size.ts'
import { createRows } from './rows.ts'
import { createSourceMap, emptySourceMap } from './source-map.ts'
import { createSyncTags } from './sync-tags.ts'
import { withTimeLimit } from './time-limit.ts'
import type { SyntaxNode } from './tree.ts'
import { withTries } from './tries.ts'
import { createView } from './view.ts'

export type EngineOptions = {
  projectId: string
  dataset: string
  clock?: () => Date
}

type Evaluated = { tree: SyntaxNode; context: EvaluationContext; result: unknown }

export function createQueryEngine(index: DocumentIndex, options: EngineOptions): QueryEngine {
  const { projectId, dataset, clock = () => new Date() } = options
  const parse = createParse()
  const rows = createRows(index)
  const tags = createSyncTags(dataset)

  const contextFor = (
    request: Pick<QueryRequest, 'perspective' | 'canReadDrafts' | 'identity'>,
  ): EvaluationContext => ({
    view: createView(index, request.perspective, request.canReadDrafts),
    rows,
    dependencies: tags.collect(),
    identity: request.identity,
    clock,
    sanity: { projectId, dataset },
  })

  const evaluate = (request: QueryRequest, limits: Limits): Evaluated => {
    const tree = parse(request.query, request.params)
    const context = contextFor(request)
    if (isAsynchronous(tree)) return { tree, context, result: null }
    const result = evaluateQuery(tree, context)
    checkResultSize(result, limits.resultBytes)
    return { tree, context, result }
  }

  const answer = async (request: QueryRequest): Promise<QueryAnswer> => {
    const limits = limitsFor(request.canReadDrafts)
    const evaluated = await withTries(limits, () => evaluate(request, limits))
    const { tree, context } = evaluated
    let { result } = evaluated
    if (isAsynchronous(tree)) {
      if (!request.canReadDrafts) throw queryError('diff:: cannot be cut off, so it needs a token', request.query)
      result = await evaluateAsynchronously(tree, context)
      checkResultSize(result, limits.resultBytes)
    }
    const syncTags = context.dependencies.syncTags()
    if (!request.resultSourceMap) return { result, syncTags }
    await letOthersGo()
    return { result, syncTags, resultSourceMap: sourceMapOf(request, { tree, context, result }, limits) }
  }

  /** A source map that takes too long is left empty, so that the result is still sent. */
  const sourceMapOf = (request: QueryRequest, { tree, context, result }: Evaluated, limits: Limits) => {
    const usesKeys = request.resultSourceMap === 'withKeyArraySelector'
    const ownContext = { ...context, dependencies: tags.collect() }
    try {
      return withTimeLimit(limits.timeMs, () => createSourceMap(tree, result, ownContext, usesKeys))
    } catch {
      return emptySourceMap()
    }
  }

  return {
    syncTagsOf: tags.syncTagsOf,
    async run(request) {
      try {
        return await answer(request)
      } catch (error) {
        throw toQueryError(error, request.query)
      }
    },
    async compileFilter(query, params, identity) {
      try {
        const canReadDrafts = identity !== ''
        const tree = await withTries(limitsFor(canReadDrafts), () => parse(query, params))
        return createFilter(tree, contextFor({ perspective: 'raw', canReadDrafts, identity }), !canReadDrafts)
      } catch (error) {
        throw toQueryError(error, query)
      }
    },
  }
}
