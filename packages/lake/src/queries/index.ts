import { once } from 'node:events'
import { extname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createQueryEngine } from '../groq/index.ts'
import { queryError, toQueryError } from '../groq/parse.ts'
import { HttpError } from '../http/errors.ts'
import type { DocumentIndex, LakeConfig, Limits, Queries } from '../types.ts'
import type { Ask, Question, Reply, WorkerData } from './worker.ts'

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

/** Then a thread that is still working is ended. */
const CLOSING_MS = 1_000

/** A thread that answers one question after another. It starts when it is first needed, and again after it died. */
function createThread(workerData: WorkerData, heapMb: number) {
  let running: ReturnType<typeof connect> | null = null
  let isClosed = false
  let lastTurn: Promise<unknown> = Promise.resolve()

  const start = () => {
    if (isClosed) throw new Error('The lake is closed')
    running ??= connect(workerData, heapMb, () => {
      running = null
    })
    return running
  }

  const exchange = async (ask: Ask, due: () => AbortSignal): Promise<Reply> => {
    const connection = await start()
    const signal = due()
    signal.throwIfAborted()
    const end = () => void connection.end()
    signal.addEventListener('abort', end)
    try {
      return await connection.exchange(ask)
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      signal.removeEventListener('abort', end)
    }
  }

  return {
    /** Resolves when the documents are loaded. */
    start: async () => start(),
    /** Rejects when the signal that `due` returns is aborted, which ends the thread. It is called when the turn of this question has come. */
    ask(ask: Ask, due: () => AbortSignal): Promise<Reply> {
      const turn = lastTurn.then(() => exchange(ask, due))
      lastTurn = turn.then(
        () => {},
        () => {},
      )
      return turn
    },
    async close() {
      isClosed = true
      const connection = await running?.catch(() => null)
      await connection?.close()
    },
  }
}

async function connect(workerData: WorkerData, heapMb: number, onExit: () => void) {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb }
  // TypeScript in the repository, JavaScript in the package.
  const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url)
  const worker = new Worker(file, { workerData, resourceLimits })
  let expected = Promise.withResolvers<Reply>()
  worker.on('message', reply => expected.resolve(reply))
  worker.on('error', error => expected.reject(error))
  worker.on('exit', () => {
    onExit()
    expected.reject(new Error('The thread that evaluates queries ended'))
  })
  await expected.promise
  return {
    /** Lets the thread close its database and end. */
    async close() {
      const waiting = new AbortController()
      const { signal } = waiting
      const isOver = once(worker, 'exit', { signal }).catch(() => {})
      const isLate = delay(CLOSING_MS, null, { signal }).then(
        () => worker.terminate(),
        () => {},
      )
      worker.postMessage('close')
      await Promise.race([isOver, isLate])
      waiting.abort()
    },
    /** Ends the thread in the middle of its work. */
    end: () => worker.terminate(),
    exchange(ask: Ask): Promise<Reply> {
      expected = Promise.withResolvers()
      worker.postMessage(ask)
      return expected.promise
    },
  }
}
