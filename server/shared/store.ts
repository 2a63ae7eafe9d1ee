import { hash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SharedStore } from '../../lib/process/shared-store.ts'
import type { SharedClock } from './clock.ts'
import type { Connection } from './connection.ts'

const COUNTED = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])

type Options = { run: Connection['run']; clock: SharedClock; prefix: string }

export function createSharedStore({ run, clock, prefix }: Options): SharedStore {
  return {
    claim: (name, ms) =>
      run(async ({ text }) => {
        const options = { condition: 'NX', expiration: { type: 'PX', value: ms } } as const
        return (await text.set(`${prefix}:claim:${hide(name)}`, '', options)) === 'OK'
      }, null),

    count: (name, { now, periodMs, max }) =>
      run(async ({ text }) => {
        const key = `${prefix}:count:${hide(name)}`
        const time = clock.changeToShared(now)
        const replies = await text
          .multi()
          .zRemRangeByScore(key, 0, time - periodMs)
          .zAdd(key, { score: time, value: randomUUID() })
          .zRemRangeByRank(key, 0, -max - 1)
          .zCard(key)
          .pExpire(key, periodMs)
          .exec()
        return COUNTED.parse(replies)[3]
      }, null),

    read: name => run(({ text }) => text.get(`${prefix}:text:${name}`), null),
    write: async (name, value) => void (await run(({ text }) => text.set(`${prefix}:text:${name}`, value), null)),
  }
}

/** Addresses of visitors and secrets of links are not stored as they are. */
function hide(name: string): string {
  return hash('sha256', name, 'base64url')
}
