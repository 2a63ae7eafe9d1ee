import { Worker } from 'node:worker_threads'
import type { Ask, Reply, WorkerData } from './worker.ts'

/** A thread that answers one question after another. It starts when it is first needed, and again after it died. */
type Thread = {
  /** Resolves when the documents are loaded. */
  start(): Promise<unknown>
  /** Rejects when `due` is aborted, which ends the thread if it is working on this question. */
  ask(ask: Ask, due?: AbortSignal): Promise<Reply>
  close(): Promise<void>
}

export function createThread(workerData: WorkerData, heapMb: number): Thread {
  let running: Promise<Connection> | null = null
  let isClosed = false
  let lastTurn: Promise<unknown> = Promise.resolve()

  const start = () => {
    if (isClosed) throw new Error('The lake is closed')
    running ??= connect(workerData, heapMb, () => {
      running = null
    })
    return running
  }

  const exchange = async (ask: Ask, due?: AbortSignal): Promise<Reply> => {
    due?.throwIfAborted()
    const connection = await start()
    due?.throwIfAborted()
    const end = () => void connection.end()
    due?.addEventListener('abort', end)
    try {
      return await connection.exchange(ask)
    } catch (error) {
      due?.throwIfAborted()
      throw error
    } finally {
      due?.removeEventListener('abort', end)
    }
  }

  return {
    start: async () => start(),
    ask(ask, due) {
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
      await connection?.end()
    },
  }
}

type Connection = { exchange(ask: Ask): Promise<Reply>; end(): Promise<unknown> }

async function connect(workerData: WorkerData, heapMb: number, onExit: () => void): Promise<Connection> {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, resourceLimits })
  let expected = Promise.withResolvers<Reply>()
  worker.on('message', reply => expected.resolve(reply))
  worker.on('error', error => expected.reject(error))
  worker.on('exit', () => {
    onExit()
    expected.reject(new Error('The thread that evaluates queries ended'))
  })
  await expected.promise
  return {
    end: () => worker.terminate(),
    exchange(ask) {
      expected = Promise.withResolvers()
      worker.postMessage(ask)
      return expected.promise
    },
  }
}
