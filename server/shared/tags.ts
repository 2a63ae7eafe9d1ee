import type { TagTimes } from '../../lib/process/stale-tags.ts'
import type { SharedClock } from './clock.ts'
import type { Connection, Redis } from './connection.ts'

/** A busy process reads ten times a second, not once per request. */
const FRESH_MS = 100

/** ARGV: tag, time at which it went stale, time at which it expires, and so on. The later times stay. */
const MERGE = `
for i = 1, #ARGV, 3 do
  local known = redis.call('HGET', KEYS[1], ARGV[i])
  if not known or tonumber(string.match(known, '^%d+')) < tonumber(ARGV[i + 1]) then
    redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1] .. ' ' .. ARGV[i + 2])
  end
end`

export type Manifest = Map<string, TagTimes>

export type SharedTags = {
  /** Resolves at once if that was done moments ago, or while Redis is lost. */
  refresh: () => Promise<void>
  /** Waits for Redis if it is lost. */
  publish: (tags: string[]) => Promise<void>
  merge: (redis: Redis) => Promise<void>
}

type Options = { run: Connection['run']; clock: SharedClock; manifest: Manifest; key: string }

export function createSharedTags({ run, clock, manifest, key }: Options): SharedTags {
  const applied = new Map<string, string>()
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
    for (const [tag, times] of Object.entries(stored)) {
      if (applied.get(tag) === times) continue
      apply(tag, times)
      applied.set(tag, times)
    }
    // Redis lacks them after a restart.
    for (const tag of manifest.keys()) if (!Object.hasOwn(stored, tag)) unsent.add(tag)
    await send(redis)
    readAt = began
  }

  function apply(tag: string, times: string): void {
    const [stale = 0, expired = Number.POSITIVE_INFINITY] = times.split(' ').map(Number)
    const known = manifest.get(tag)
    manifest.set(tag, {
      stale: Math.max(known?.stale ?? 0, clock.changeToLocal(stale)),
      expired: Math.max(known?.expired ?? 0, clock.changeToLocal(expired)),
    })
  }

  async function send({ text }: Redis): Promise<void> {
    const tags = [...unsent]
    if (tags.length === 0) return
    const times = tags.flatMap(tag => {
      const { stale = 0, expired = Number.POSITIVE_INFINITY } = manifest.get(tag) ?? {}
      return [tag, ...[stale, expired].map(time => String(clock.changeToShared(time)))]
    })
    for (const tag of tags) unsent.delete(tag)
    for (let index = 0; index < times.length; index += 3) {
      applied.set(String(times[index]), `${times[index + 1]} ${times[index + 2]}`)
    }
    try {
      await text.eval(MERGE, { keys: [key], arguments: times })
    } catch (error) {
      for (const tag of tags) unsent.add(tag)
      throw error
    }
  }
}
