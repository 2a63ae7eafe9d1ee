export type RateLimit = {
  /** Counts one more for this key and tells how many there were within the window, this one included. */
  count: (key: string, now: number) => number
}

/** More keys than this are not remembered: the oldest go first. */
const MAX_KEYS = 10_000
/** Counting stops here. */
const MAX_COUNT = 30_000

/** Counts per key in a sliding window, in memory. */
export function createRateLimit(windowMs: number): RateLimit {
  const times = new Map<string, number[]>()
  return {
    count: (key, now) => {
      const recent = times.get(key) ?? []
      while (recent[0] !== undefined && (recent[0] <= now - windowMs || recent.length >= MAX_COUNT)) recent.shift()
      recent.push(now)
      // Deleted first, so that the map's order is the order of use.
      times.delete(key)
      times.set(key, recent)
      const oldest = times.keys().next().value
      if (times.size > MAX_KEYS && oldest !== undefined) times.delete(oldest)
      return recent.length
    },
  }
}
