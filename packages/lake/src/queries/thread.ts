import { once } from 'node:events'
import { extname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Ask, Reply, WorkerData } from './worker.ts'

/** Then a thread that is still working is ended. */
const CLOSING_MS = 1_000

/** A thread that answers one question after another. It starts when it is first needed, and again after it died. */
export function createThread(workerData: WorkerData, heapMb: number) {
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
