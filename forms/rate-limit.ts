export type RateLimit = {
  /** Counts one more event and returns the number within the window, this one included. */
  count: (key: string, now: number) => number
}

/** Beyond this the least recently used keys are forgotten. */
const MAX_KEYS = 10_000
const MAX_COUNT = 30_000

/** A sliding window per key, in memory. */
export function createRateLimit(windowMs: number): RateLimit {
  const times = new Map<string, number[]>()
  return {
    count: (key, now) => {
      const recent = times.get(key) ?? []
      while (recent[0] !== undefined && (recent[0] <= now - windowMs || recent.length >= MAX_COUNT)) recent.shift()
      recent.push(now)
      // Deleted first, so that the map is in order of use.
      times.delete(key)
      times.set(key, recent)
      const oldest = times.keys().next().value
      if (times.size > MAX_KEYS && oldest !== undefined) times.delete(oldest)
      return recent.length
    },
  }
}
