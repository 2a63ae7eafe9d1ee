import { setTimeout as delay } from 'node:timers/promises'

const MAX_AT_ONCE = 100
const INTERVAL_MS = 500

/** Resolves to the result of a look that begins after the call. Calls before it begins share it, and looks run one at a time. */
export function shareLooks<T>(look: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null
  let freeAt = Number.NEGATIVE_INFINITY

  return () => {
    next ??= begin()
    return next
  }

  async function begin(): Promise<T> {
    await Promise.allSettled([running])
    const pause = takeTurn() - performance.now()
    if (pause > 0) await delay(pause, undefined, { ref: false })
    next = null
    running = look()
    return running
  }

  /** When it comes. Unused turns add up to MAX_AT_ONCE. */
  function takeTurn(): number {
    const turn = Math.max(freeAt, performance.now() - (MAX_AT_ONCE - 1) * INTERVAL_MS)
    freeAt = turn + INTERVAL_MS
    return turn
  }
}
