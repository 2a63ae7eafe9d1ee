import { setTimeout as delay } from 'node:timers/promises'

/** Visitors wait this long for a page to be rendered again. */
const PATIENCE_MS = 2_000
/** After a page that failed or took longer, nobody waits for any page for this long. */
const PAUSE_MS = 5_000

type Options = {
  /** Has a page rendered again; resolves to false if that fails. */
  render: (path: string) => Promise<boolean>
  patienceMs?: number
  pauseMs?: number
  now?: () => number
}

/**
 * Returns a function that has the page at a path rendered again and waits for it: true if it is rendered. Requests for the same page
 * share one rendering, which goes on after all have stopped waiting.
 */
export function createRenewals({
  render,
  patienceMs = PATIENCE_MS,
  pauseMs = PAUSE_MS,
  now = Date.now,
}: Options): (path: string) => Promise<boolean> {
  const running = new Map<string, Promise<boolean>>()
  let nobodyWaitsUntil = Number.NEGATIVE_INFINITY

  return async path => {
    const renewal = running.get(path) ?? start(path)
    if (now() < nobodyWaitsUntil) return false
    const isRendered = await Promise.race([renewal, delay(patienceMs, false, { ref: false })])
    if (!isRendered) nobodyWaitsUntil = now() + pauseMs
    return isRendered
  }

  function start(path: string): Promise<boolean> {
    const renewal = render(path).finally(() => running.delete(path))
    running.set(path, renewal)
    return renewal
  }
}
