import { beforeEach, expect, it, vi } from 'vitest'
import { shareLooks } from './shared-look'

const MAX_AT_ONCE = 100
const INTERVAL_MS = 500
const HOUR_MS = 60 * 60_000
const MANY = 10_000

/** It stands still but for pauses between looks. */
const clock = vi.hoisted(() => ({ now: 0 }))
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => {
    clock.now += milliseconds
  },
}))

/** Looks that began. */
let looks: number

beforeEach(() => {
  clock.now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now)
  looks = 0
})

it('ten thousand who call during a look share the next one, which begins after the first has ended', async () => {
  const { promise: end, resolve: endFirst } = Promise.withResolvers<void>()
  const find = shareLooks(async () => {
    const number = ++looks
    if (number === 1) await end
    return number
  })
  const earlier = Array.from({ length: MANY }, () => find())
  await expect.poll(() => looks).toBe(1)
  const later = Array.from({ length: MANY }, () => find())
  expect(looks).toBe(1)
  endFirst()
  expect(new Set(await Promise.all(earlier))).toEqual(new Set([1]))
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]))
})

it('a look that fails does so for its own callers, and the next one begins', async () => {
  const find = shareLooks(async () => {
    if (++looks === 1) throw new Error('failing as told')
    return looks
  })
  const [first, second] = [find(), find()]
  await expect(first).rejects.toThrow('failing as told')
  await expect(second).rejects.toThrow('failing as told')
  expect(await find()).toBe(2)
})

it('a hundred follow one another without waiting, then two a second, and a hundred again after a quiet hour', async () => {
  const find = shareLooks(async () => ++looks)
  const end = clock.now + HOUR_MS
  for (let call = 0; call < MAX_AT_ONCE; call++) await find()
  expect(clock.now).toBe(1_000)
  await find()
  expect(clock.now).toBe(1_000 + INTERVAL_MS)
  while (clock.now < end) await find()
  expect(looks).toBe(MAX_AT_ONCE + HOUR_MS / INTERVAL_MS)
  clock.now += HOUR_MS
  const quiet = clock.now
  for (let call = 0; call < MAX_AT_ONCE; call++) await find()
  expect(clock.now).toBe(quiet)
  await find()
  expect(clock.now).toBe(quiet + INTERVAL_MS)
})
