import { setTimeout as delay } from 'node:timers/promises'
import { contentHealth } from '@/lib/process/content-health'
import { log } from '@/lib/process/log'
import { readTagsOfOthers, stampOf } from '@/lib/process/stale-tags'
import type { KeptAnswer } from './kept-answer'

/** For a process that neither webhook nor catch-up reaches. */
const MAX_AGE_MS = 5 * 60_000
/** Counted from when the reading began; after it, a request gets the last list. */
const PATIENCE_MS = 300
/** Used until a first list is known. */
const FIRST_PATIENCE_MS = 2_000
const RETRY_MS = 2_000

type Options<T> = {
  tags: readonly string[]
  read: () => Promise<unknown>
  /** Throws if the result, of now or of an earlier process, is unusable. */
  decode: (answer: unknown) => Promise<T>
  kept: KeptAnswer
}

/** Reads on after the last id until a portion is not full. Small portions do not block other requests for long. */
export async function readPortions<T extends { _id: string }>(
  { size, max }: { size: number; max: number },
  read: (portion: { after: string; count: number }) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = []
  let portion: T[]
  do {
    portion = await read({ after: all.at(-1)?._id ?? '', count: size })
    all.push(...portion)
  } while (portion.length === size && all.length < max)
  return all
}

/** In memory, read again when it changes, and kept in a file for the time after a restart. */
export function keepList<T>({ tags, read, decode, kept }: Options<T>) {
  let list: T | null = null
  let last: { stamp: string | null; at: number } = { stamp: null, at: Number.NEGATIVE_INFINITY }
  let reading: { done: Promise<boolean>; beganAt: number } | null = null
  let retryAt = Number.NEGATIVE_INFINITY
  let restored: Promise<void> | null = null

  return {
    /** Null if it was never read. Never throws. */
    async get(): Promise<T | null> {
      restored ??= kept.read(decode).then(before => {
        list ??= before
      })
      await Promise.all([restored, readTagsOfOthers()])
      if (contentHealth().isLost || (!isStale() && performance.now() - last.at < MAX_AGE_MS)) return list
      if (!reading && performance.now() >= retryAt) void start()
      if (reading && (isStale() || list === null)) {
        const until = reading.beganAt + (list === null ? FIRST_PATIENCE_MS : PATIENCE_MS)
        const patience = until - performance.now()
        if (patience > 0) await Promise.race([reading.done, delay(patience, undefined, { ref: false })])
      }
      return list
    },
    /** With every change that this process has heard of before this call; null if it cannot be read. Never throws. */
    async current(): Promise<T | null> {
      await readTagsOfOthers()
      if (isStale()) await reading?.done
      if (!isStale()) return list
      // The one that ended just now began before a change.
      return (await (reading?.done ?? start())) ? list : null
    },
  }

  function isStale(): boolean {
    return last.stamp !== stampOf(tags)
  }

  function start(): Promise<boolean> {
    const done = readNow().finally(() => {
      reading = null
    })
    reading = { done, beganAt: performance.now() }
    return done
  }

  async function readNow(): Promise<boolean> {
    const stamp = stampOf(tags)
    try {
      const answer = await read()
      list = await decode(answer)
      last = { stamp, at: performance.now() }
      await kept.write(answer)
      return true
    } catch (error) {
      retryAt = performance.now() + RETRY_MS
      if (!contentHealth().isLost)
        log.warn('content.unread', { message: 'Addresses: the last known list stays' }, error)
      return false
    }
  }
}
