import { setTimeout as delay } from 'node:timers/promises'

/** So many looks follow one another at once; after them, one per interval. */
const MAX_AT_ONCE = 100
const INTERVAL_MS = 500

type Options = {
  now?: () => number
  wait?: (milliseconds: number) => Promise<unknown>
}

/**
 * Returns a function that resolves to what `look` finds when it begins after the call. Everybody who calls before a look begins shares
 * it, and one look runs at a time, so that any number of callers costs a bounded number of looks, and no caller uses up those of another.
 */
export function shareLooks<T>(
  look: () => Promise<T>,
  { now = () => performance.now(), wait = waitFor }: Options = {},
): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null
  let freeAt = Number.NEGATIVE_INFINITY

  return () => {
    next ??= begin()
    return next
  }

  async function begin(): Promise<T> {
    await Promise.allSettled([running])
    await wait(takeTurn())
    next = null
    running = look()
    return running
  }

  /** Milliseconds until the next look may begin. What was not used for a while is left for later, up to MAX_AT_ONCE. */
  function takeTurn(): number {
    const turn = Math.max(freeAt, now() - (MAX_AT_ONCE - 1) * INTERVAL_MS)
    freeAt = turn + INTERVAL_MS
    return Math.max(0, turn - now())
  }
}

async function waitFor(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await delay(milliseconds, undefined, { ref: false })
}
