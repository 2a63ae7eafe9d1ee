/** Runs in a thread: answers one question at a time about the documents that the main thread writes. */
import { createContext, Script } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
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

/** The reply may be `unfinished` after `giveUpAfterMs`, or after MS_PER_DOCUMENT for each document. */
export type Ask = { question: Question; giveUpAfterMs: number | null }

/** `json` is the answer in UTF-8: bytes change threads without a copy, and a response is sent as bytes anyway. */
export type Reply =
  | { json: Uint8Array<ArrayBuffer> }
  | { tree: SyntaxNode }
  | { status: number; body: Record<string, unknown>; message: string }
  | 'unfinished'

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
    if (giveUpAfterMs !== null)
      return withTimeLimit(limitFor(giveUpAfterMs), () => answerAtOnce(question)) ?? 'unfinished'
    return answerAtOnce(question) ?? { json: toJson('run' in question ? await engine.run(question.run) : null) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { status, body, message } = error
    return { status, body, message }
  }
}

function limitFor(giveUpAfterMs: number): number {
  const forDocuments = Math.min(reader.index.size * MS_PER_DOCUMENT, MAX_MS_FOR_DOCUMENTS)
  return Math.max(giveUpAfterMs, Math.round(forDocuments))
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

const script = new Script('act()')
const context: { act: () => unknown } = { act: () => undefined }
createContext(context)

/**
 * Null after the limit. V8 terminates even a loop, a regular expression or a recursion, without `finally`: `act` may only write to data that is discarded with
 * it, or to caches with a single assignment.
 */
function withTimeLimit(limitMs: number, act: () => Reply | null): Reply | null {
  context.act = act
  try {
    return script.runInContext(context, { timeout: limitMs })
  } catch (error) {
    if (isTimeout(error)) return null
    throw error
  }
}

/** The error comes from another realm, where `instanceof Error` is false. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
