import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { constants, gunzip, gzip } from 'node:zlib'
import type { Connection } from './connection.ts'

/** Nothing stays longer, so that what no build reads any more leaves Redis. */
const MAX_LIFE_MS = 7 * 24 * 60 * 60 * 1_000

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export type SharedEntries = {
  /** Null also if `parse` throws, and while Redis is lost. */
  read: <T>(key: string, parse: (value: unknown) => T) => Promise<T | null>
  write: (key: string, value: unknown, lifeMs: number) => Promise<void>
  remove: (key: string) => Promise<void>
}

export function createSharedEntries({ run, prefix }: { run: Connection['run']; prefix: string }): SharedEntries {
  const nameOf = (key: string) => `${prefix}:${key}`
  return {
    async read(key, parse) {
      try {
        const packed = await run(({ bytes }) => bytes.get(nameOf(key)), null)
        return packed && parse(deserialize(await unpack(packed)))
      } catch {
        // Written by another version of Node.js.
        return null
      }
    },
    async write(key, value, lifeMs) {
      const packed = await pack(serialize(value), { level: constants.Z_BEST_SPEED })
      const expiration = { type: 'PX', value: Math.max(1, Math.min(lifeMs, MAX_LIFE_MS)) } as const
      await run(({ bytes }) => bytes.set(nameOf(key), packed, { expiration }), null)
    },
    async remove(key) {
      await run(({ text }) => text.del(nameOf(key)), 0)
    },
  }
}
