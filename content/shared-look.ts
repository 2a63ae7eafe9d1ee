import { setTimeout as delay } from 'node:timers/promises'

const MAX_AT_ONCE = 100
const INTERVAL_MS = 500

type Options = {
  now?: () => number
  wait?: (milliseconds: number) => Promise<unknown>
}

/** Resolves to the result of a look that begins after the call. Calls before it begins share it, and looks run one at a time. */
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

  /** In milliseconds. Unused turns add up to MAX_AT_ONCE. */
  function takeTurn(): number {
    const turn = Math.max(freeAt, now() - (MAX_AT_ONCE - 1) * INTERVAL_MS)
    freeAt = turn + INTERVAL_MS
    return Math.max(0, turn - now())
  }
}

async function waitFor(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await delay(milliseconds, undefined, { ref: false })
}
