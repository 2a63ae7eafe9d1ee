import type { Change } from '../../lib/process/stale-tags.ts'
import type { Connection, Redis } from './connection.ts'

/** A busy process reads ten times a second, not once per request. */
const FRESH_MS = 100

export type SharedTags = {
  /** Resolves at once if that was done moments ago, or while Redis is lost. */
  refresh: () => Promise<void>
  /** What is not sent while Redis is lost is sent when it is back. */
  publish: (tags: string[]) => Promise<void>
  merge: (redis: Redis) => Promise<void>
}

type Options = { run: Connection['run']; changes: Map<string, Change>; key: string }

/** The stamp of each tag, in one hash. */
export function createSharedTags({ run, changes, key }: Options): SharedTags {
  const unsent = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  return {
    async refresh() {
      if (performance.now() - readAt < FRESH_MS) return
      reading ??= run(merge, undefined).finally(() => {
        reading = null
      })
      await reading
    },
    async publish(tags) {
      for (const tag of tags) unsent.add(tag)
      await run(send, undefined)
    },
    merge,
  }

  async function merge(redis: Redis): Promise<void> {
    const began = performance.now()
    const stored = await redis.text.hGetAll(key)
    for (const [tag, stamp] of Object.entries(stored)) {
      if (!unsent.has(tag) && changes.get(tag)?.stamp !== stamp) changes.set(tag, { stamp, since: Date.now() })
    }
    // Redis lacks them after a restart.
    for (const tag of changes.keys()) if (!Object.hasOwn(stored, tag)) unsent.add(tag)
    await send(redis)
    readAt = began
  }

  async function send({ text }: Redis): Promise<void> {
    const stamps = Object.fromEntries([...unsent].map(tag => [tag, changes.get(tag)?.stamp ?? '']))
    if (unsent.size === 0) return
    await text.hSet(key, stamps)
    for (const [tag, stamp] of Object.entries(stamps)) if (changes.get(tag)?.stamp === stamp) unsent.delete(tag)
  }
}
