import { hash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SharedStore } from '../../lib/process/shared-store.ts'
import type { Connection } from './connection.ts'

/** ARGV: the period in milliseconds, a new id, and the most that is counted. Redis's clock, because those of machines differ. */
const COUNT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, now - ARGV[1])
redis.call('ZADD', KEYS[1], now, ARGV[2])
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -ARGV[3] - 1)
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return redis.call('ZCARD', KEYS[1])`

export function createSharedStore({ run, prefix }: { run: Connection['run']; prefix: string }): SharedStore {
  return {
    claim: (name, ms) =>
      run(async ({ text }) => {
        const options = { condition: 'NX', expiration: { type: 'PX', value: ms } } as const
        return (await text.set(`${prefix}:claim:${hide(name)}`, '', options)) === 'OK'
      }, null),

    count: (name, { periodMs, max }) =>
      run(async ({ text }) => {
        const keys = [`${prefix}:count:${hide(name)}`]
        return z.number().parse(await text.eval(COUNT, { keys, arguments: [`${periodMs}`, randomUUID(), `${max}`] }))
      }, null),

    read: name => run(({ text }) => text.get(`${prefix}:text:${name}`), null),
    write: async (name, value) => void (await run(({ text }) => text.set(`${prefix}:text:${name}`, value), null)),
  }
}

/** Addresses of visitors and secrets of links are not stored as they are. */
function hide(name: string): string {
  return hash('sha256', name, 'base64url')
}
