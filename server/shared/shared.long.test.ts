import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { log } from '../../lib/process/log.ts'
import { hasRedis, REDIS_PASSWORD, type RedisServer, startRedis } from '../../tests/support/redis.ts'
import { openShared, type Shared, type SharedOptions } from './open.ts'

/** A busy machine must not pass for a lost Redis. */
const PATIENT = { startMs: 20_000, commandMs: 20_000 }
/** A Redis that hangs is soon lost. */
const HASTY = { startMs: 20_000, commandMs: 1_000 }
const LIFE_MS = 60_000
const TAG = 'content:post'
const OTHER_TAG = 'content:author'

type Process = Shared & Pick<SharedOptions, 'changes'> & { revalidate: (tag: string) => Promise<void> }

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
  })
  afterAll(() => redis.stop())

  test('a tag that one process revalidates is stale for all, also for one that begins later', async () => {
    const [one, other] = [openProcess(), openProcess()]
    await one.tags.refresh()
    await other.tags.refresh()
    await one.revalidate(TAG)
    await expect.poll(() => stampIn(other)).toBe(one.changes.get(TAG)?.stamp)
    await other.revalidate(TAG)
    await expect.poll(() => stampIn(one)).toBe(other.changes.get(TAG)?.stamp)
    expect(await stampIn(openProcess())).toBe(one.changes.get(TAG)?.stamp)
  })

  test('a tag is stale once for each change, and not for the process that was told first', async () => {
    const one = openProcess()
    await one.revalidate(TAG)
    const told = one.changes.get(TAG)
    const other = openProcess()
    await other.revalidate(OTHER_TAG)
    // So it has read all tags again.
    await expect.poll(() => stampIn(one, OTHER_TAG)).toBeDefined()
    expect(one.changes.get(TAG)).toBe(told)
  })

  describe('an entry', () => {
    const page = { html: '<p>', rscData: Buffer.from([1, 2]), segmentData: new Map([['/_tree', Buffer.from([3])]]) }

    test('that one process writes is read by the other, with its bytes and maps', async () => {
      await openProcess().entries.write('page', page, LIFE_MS)
      expect(await openProcess().entries.read('page', value => value)).toEqual(page)
    })

    test('is gone when its life has ended', async () => {
      const one = openProcess()
      await one.entries.write('short', page, 1)
      await expect.poll(() => one.entries.read('short', String)).toBeNull()
    })

    test('of another shape, or of a site with other addresses, counts as missing', async () => {
      const one = openProcess()
      await one.entries.write('page', page, LIFE_MS)
      const refuse = () => {
        throw new Error('It has another shape')
      }
      expect(await one.entries.read('page', refuse)).toBeNull()
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

  test('a count is of all processes and of the period, and ends at the most', async () => {
    const [one, other] = [openProcess(), openProcess()]
    const count = ({ store }: Process, name = 'visitor', periodMs = LIFE_MS) => store.count(name, { periodMs, max: 4 })
    expect([await count(one), await count(other), await count(one)]).toEqual([1, 2, 3])
    expect(await count(one, 'somebody else')).toBe(1)
    for (let number = 0; number < 10; number++) await count(other)
    expect(await count(one)).toBe(4)
    await count(one, 'brief', 2)
    await expect.poll(() => count(one, 'brief', 2)).toBe(1)
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
      const [one, other] = [openProcess({ patience: HASTY }), openProcess({ patience: HASTY })]
      await one.revalidate('content:before')
      await other.tags.refresh()
      await lose()
      await one.revalidate('content:one')
      await other.revalidate('content:other')
      expect(other.changes.has('content:one')).toBe(false)
      await restore()
      await expect.poll(() => stampIn(other, 'content:one')).toBeDefined()
      await expect.poll(() => stampIn(one, 'content:other')).toBeDefined()
      const late = openProcess()
      await late.tags.refresh()
      expect([...late.changes.keys()].sort()).toEqual(['content:before', 'content:one', 'content:other'])
    })
  })

  test('a process that begins without Redis finds it later', async () => {
    await redis.kill()
    const one = openProcess()
    expect(await one.store.claim('a', LIFE_MS)).toBeNull()
    await one.revalidate(TAG)
    await redis.restart()
    await expect.poll(() => one.store.claim('a', LIFE_MS)).toBe(true)
    const other = openProcess()
    expect(await stampIn(other)).toBe(one.changes.get(TAG)?.stamp)
  })
})

/** What one process of the site opens. */
function openProcess({ patience = PATIENT } = {}): Process {
  const changes: Process['changes'] = new Map()
  const shared = openShared({ url: redis.url, prefix, changes, patience })
  const revalidate = (tag: string) => {
    changes.set(tag, { stamp: randomUUID(), since: Date.now() })
    return shared.tags.publish([tag])
  }
  const process = { ...shared, changes, revalidate }
  opened.push(process)
  return process
}

async function stampIn({ tags, changes }: Process, tag = TAG): Promise<string | undefined> {
  await tags.refresh()
  return changes.get(tag)?.stamp
}
