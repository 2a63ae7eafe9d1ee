import { hash, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { constants, gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import type { SharedStore } from '../../lib/process/shared-store.ts'
import type { Change } from '../../lib/process/stale-tags.ts'
import { openConnection, PATIENCE, type Patience, type Redis } from './connection.ts'

/** A busy process reads the tags ten times a second, not once per request. */
const FRESH_MS = 100
/** Nothing stays longer, so that what no build reads any more leaves Redis. */
const MAX_LIFE_MS = 7 * 24 * 60 * 60 * 1_000

/** ARGV: the period in milliseconds, a new id, and the most that is counted. Redis's clock, because those of machines differ. */
const COUNT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, now - ARGV[1])
redis.call('ZADD', KEYS[1], now, ARGV[2])
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -ARGV[3] - 1)
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return redis.call('ZCARD', KEYS[1])`

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export type Shared = ReturnType<typeof openShared>

export type SharedOptions = {
  url: string
  /** Sites with different prefixes share nothing. */
  prefix: string
  changes: Map<string, Change>
  patience?: Patience
}

/** Connects in the background. Without Redis, whatever reads resolves to null, and nothing throws. */
export function openShared({ url, prefix, changes, patience = PATIENCE }: SharedOptions) {
  const key = (...parts: string[]) => [prefix, ...parts].join(':')
  const { run, close } = openConnection({ url, patience, probeKey: key('probe'), prepare: mergeTags })
  const unsent = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<unknown> | null = null

  /** The stamp of each tag, in one hash. */
  async function mergeTags(redis: Redis): Promise<void> {
    const began = performance.now()
    const stored = await redis.text.hGetAll(key('stamps'))
    for (const [tag, stamp] of Object.entries(stored)) {
      if (!unsent.has(tag) && changes.get(tag)?.stamp !== stamp) changes.set(tag, { stamp, since: Date.now() })
    }
    // Redis lacks them after a restart.
    for (const tag of changes.keys()) if (!Object.hasOwn(stored, tag)) unsent.add(tag)
    await sendTags(redis)
    readAt = began
  }

  async function sendTags({ text }: Redis): Promise<void> {
    const stamps = Object.fromEntries([...unsent].map(tag => [tag, changes.get(tag)?.stamp ?? '']))
    if (unsent.size === 0) return
    await text.hSet(key('stamps'), stamps)
    for (const [tag, stamp] of Object.entries(stamps)) if (changes.get(tag)?.stamp === stamp) unsent.delete(tag)
  }

  const tags = {
    /** Resolves at once if that was done moments ago. */
    async refresh(): Promise<void> {
      if (performance.now() - readAt < FRESH_MS) return
      reading ??= run(mergeTags).finally(() => {
        reading = null
      })
      await reading
    },
    /** What is not sent while Redis is lost is sent when it is back. */
    async publish(stale: string[]): Promise<void> {
      for (const tag of stale) unsent.add(tag)
      await run(sendTags)
    },
  }

  const entries = {
    /** Null also if `parse` throws. */
    async read<T>(name: string, parse: (value: unknown) => T): Promise<T | null> {
      try {
        const packed = await run(({ bytes }) => bytes.get(key(name)))
        return packed && parse(deserialize(await unpack(packed)))
      } catch {
        // Written by another version of Node.js.
        return null
      }
    },
    async write(name: string, value: unknown, lifeMs: number): Promise<void> {
      const packed = await pack(serialize(value), { level: constants.Z_BEST_SPEED })
      const expiration = { type: 'PX', value: Math.max(1, Math.min(lifeMs, MAX_LIFE_MS)) } as const
      await run(({ bytes }) => bytes.set(key(name), packed, { expiration }))
    },
  }

  const store: SharedStore = {
    tags,
    claim: (name, ms) =>
      run(async ({ text }) => {
        const options = { condition: 'NX', expiration: { type: 'PX', value: ms } } as const
        return (await text.set(key('claim', hide(name)), '', options)) === 'OK'
      }),
    count: (name, { periodMs, max }) =>
      run(async ({ text }) => {
        const keys = [key('count', hide(name))]
        return z.number().parse(await text.eval(COUNT, { keys, arguments: [`${periodMs}`, randomUUID(), `${max}`] }))
      }),
    read: name => run(({ text }) => text.get(key('text', name))),
    write: async (name, value) => void (await run(({ text }) => text.set(key('text', name), value))),
  }

  return { tags, entries, store, close }
}

/** Addresses of visitors and secrets of links are not stored as they are. */
function hide(name: string): string {
  return hash('sha256', name, 'base64url')
}
