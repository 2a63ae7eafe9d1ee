import { log } from '../lib/process/log.ts'

export const HOUR_MS = 60 * 60_000

/** At once, and then again and again, also after failures. The log has `message` for the first of several in a row. Returns a function that ends it. */
export function repeat(work: () => Promise<unknown>, everyMs: number, message: string): () => void {
  let isWorking = false
  let isStuck = false
  let isStopped = false
  const run = async () => {
    if (isWorking) return
    isWorking = true
    try {
      await work()
      isStuck = false
    } catch (error) {
      if (!isStuck && !isStopped) log.error('outbox.stuck', { message }, error)
      isStuck = true
    } finally {
      isWorking = false
    }
  }
  void run()
  const timer = setInterval(run, everyMs).unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
