import { queryError, toQueryError } from '../groq/errors.ts'
import { createQueryEngine } from '../groq/index.ts'
import { HttpError } from '../http/errors.ts'
import type { DocumentIndex, LakeConfig, Limits, Queries } from '../types.ts'
import { createThread } from './thread.ts'
import type { Question } from './worker.ts'

const LIMITS = { cutOffMs: 3_000, quickMs: 250, heapMb: 1_024 }

/** Outside the main thread. What takes long moves to a second thread, which is ended and replaced at the cut-off. */
export function openQueries(
  file: string,
  index: DocumentIndex,
  { projectId, dataset }: Pick<LakeConfig, 'projectId' | 'dataset'>,
  limits: Partial<Limits> = {},
): Queries {
  const { cutOffMs, quickMs, heapMb } = { ...LIMITS, ...limits }
  const engine = createQueryEngine(index, { projectId, dataset })
  const data = { file, projectId, dataset }
  const quick = createThread(data, heapMb)
  const slow = createThread(data, heapMb)

  const askSlow = async (question: Question) => {
    // Loading the documents does not count.
    await slow.start()
    const due = AbortSignal.timeout(cutOffMs)
    return slow.ask({ question, giveUpAfterMs: null }, () => due)
  }

  const answer = async (question: Question, query: string) => {
    try {
      const first = await quick.ask({ question, giveUpAfterMs: quickMs }, () => AbortSignal.timeout(cutOffMs))
      const reply = first === 'unfinished' ? await askSlow(question) : first
      if (typeof reply === 'object' && 'status' in reply) throw new HttpError(reply.status, reply.body, reply.message)
      return reply
    } catch (error) {
      throw refusalOf(error, query)
    }
  }

  return {
    syncTagsOf: engine.syncTagsOf,
    async run(request) {
      const reply = await answer({ run: request }, request.query)
      if (typeof reply === 'object' && 'json' in reply) return reply.json
      throw new TypeError('A thread answered something other than JSON')
    },
    async compileFilter(query, params, identity) {
      const reply = await answer({ parse: { query, params } }, query)
      if (typeof reply === 'object' && 'tree' in reply) return engine.createFilter(reply.tree, query, identity)
      throw new TypeError('A thread answered something other than a syntax tree')
    },
    async close() {
      await Promise.all([quick.close(), slow.close()])
    },
  }
}

/** The 400 for a query that was cut off. Any other error is the lake's own. */
function refusalOf(error: unknown, query: string): unknown {
  if (error instanceof RangeError) return toQueryError(error, query)
  if (!(error instanceof Error)) return error
  if (error.name === 'TimeoutError') {
    return queryError('The query takes longer than it may: ask for less at a time', query)
  }
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isOutOfMemory ? queryError('The query needs more memory than it may: ask for less at a time', query) : error
}
