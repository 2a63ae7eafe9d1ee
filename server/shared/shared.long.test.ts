import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { log } from '../../lib/process/log.ts'
import { hasRedis, REDIS_PASSWORD, type RedisServer, startRedis } from '../../tests/support/redis.ts'
import type { SharedOptions } from './open.ts'
import { openProcess, type Process } from './process.fixture.ts'

/** A Redis that hangs is soon lost. */
const HASTY = { startMs: 20_000, commandMs: 1_000 }
const LIFE_MS = 60_000
const TAG = 'content:post'

let redis: RedisServer
/** New for each test, so that tests share nothing. */
let prefix: string
let events: MockInstance[]

describe.skipIf(!hasRedis)('what processes share through Redis', () => {
  beforeAll(async () => {
    redis = await startRedis()
  })
  beforeEach(() => {
    prefix = randomUUID()
    events = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')].map(spy => spy.mockImplementation(() => {}))
  })
  afterAll(() => redis.stop())

  test('a tag that one process revalidates is stale for all, also for one that begins later', async () => {
    const [one, other] = [open(), open()]
    await one.tags.refresh()
    await other.tags.refresh()
    await one.revalidate(TAG)
    await expect.poll(() => other.stampOf(TAG)).toBe(one.changes.get(TAG)?.stamp)
    await other.revalidate(TAG)
    await expect.poll(() => one.stampOf(TAG)).toBe(other.changes.get(TAG)?.stamp)
    expect(await open().stampOf(TAG)).toBe(one.changes.get(TAG)?.stamp)
  })

  test('a tag is stale once for each change, and not for the process that was told first', async () => {
    const one = open()
    await one.revalidate(TAG)
    const told = one.changes.get(TAG)
    const other = open()
    await other.revalidate('content:author')
    // So it has read all tags again.
    await expect.poll(() => one.stampOf('content:author')).toBeDefined()
    expect(one.changes.get(TAG)).toBe(told)
  })

  describe('an entry', () => {
    const page = { html: '<p>', rscData: Buffer.from([1, 2]), segmentData: new Map([['/_tree', Buffer.from([3])]]) }

    test('that one process writes is read by the other, with its bytes and maps', async () => {
      await open().entries.write('page', page, LIFE_MS)
      expect(await open().entries.read('page', value => value)).toEqual(page)
    })

    test('is gone when its life has ended', async () => {
      const one = open()
      await one.entries.write('short', page, 1)
      await expect.poll(() => one.entries.read('short', String)).toBeNull()
    })

    test('of another shape, or of a site with other addresses, counts as missing', async () => {
      const one = open()
      await one.entries.write('page', page, LIFE_MS)
      const refuse = () => {
        throw new Error('It has another shape')
      }
      expect(await one.entries.read('page', refuse)).toBeNull()
      prefix = randomUUID()
      expect(await open().entries.read('page', String)).toBeNull()
    })
  })

  test('a claim is granted once among all processes, and again when its time is over', async () => {
    const processes = [open(), open(), open()]
    const claims = await Promise.all(processes.map(({ store }) => store.claim('catch-up', LIFE_MS)))
    expect(claims.toSorted()).toEqual([false, false, true])
    const { store } = open()
    const claimBriefly = () => store.claim('brief', 1)
    expect(await claimBriefly()).toBe(true)
    await expect.poll(claimBriefly).toBe(true)
  })

  test('a count is of all processes and of the period, and ends at the most', async () => {
    const [one, other] = [open(), open()]
    const count = ({ store }: Process, name = 'visitor', periodMs = LIFE_MS) => store.count(name, { periodMs, max: 4 })
    expect([await count(one), await count(other), await count(one)]).toEqual([1, 2, 3])
    expect(await count(one, 'somebody else')).toBe(1)
    for (let number = 0; number < 10; number++) await count(other)
    expect(await count(one)).toBe(4)
    await count(one, 'brief', 2)
    await expect.poll(() => count(one, 'brief', 2)).toBe(1)
  })

  test('a text that one process writes is read by the other', async () => {
    await open().store.write('known', 'post')
    expect(await open().store.read('known')).toBe('post')
    expect(await open().store.read('unknown')).toBeNull()
  })

  describe.each([
    ['is killed', () => redis.kill(), () => redis.restart()],
    ['hangs', () => redis.freeze(), () => redis.thaw()],
  ])('while Redis %s', (_, lose, restore) => {
    afterEach(restore)

    test('everything resolves without it, and one event says so; another when it is back', async () => {
      const one = open({ patience: HASTY })
      expect(await one.store.claim('before', LIFE_MS)).toBe(true)
      await lose()
      const claims = [one.store.claim('a', LIFE_MS), one.store.claim('b', LIFE_MS)]
      expect(await Promise.all(claims)).toEqual([null, null])
      expect(await one.store.count('a', { periodMs: LIFE_MS, max: 10 })).toBeNull()
      expect(await one.entries.read('page', String)).toBeNull()
      await one.entries.write('page', '', LIFE_MS)
      await one.revalidate(TAG)

      await restore()
      await expect.poll(() => one.store.claim('after', LIFE_MS)).not.toBeNull()
      expect(events.flatMap(({ mock }) => mock.calls.map(([event]) => event))).toEqual(['redis.lost', 'redis.back'])
      expect(JSON.stringify(events.map(({ mock }) => mock.calls))).not.toContain(REDIS_PASSWORD)
    })

    test('what either process revalidates meanwhile is stale for both afterwards', async () => {
      const [one, other] = [open({ patience: HASTY }), open({ patience: HASTY })]
      await one.revalidate('content:before')
      await other.tags.refresh()
      await lose()
      await one.revalidate('content:one')
      await other.revalidate('content:other')
      expect(other.changes.has('content:one')).toBe(false)
      await restore()
      await expect.poll(() => other.stampOf('content:one')).toBeDefined()
      await expect.poll(() => one.stampOf('content:other')).toBeDefined()
      const late = open()
      await late.tags.refresh()
      expect([...late.changes.keys()].sort()).toEqual(['content:before', 'content:one', 'content:other'])
    })
  })

  test('a process that begins without Redis finds it later', async () => {
    await redis.kill()
    const one = open()
    expect(await one.store.claim('a', LIFE_MS)).toBeNull()
    await one.revalidate(TAG)
    await redis.restart()
    await expect.poll(() => one.store.claim('a', LIFE_MS)).toBe(true)
    expect(await open().stampOf(TAG)).toBe(one.changes.get(TAG)?.stamp)
  })
})

function open(options: Pick<SharedOptions, 'patience'> = {}): Process {
  return openProcess({ url: redis.url, prefix, changes: new Map(), ...options })
}
