import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { constants, gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import type { SharedClock } from './clock.ts'
import type { Connection } from './connection.ts'

/** Nothing stays longer, so that what no build reads any more leaves Redis. */
const MAX_LIFE_MS = 7 * 24 * 60 * 60 * 1_000

const ENTRY = z.object({ date: z.number(), value: z.unknown() })

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** `date` is when work on a value began, in this process's clock. */
export type SharedEntries = {
  /** Null also if `parse` throws, and while Redis is lost. */
  read: <T>(key: string, parse: (value: unknown) => T) => Promise<{ date: number; value: T } | null>
  write: (key: string, entry: { date: number; value: unknown }, lifeMs: number) => Promise<void>
  remove: (key: string) => Promise<void>
}

type Options = { run: Connection['run']; clock: SharedClock; prefix: string }

export function createSharedEntries({ run, clock, prefix }: Options): SharedEntries {
  const reading = new Map<string, Promise<unknown>>()

  return {
    async read(key, parse) {
      const found = reading.get(key) ?? load(key).finally(() => reading.delete(key))
      reading.set(key, found)
      try {
        const { date, value } = ENTRY.parse(await found)
        return { date: clock.pageToLocal(date), value: parse(value) }
      } catch {
        // Missing, or written by another version of Node.js.
        return null
      }
    },
    async write(key, { date, value }, lifeMs) {
      const packed = await pack(serialize({ date: clock.pageToShared(date), value }), { level: constants.Z_BEST_SPEED })
      const expiration = { type: 'PX', value: Math.max(1, Math.min(lifeMs, MAX_LIFE_MS)) } as const
      await run(({ bytes }) => bytes.set(`${prefix}:${key}`, packed, { expiration }), null)
    },
    async remove(key) {
      await run(({ text }) => text.del(`${prefix}:${key}`), 0)
    },
  }

  async function load(key: string): Promise<unknown> {
    const packed = await run(({ bytes }) => bytes.get(`${prefix}:${key}`), null)
    return packed && deserialize(await unpack(packed))
  }
}
