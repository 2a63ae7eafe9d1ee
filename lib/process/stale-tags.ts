/** The one record of what is stale: revalidateTag, the catch-up and other machines write it, and pages, results and lists are judged by it. */
import { randomUUID } from 'node:crypto'
import { perProcess } from './per-process.ts'
import { sharedStore } from './shared-store.ts'

/** The stamp of a tag is new after every change, and the same on all machines; `since` is when this process heard of it, in milliseconds since 1970. */
export type Change = { stamp: string; since: number }

export function staleTags(): Map<string, Change> {
  return perProcess('stale tags', () => new Map<string, Change>())
}

/** Also tells other machines. */
export async function markStale(tags: string | string[], now = Date.now()): Promise<void> {
  for (const tag of [tags].flat()) {
    staleTags().set(tag, { stamp: randomUUID(), since: Math.max(staleTags().get(tag)?.since ?? 0, now) })
  }
  await sharedStore()?.tags.publish([tags].flat())
}

export async function readTagsOfOthers(): Promise<void> {
  await sharedStore()?.tags.refresh()
}

/** Compare stamps for equality only. */
export function stampOf(tags: readonly string[]): string {
  return tags.map(tag => staleTags().get(tag)?.stamp ?? '').join()
}

/** Whether what was begun at this time lacks a change. */
export function isStale(tags: readonly string[], time: number): boolean {
  return tags.some(tag => (staleTags().get(tag)?.since ?? 0) > time)
}
