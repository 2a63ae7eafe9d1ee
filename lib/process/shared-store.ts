import { createOffer } from './per-process.ts'

/** Shared through Redis. No function throws; while Redis is lost, each returns null soon. */
export type SharedStore = {
  /** True for the first process that claims the name within `ms`. */
  claim: (name: string, ms: number) => Promise<boolean | null>
  /** The number within `periodMs`, this one included, `max` at most. */
  count: (name: string, options: { periodMs: number; max: number }) => Promise<number | null>
  read: (name: string) => Promise<string | null>
  write: (name: string, text: string) => Promise<void>
  /** What is stale on other machines, too. */
  tags: { refresh: () => Promise<void>; publish: (stale: string[]) => Promise<void> }
}

export const { offer: offerSharedStore, read: sharedStore } = createOffer<SharedStore | null>('shared store', null)
