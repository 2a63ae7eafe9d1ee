import { setTimeout as delay } from 'node:timers/promises'
import { serverEnv } from '@/lib/environment/server-env'
import { contentHealth } from '@/lib/process/content-health'
import { log } from '@/lib/process/log'
import { readTagsOfOthers, stampOf } from '@/lib/process/stale-tags'
import { client } from '../client'
import { type KeptAnswer, keepAnswer } from '../kept-answer'

/** For a process that neither webhook nor catch-up reaches. */
const MAX_AGE_MS = 5 * 60_000
/** Counted from when the reading began; after it, a request gets the last list. */
const PATIENCE_MS = 300
/** Used until a first list is known. */
const FIRST_PATIENCE_MS = 2_000
const RETRY_MS = 2_000

export type KeptList<T> = {
  /** Null if it was never read. Never throws. */
  get: () => Promise<T | null>
  /** From a reading that begins after this call; null if it fails. Never throws. */
  readAgain: () => Promise<T | null>
}

type Options<T> = {
  name: string
  tags: readonly string[]
  read: () => Promise<unknown>
  /** Throws if the result, of now or of an earlier process, is unusable. */
  decode: (answer: unknown) => T | Promise<T>
  kept: KeptAnswer
  now?: () => number
}

export function keepContent(name: string): KeptAnswer {
  return keepAnswer({ folder: serverEnv.cacheFolder, name, url: client.getDataUrl('query'), of: 'content' })
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
export function keepList<T>({
  name,
  tags,
  read,
  decode,
  kept,
  now = () => performance.now(),
}: Options<T>): KeptList<T> {
  let list: T | null = null
  let last: { stamp: string | null; at: number } = { stamp: null, at: Number.NEGATIVE_INFINITY }
  let reading: { done: Promise<boolean>; beganAt: number } | null = null
  let retryAt = Number.NEGATIVE_INFINITY
  let restored: Promise<void> | null = null

  return {
    async get() {
      restored ??= restore()
      await Promise.all([restored, readTagsOfOthers()])
      const isStale = last.stamp !== stampOf(tags)
      if (contentHealth().isLost || (!isStale && now() - last.at < MAX_AGE_MS)) return list
      if (!reading && now() >= retryAt) void start()
      if (reading && (isStale || list === null)) {
        const patience = list === null ? FIRST_PATIENCE_MS : PATIENCE_MS
        await waitFor(reading.done, reading.beganAt + patience - now())
      }
      return list
    },
    async readAgain() {
      // A reading that runs already may have begun before the change that the caller looks for.
      await reading?.done
      return (await (reading?.done ?? start())) ? list : null
    },
  }

  async function restore(): Promise<void> {
    const answer = await kept.read()
    if (answer === null) return
    try {
      const decoded = await decode(answer)
      list ??= decoded
    } catch (error) {
      log.warn('content.ignored', { message: `${name}: the kept list is of no use` }, error)
    }
  }

  function start(): Promise<boolean> {
    const done = readNow().finally(() => {
      reading = null
    })
    reading = { done, beganAt: now() }
    return done
  }

  async function readNow(): Promise<boolean> {
    const stamp = stampOf(tags)
    try {
      const answer = await read()
      list = await decode(answer)
      last = { stamp, at: now() }
      await kept.write(answer)
      return true
    } catch (error) {
      retryAt = now() + RETRY_MS
      if (!contentHealth().isLost) log.warn('content.unread', { message: `${name}: the last known list stays` }, error)
      return false
    }
  }
}

async function waitFor(done: Promise<boolean>, milliseconds: number): Promise<boolean> {
  if (milliseconds <= 0) return false
  return Promise.race([done, delay(milliseconds, false, { ref: false })])
}
