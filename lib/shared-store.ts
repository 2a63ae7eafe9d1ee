/** What the processes of the site agree on through Redis, if REDIS_URL names one. No function throws. */
export type SharedStore = {
  /** True for the first process that claims the name within `ms`; null while Redis is lost. */
  claim: (name: string, ms: number) => Promise<boolean | null>
  /** Adds one and returns how many there were within `periodMs`, this one included, `max` at most; null while Redis is lost. */
  count: (name: string, options: { now: number; periodMs: number; max: number }) => Promise<number | null>
  /** Null if there is none, and while Redis is lost. */
  read: (name: string) => Promise<string | null>
  write: (name: string, text: string) => Promise<void>
}

/** Next bundles routes apart from the server, each with its own modules, so they share this on globalThis. */
const place: { minaraSharedStore?: SharedStore | null } = globalThis as { minaraSharedStore?: SharedStore | null }

/** Null without REDIS_URL, and before the server has opened it. */
export function sharedStore(): SharedStore | null {
  return place.minaraSharedStore ?? null
}

export function offerSharedStore(store: SharedStore | null): void {
  place.minaraSharedStore = store
}
