import { beforeEach, describe, expect, it } from 'vitest'
import { shareLooks } from './shared-look'

const MAX_AT_ONCE = 100
const INTERVAL_MS = 500
const HOUR_MS = 60 * 60_000
const MANY = 10_000

let now: number
/** How often the fake clock was waited for. */
let waits: number
/** Looks that began. */
let looks: number

const clock = {
  now: () => now,
  wait: async (milliseconds: number) => {
    if (milliseconds > 0) waits++
    now += milliseconds
  },
}
/** Finds its own number. */
const look = async () => ++looks

beforeEach(() => {
  now = 1_000
  waits = 0
  looks = 0
})

describe('callers share looks', () => {
  it('ten thousand at the same moment cost one look', async () => {
    const find = shareLooks(look, clock)
    const found = await Promise.all(Array.from({ length: MANY }, () => find()))
    expect(new Set(found)).toEqual(new Set([1]))
  })

  it('ten thousand who call during a look cost one more, which begins after the first has ended', async () => {
    const { promise: end, resolve: endFirst } = Promise.withResolvers<void>()
    const find = shareLooks(async () => {
      const number = ++looks
      if (number === 1) await end
      return number
    }, clock)
    const first = find()
    await expect.poll(() => looks).toBe(1)
    const later = Array.from({ length: MANY }, () => find())
    expect(looks).toBe(1)
    endFirst()
    expect(await first).toBe(1)
    expect(new Set(await Promise.all(later))).toEqual(new Set([2]))
  })

  it('nobody gets what a look found that began before the call', async () => {
    let isPublished = false
    const { promise: end, resolve: endFirst } = Promise.withResolvers<void>()
    const find = shareLooks(async () => {
      looks++
      const found = isPublished
      await end
      return found
    }, clock)
    const robot = find()
    await expect.poll(() => looks).toBe(1)
    isPublished = true
    const visitor = find()
    endFirst()
    expect(await robot).toBe(false)
    expect(await visitor).toBe(true)
  })

  it('a look that fails does so for its own callers, and the next one begins', async () => {
    const find = shareLooks(async () => {
      if (++looks === 1) throw new Error('failing as told')
      return looks
    }, clock)
    const [first, second] = [find(), find()]
    await expect(first).rejects.toThrow('failing as told')
    await expect(second).rejects.toThrow('failing as told')
    expect(await find()).toBe(2)
  })
})

describe('looks are limited', () => {
  it('a hundred follow one another without waiting', async () => {
    const find = shareLooks(look, clock)
    for (let call = 0; call < MAX_AT_ONCE; call++) await find()
    expect(waits).toBe(0)
    await find()
    expect(waits).toBe(1)
    expect(now).toBe(1_000 + INTERVAL_MS)
  })

  it('a robot that calls all the time for an hour costs two a second, and a hundred at first', async () => {
    const find = shareLooks(look, clock)
    const end = now + HOUR_MS
    while (now < end) await find()
    expect(looks).toBe(MAX_AT_ONCE + HOUR_MS / INTERVAL_MS)
  })

  it('a visitor who comes after that robot waits for one turn at most', async () => {
    const find = shareLooks(look, clock)
    for (let call = 0; call < MANY; call++) await find()
    const before = { looks, now }
    expect(await find()).toBe(before.looks + 1)
    expect(now).toBe(before.now + INTERVAL_MS)
  })

  it('after a quiet hour a hundred follow one another again, and no more', async () => {
    const find = shareLooks(look, clock)
    for (let call = 0; call < 2 * MAX_AT_ONCE; call++) await find()
    now += HOUR_MS
    waits = 0
    for (let call = 0; call < MAX_AT_ONCE; call++) await find()
    expect(waits).toBe(0)
    await find()
    expect(waits).toBe(1)
  })
})
