import { setTimeout as delay } from 'node:timers/promises'

/** Nobody waits for any page for this long after one that failed or took longer. */
export const PAUSE_MS = 5_000

/** Requests for a page share one rendering, which goes on after all have stopped waiting. */
export function createRenewals(render: (path: string) => Promise<boolean>) {
  const running = new Map<string, Promise<boolean>>()
  let nobodyWaitsUntil = Number.NEGATIVE_INFINITY

  return async (path: string, patience: number): Promise<boolean> => {
    const renewal = running.get(path) ?? start(path)
    if (Date.now() < nobodyWaitsUntil) return false
    const isRendered = await Promise.race([renewal, delay(patience, false, { ref: false })])
    if (!isRendered) nobodyWaitsUntil = Date.now() + PAUSE_MS
    return isRendered
  }

  function start(path: string): Promise<boolean> {
    const renewal = render(path).finally(() => running.delete(path))
    running.set(path, renewal)
    return renewal
  }
}
