/** Runs in a thread: answers one question at a time about the documents that the main thread writes. */
import { parentPort, workerData } from 'node:worker_threads'
import { HttpError } from '../../http/errors.ts'
import { isAsynchronous } from '../groq/evaluation.ts'
import { createQueryEngine } from '../groq/index.ts'
import type { SyntaxNode } from '../groq/tree.ts'
import { openReader } from '../store/reader.ts'
import type { QueryRequest } from '../types.ts'
import { TimeLimitError, withTimeLimit } from './time-limit.ts'

export type WorkerData = { file: string; projectId: string; dataset: string }

export type Question = { run: QueryRequest } | { parse: Pick<QueryRequest, 'query' | 'params'> }

/** With `giveUpAfterMs`, the reply may be `unfinished`. */
export type Ask = { question: Question; giveUpAfterMs: number | null }

export type Reply =
  | { json: string }
  | { tree: SyntaxNode }
  | { status: number; body: Record<string, unknown>; message: string }
  | 'unfinished'

const { file, projectId, dataset }: WorkerData = workerData
const reader = openReader(file)
const engine = createQueryEngine(reader.index, { projectId, dataset })

parentPort?.on('message', async (ask: Ask) => parentPort?.postMessage(await reply(ask)))
parentPort?.postMessage('ready')

async function reply({ question, giveUpAfterMs }: Ask): Promise<Reply> {
  reader.refresh()
  try {
    if (giveUpAfterMs === null) return await answer(question)
    return withTimeLimit(giveUpAfterMs, () => answerAtOnce(question) ?? 'unfinished')
  } catch (error) {
    if (error instanceof TimeLimitError) return 'unfinished'
    if (!(error instanceof HttpError)) throw error
    const { status, body, message } = error
    return { status, body, message }
  }
}

async function answer(question: Question): Promise<Reply> {
  return answerAtOnce(question) ?? { json: JSON.stringify('run' in question ? await engine.run(question.run) : null) }
}

/** Null for a query that groq-js evaluates asynchronously, which cannot be interrupted. */
function answerAtOnce(question: Question): Reply | null {
  const { query, params } = 'run' in question ? question.run : question.parse
  const tree = engine.parse(query, params)
  if (!('run' in question)) return { tree }
  return isAsynchronous(tree) ? null : { json: JSON.stringify(engine.run(question.run)) }
}
