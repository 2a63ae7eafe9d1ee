/** The one record of what is stale: revalidateTag, the catch-up and other machines write it, and pages, results and lists are judged by it. */
import { randomUUID } from 'node:crypto'
import { createOffer, perProcess } from './per-process.ts'

/** The stamp of a tag is new after every change, and the same on all machines; `since` is when this process heard of it, in milliseconds since 1970. */
export type Change = { stamp: string; since: number }

/** Machines that share Redis. Both resolve soon and never throw. */
type Others = { read: () => Promise<void>; tell: (tags: string[]) => Promise<void> }

const ALONE: Others = { read: async () => {}, tell: async () => {} }

const { offer: offerOthers, read: others } = createOffer('other machines', ALONE)

export { offerOthers }

export function staleTags(): Map<string, Change> {
  return perProcess('stale tags', () => new Map<string, Change>())
}

/** Also tells other machines. */
export function markStale(tags: string | string[], now = Date.now()): Promise<void> {
  for (const tag of [tags].flat()) {
    staleTags().set(tag, { stamp: randomUUID(), since: Math.max(staleTags().get(tag)?.since ?? 0, now) })
  }
  return others().tell([tags].flat())
}

export function readTagsOfOthers(): Promise<void> {
  return others().read()
}

/** Compare stamps for equality only. */
export function stampOf(tags: readonly string[]): string {
  return tags.map(tag => staleTags().get(tag)?.stamp ?? '').join()
}

/** Whether what was begun at this time lacks a change. */
export function isStale(tags: readonly string[], time: number): boolean {
  return tags.some(tag => (staleTags().get(tag)?.since ?? 0) > time)
}
