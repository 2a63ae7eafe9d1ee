/** Runs in a thread: answers one question at a time about the documents that the main thread writes. */
import { createContext, Script } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { isAsynchronous } from '../groq/evaluation.ts'
import { createQueryEngine } from '../groq/index.ts'
import type { SyntaxNode } from '../groq/tree.ts'
import { HttpError } from '../http/errors.ts'
import { openReader } from '../store/memory-index.ts'
import type { QueryRequest } from '../types.ts'

export type WorkerData = { file: string; projectId: string; dataset: string }

export type Question = { run: QueryRequest } | { parse: Pick<QueryRequest, 'query' | 'params'> }

/** The second thread holds a copy of every document, so with many documents a query has longer before it moves there. */
const MS_PER_DOCUMENT = 0.025
const MAX_MS_FOR_DOCUMENTS = 2_500

/** The reply may be `unfinished` after `giveUpAfterMs`, or after MS_PER_DOCUMENT for each document. A question that was quick before has no limit. */
export type Ask = { question: Question; giveUpAfterMs: number | null }

/** `json` is the answer in UTF-8: bytes change threads without a copy, and a response is sent as bytes anyway. */
export type Reply =
  | { json: Uint8Array<ArrayBuffer> }
  | { tree: SyntaxNode }
  | { status: number; body: Record<string, unknown>; message: string }
  | 'unfinished'

const QUICK_MS = 20
const MAX_QUICK_QUESTIONS = 500
const MAX_KEY_CHARACTERS = 20_000

/** Questions that were answered quickly when they were last asked: to watch the time of one takes 0.5 ms, half of its whole time. */
const quickQuestions = new LRUCache<string, true>({ max: MAX_QUICK_QUESTIONS })

const { file, projectId, dataset }: WorkerData = workerData
const reader = openReader(file)
const engine = createQueryEngine(reader.index, { projectId, dataset })

parentPort?.on('message', async (ask: Ask | 'close') => {
  if (ask !== 'close') {
    const answer = await reply(ask)
    return parentPort?.postMessage(answer, typeof answer === 'object' && 'json' in answer ? [answer.json.buffer] : [])
  }
  reader.close()
  parentPort?.close()
})
parentPort?.postMessage('ready')

async function reply({ question, giveUpAfterMs }: Ask): Promise<Reply> {
  reader.refresh()
  try {
    return giveUpAfterMs === null ? await answer(question) : answerQuickly(question, giveUpAfterMs)
  } catch (error) {
    if (error instanceof TimeLimitError) return 'unfinished'
    if (!(error instanceof HttpError)) throw error
    const { status, body, message } = error
    return { status, body, message }
  }
}

function answerQuickly(question: Question, giveUpAfterMs: number): Reply {
  const key = JSON.stringify(question)
  const act = () => answerAtOnce(question) ?? 'unfinished'
  const start = performance.now()
  const reply = quickQuestions.delete(key) ? act() : withTimeLimit(limitFor(giveUpAfterMs), act)
  const isQuick = reply !== 'unfinished' && performance.now() - start <= QUICK_MS
  if (isQuick && key.length <= MAX_KEY_CHARACTERS) quickQuestions.set(key, true)
  return reply
}

function limitFor(giveUpAfterMs: number): number {
  const forDocuments = Math.min(reader.index.size * MS_PER_DOCUMENT, MAX_MS_FOR_DOCUMENTS)
  return Math.max(giveUpAfterMs, Math.round(forDocuments))
}

async function answer(question: Question): Promise<Reply> {
  return answerAtOnce(question) ?? { json: toJson('run' in question ? await engine.run(question.run) : null) }
}

/** Null for a query that groq-js evaluates asynchronously, which cannot be interrupted. */
function answerAtOnce(question: Question): Reply | null {
  const { query, params } = 'run' in question ? question.run : question.parse
  const tree = engine.parse(query, params)
  if (!('run' in question)) return { tree }
  return isAsynchronous(tree) ? null : { json: toJson(engine.run(question.run)) }
}

function toJson(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value))
}

class TimeLimitError extends Error {
  constructor() {
    super('The evaluation takes longer than its time limit')
    this.name = 'TimeLimitError'
  }
}

const script = new Script('act()')
const context: { act: () => unknown } = { act: () => undefined }
createContext(context)

/**
 * V8 terminates even a loop, a regular expression or a recursion, without `finally`: `act` may only write to data that is discarded with it, or to caches with
 * a single assignment. Throws TimeLimitError.
 */
function withTimeLimit<Result>(limitMs: number, act: () => Result): Result {
  const outcome: { result?: { value: Result } } = {}
  context.act = () => {
    outcome.result = { value: act() }
  }
  try {
    script.runInContext(context, { timeout: limitMs })
  } catch (error) {
    throw isTimeout(error) ? new TimeLimitError() : error
  }
  if (!outcome.result) throw new TimeLimitError()
  return outcome.result.value
}

/** The error comes from another realm, where `instanceof Error` is false. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
