import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { log } from '../../lib/process/log.ts'
import { hasRedis, REDIS_PASSWORD, type RedisServer, startRedis } from '../../tests/support/redis.ts'
import { openShared, type Shared } from './open.ts'
import type { Manifest } from './tags.ts'

/** A busy machine must not pass for a lost Redis. */
const PATIENT = { startMs: 20_000, commandMs: 20_000 }
/** A Redis that hangs is soon lost. */
const HASTY = { startMs: 20_000, commandMs: 1_000 }
const HOUR_MS = 60 * 60 * 1_000
const MINUTE_MS = 60_000
const LIFE_MS = 60_000
const TAG = 'content:post'
const OTHER_TAG = 'content:author'
const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

type Process = Shared & {
  manifest: Manifest
  ahead: number
  now: () => number
  revalidate: (tag: string) => Promise<number>
}

let redis: RedisServer
/** New for each test, so that tests share nothing. */
let prefix: string
let opened: Process[]
let events: MockInstance[]

describe.skipIf(!hasRedis)('what processes share through Redis', () => {
  beforeAll(async () => {
    redis = await startRedis()
  })
  beforeEach(() => {
    prefix = randomUUID()
    opened = []
    events = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')].map(spy => spy.mockImplementation(() => {}))
  })
  afterEach(() => {
    for (const { close } of opened) close()
    vi.restoreAllMocks()
  })
  afterAll(() => redis.stop())

  describe('a tag', () => {
    test('that one process revalidates is stale for the other', async () => {
      const [one, other] = [openProcess(), openProcess()]
      const time = await one.revalidate(TAG)
      await expect.poll(() => staleTime(other)).toBeGreaterThanOrEqual(time)
      // biome-ignore lint/plugin: dates are compared, not how long something takes.
      expect(other.manifest.get(TAG)?.expired).toBeGreaterThan(time + YEAR_MS / 2)
    })

    test('stays stale from the same time for the process that revalidated it', async () => {
      const [one, other] = [openProcess(), openProcess()]
      const time = await one.revalidate(TAG)
      const laterTime = await other.revalidate(OTHER_TAG)
      // So it has read all tags again.
      await expect.poll(() => staleTime(one, OTHER_TAG)).toBeGreaterThanOrEqual(laterTime)
      expect(one.manifest.get(TAG)?.stale).toBe(time)
    })

    test('is stale from its latest time, whoever revalidates it', async () => {
      const [one, other] = [openProcess(), openProcess({ ahead: -5_000 })]
      await one.revalidate(TAG)
      await other.tags.refresh()
      const last = await other.revalidate(TAG)
      await expect.poll(() => staleTime(one)).toBeGreaterThanOrEqual(last + 5_000 - 1)
    })

    test('that was revalidated before a process began is stale for it', async () => {
      const time = await openProcess().revalidate(TAG)
      const late = openProcess()
      await late.tags.refresh()
      expect(late.manifest.get(TAG)?.stale).toBeGreaterThanOrEqual(time)
    })

    test.each([-60_000, 60_000])(
      'never goes stale before a page that lacks the change, with clocks %d ms apart',
      async ahead => {
        const [one, other] = [openProcess(), openProcess({ ahead })]
        await one.tags.refresh()
        await other.tags.refresh()
        for (let round = 0; round < 20; round++) {
          const name = `content:${round}`
          await other.entries.write(name, { date: other.now(), value: 'old' }, LIFE_MS)
          await one.revalidate(name)
          await expect.poll(() => staleTime(other, name), { interval: 1 }).toBeGreaterThan(0)
          for (const { entries, manifest } of [one, other]) {
            const page = await entries.read(name, String)
            expect(page?.date).toBeLessThanOrEqual(manifest.get(name)?.stale ?? 0)
          }
        }
      },
    )
  })

  describe('an entry', () => {
    const page = { html: '<p>', rscData: Buffer.from([1, 2]), segmentData: new Map([['/_tree', Buffer.from([3])]]) }

    test('that one process writes is read by the other, with its bytes, maps and date on its own clock', async () => {
      const [one, other] = [openProcess(), openProcess({ ahead: HOUR_MS })]
      const date = one.now()
      await one.entries.write('page', { date, value: page }, LIFE_MS)
      const found = await other.entries.read('page', value => value)
      expect(found?.value).toEqual(page)
      expect(Math.ceil(((found?.date ?? 0) - date) / MINUTE_MS)).toBe(HOUR_MS / MINUTE_MS)
    })

    test('is gone when its life has ended, and when it is removed', async () => {
      const one = openProcess()
      await one.entries.write('short', { date: 0, value: page }, 1)
      await one.entries.write('removed', { date: 0, value: page }, LIFE_MS)
      await one.entries.remove('removed')
      await expect.poll(() => one.entries.read('short', String)).toBeNull()
      expect(await one.entries.read('removed', String)).toBeNull()
    })

    test('of another shape counts as missing', async () => {
      const one = openProcess()
      await one.entries.write('page', { date: 0, value: page }, LIFE_MS)
      const refuse = () => {
        throw new Error('It has another shape')
      }
      expect(await one.entries.read('page', refuse)).toBeNull()
    })

    test('of a site with other addresses is not seen', async () => {
      await openProcess().entries.write('page', { date: 0, value: page }, LIFE_MS)
      prefix = randomUUID()
      expect(await openProcess().entries.read('page', String)).toBeNull()
    })
  })

  test('a claim is granted once among all processes, and again when its time is over', async () => {
    const processes = [openProcess(), openProcess(), openProcess()]
    const claims = await Promise.all(processes.map(({ store }) => store.claim('catch-up', LIFE_MS)))
    expect(claims.toSorted()).toEqual([false, false, true])
    const { store } = openProcess()
    const claimBriefly = () => store.claim('brief', 1)
    expect(await claimBriefly()).toBe(true)
    await expect.poll(claimBriefly).toBe(true)
  })

  test('a count is of all processes, and of the period, whatever their clocks say', async () => {
    const [one, other] = [openProcess(), openProcess({ ahead: 60_000 })]
    const begin = Date.now()
    const count = ({ store, ahead }: Process, later = 0, name = 'visitor') =>
      store.count(name, { now: begin + ahead + later, periodMs: HOUR_MS, max: 4 })
    expect([await count(one), await count(other), await count(one, HOUR_MS / 2)]).toEqual([1, 2, 3])
    expect(await count(other, 1.1 * HOUR_MS)).toBe(2)
    expect(await count(one, 0, 'somebody else')).toBe(1)
    for (let number = 0; number < 10; number++) await count(one, 1.1 * HOUR_MS)
    expect(await count(one, 1.1 * HOUR_MS)).toBe(4)
  })

  test('a text that one process writes is read by the other', async () => {
    await openProcess().store.write('known', 'post')
    expect(await openProcess().store.read('known')).toBe('post')
    expect(await openProcess().store.read('unknown')).toBeNull()
  })

  describe.each([
    ['is killed', () => redis.kill(), () => redis.restart()],
    ['hangs', () => redis.freeze(), () => redis.thaw()],
  ])('while Redis %s', (_, lose, restore) => {
    afterEach(restore)

    test('everything resolves without it, and one event says so; another when it is back', async () => {
      const one = openProcess({ patience: HASTY })
      expect(await one.store.claim('before', LIFE_MS)).toBe(true)
      await lose()
      const claims = [one.store.claim('a', LIFE_MS), one.store.claim('b', LIFE_MS)]
      expect(await Promise.all(claims)).toEqual([null, null])
      expect(await one.store.count('a', { now: Date.now(), periodMs: LIFE_MS, max: 10 })).toBeNull()
      expect(await one.entries.read('page', String)).toBeNull()
      await one.entries.write('page', { date: 0, value: '' }, LIFE_MS)
      await one.revalidate(TAG)

      await restore()
      await expect.poll(() => one.store.claim('after', LIFE_MS)).not.toBeNull()
      expect(events.flatMap(({ mock }) => mock.calls.map(([event]) => event))).toEqual(['redis.lost', 'redis.back'])
      expect(JSON.stringify(events.map(({ mock }) => mock.calls))).not.toContain(REDIS_PASSWORD)
    })

    test('what either process revalidates meanwhile is stale for both afterwards', async () => {
      const [one, other] = [openProcess({ patience: HASTY }), openProcess({ patience: HASTY })]
      await one.revalidate('content:before')
      await other.tags.refresh()
      await lose()
      const times = { one: await one.revalidate('content:one'), other: await other.revalidate('content:other') }
      expect(other.manifest.has('content:one')).toBe(false)
      await restore()
      await expect.poll(() => staleTime(other, 'content:one')).toBeGreaterThanOrEqual(times.one)
      await expect.poll(() => staleTime(one, 'content:other')).toBeGreaterThanOrEqual(times.other)
      const late = openProcess()
      await late.tags.refresh()
      expect([...late.manifest.keys()].sort()).toEqual(['content:before', 'content:one', 'content:other'])
    })
  })

  test('a process that begins without Redis finds it later', async () => {
    await redis.kill()
    const one = openProcess()
    expect(await one.store.claim('a', LIFE_MS)).toBeNull()
    const time = await one.revalidate(TAG)
    await redis.restart()
    await expect.poll(() => one.store.claim('a', LIFE_MS)).toBe(true)
    const other = openProcess()
    await other.tags.refresh()
    expect(other.manifest.get(TAG)?.stale).toBeGreaterThanOrEqual(time)
  })
})

/** What one process of the site opens; its clock is `ahead` milliseconds ahead. */
function openProcess({ ahead = 0, patience = PATIENT } = {}): Process {
  const manifest: Manifest = new Map()
  const now = () => Date.now() + ahead
  const shared = openShared({ url: redis.url, prefix, manifest, now, patience })
  const revalidate = async (tag: string) => {
    const time = now()
    manifest.set(tag, { stale: time, expired: time + YEAR_MS })
    await shared.tags.publish([tag])
    return time
  }
  const process = { ...shared, manifest, ahead, now, revalidate }
  opened.push(process)
  return process
}

async function staleTime({ tags, manifest }: Process, tag = TAG): Promise<number> {
  await tags.refresh()
  return manifest.get(tag)?.stale ?? 0
}
