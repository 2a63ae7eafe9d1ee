import { beforeEach, describe, expect, it } from 'vitest'
import type { NewSubmission } from './deliveries.ts'
import type { Outbox } from './open.ts'
import { claimAll, describeStores, NOW, submission, type TestPlace } from './outbox.fixture.ts'

const MINUTE_MS = 60_000
/** Per minute, of what is marked. */
const QUOTA = 10
const FLOOD = 3_000
const ADDED_AT_ONCE = 100

let place: TestPlace
let outbox: Outbox

function add(id: string, sender: string, changes: Partial<NewSubmission> = {}): Promise<string | null> {
  return outbox.add(submission(id, { sender, marks: ['token missing'], ...changes }))
}

/** Adds so many submissions of one sender, a millisecond after another. */
async function flood(sender: string, count = FLOOD): Promise<void> {
  for (let first = 0; first < count; first += ADDED_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(ADDED_AT_ONCE, count - first) }, (_, index) => first + index)
    await Promise.all(numbers.map(number => add(`${sender}-${number}`, sender, { now: NOW + number })))
  }
}

/** Delivers within the quota, and returns who was served, in order. */
const deliver = (now: number) =>
  claimAll(now, async at => {
    const entry = await outbox.claimDue('trial', at)
    if (entry) await outbox.markDelivered(entry.id, at)
    return entry?.id
  })

const notify = (now: number) =>
  claimAll(now, async at => {
    const due = await outbox.claimNotification('email', at)
    if (due) await outbox.markNotified(due.id, at)
    return due?.submission?.id
  })

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    place = await makePlace()
    outbox = place.open()
  })

  describe('among marked submissions senders take turns', () => {
    it('a flood of 3,000 delays the one of somebody else by one delivery and one notification at most', async () => {
      await flood('flood')
      await add('honest', 'someone', { now: NOW + FLOOD })
      expect((await deliver(NOW + FLOOD)).slice(0, 2)).toContain('honest')
      expect((await notify(NOW + FLOOD)).slice(0, 2)).toContain('honest')
    })

    it('one that comes in the middle of a flood is in the next minute’s quota', async () => {
      await flood('flood', 200)
      expect(await deliver(NOW + 1_000)).toHaveLength(QUOTA)
      expect(await notify(NOW + 1_000)).toHaveLength(QUOTA)
      await add('honest', 'someone', { now: NOW + 2_000 })
      expect((await deliver(NOW + 2 * MINUTE_MS)).slice(0, 2)).toContain('honest')
      expect((await notify(NOW + 2 * MINUTE_MS)).slice(0, 2)).toContain('honest')
    })

    it('each sender is served once before any is served again, in the order in which they came', async () => {
      for (const sender of ['a', 'b', 'c']) await flood(sender, 3)
      await add('d-0', 'd', { now: NOW + 5 })
      const order = await deliver(NOW + 10)
      expect(order.slice(0, 3).toSorted()).toEqual(['a-0', 'b-0', 'c-0'])
      expect(order[3]).toBe('d-0')
      expect(order.slice(4, 7).toSorted()).toEqual(['a-1', 'b-1', 'c-1'])
      expect(order.slice(7).toSorted()).toEqual(['a-2', 'b-2', 'c-2'])
    })

    it('the submissions of one sender go in the order in which they came', async () => {
      await flood('flood', 12)
      const order = [...(await deliver(NOW + 100)), ...(await deliver(NOW + 100 + MINUTE_MS))]
      expect(order).toEqual(Array.from({ length: 12 }, (_, number) => `flood-${number}`))
    })

    it('unmarked ones still go first, and are not limited by the quota of marked ones', async () => {
      await flood('flood', 30)
      for (let number = 0; number < 5; number++) {
        await add(`clean-${number}`, 'someone', { marks: [], now: NOW + 100 + number })
      }
      const [order, told] = [await deliver(NOW + 200), await notify(NOW + 200)]
      for (const ids of [order, told]) {
        expect(ids.slice(0, 5)).toEqual(['clean-0', 'clean-1', 'clean-2', 'clean-3', 'clean-4'])
        expect(ids).toHaveLength(5 + QUOTA)
      }
    })

    it('who sends more and more does not keep back what failed once', async () => {
      await add('honest', 'someone')
      await outbox.claimDue('trial', NOW)
      await outbox.markFailed('honest', { trouble: 'busy', errors: [] }, NOW, NOW + 5_000)
      for (let number = 0; number < 20; number++) await add(`s-${number}`, `sender-${number}`, { now: NOW + 1_000 })
      expect((await deliver(NOW + 6_000))[0]).toBe('honest')
    })

    it('a flood that arrives just now does not overtake those who wait', async () => {
      await flood('flood', 20)
      await add('honest', 'someone', { now: NOW + 20 })
      for (let number = 1; number < 20; number++) expect(await outbox.claim(`flood-${number}`, NOW + 100)).toBeNull()
      expect((await outbox.claim('flood-0', NOW + 100))?.id).toBe('flood-0')
      expect(await outbox.claim('flood-1', NOW + 101)).toBeNull()
      expect((await outbox.claim('honest', NOW + 102))?.id).toBe('honest')
    })

    it('senders who cannot be told apart share one turn', async () => {
      await flood('', 5)
      await add('honest', 'someone', { now: NOW + 50 })
      await add('unknown', '', { now: NOW + 50 })
      const order = await deliver(NOW + 100)
      expect(order.indexOf('honest')).toBeLessThan(2)
      expect(order.at(-1)).toBe('unknown')
    })

    it('each form of the service has turns of its own', async () => {
      await flood('flood', 20)
      await add('demo', 'flood', { form: 'demo', now: NOW + 30 })
      expect(await deliver(NOW + 100)).toHaveLength(QUOTA)
      expect((await outbox.claimDue('demo', NOW + 200))?.id).toBe('demo')
    })

    it('several processes keep the same turns', async () => {
      await flood('flood', 40)
      await add('honest', 'someone', { now: NOW + 40 })
      const others = [outbox, place.open(), place.open()]
      const first = await Promise.all(others.map(each => each.claimDue('trial', NOW + 100)))
      expect(new Set(first.map(entry => entry?.id)).size).toBe(3)
      expect(first.map(entry => entry?.id)).toContain('honest')
    })
  })

  it('the sender is forgotten when a submission and its notification are settled', async () => {
    await add('delivered', 'somebody-in-toledo')
    await add('refused', 'somebody-in-toledo')
    await add('pending', 'somebody-in-toledo')
    await outbox.markDelivered('delivered', NOW)
    await outbox.markRefused('refused', [], NOW)
    expect(await notify(NOW)).toHaveLength(3)
    await outbox.eraseExpired(0, NOW + 1)
    expect(await place.dump()).toContain('somebody-in-toledo')
    await outbox.markDelivered('pending', NOW)
    await add('later', 'someone', { now: NOW + 2 * 60 * MINUTE_MS })
    expect(await deliver(NOW + 2 * 60 * MINUTE_MS)).toEqual(['later'])
    await add('other', 'someone', { now: NOW + 2 * 60 * MINUTE_MS })
    expect(await notify(NOW + 2 * 60 * MINUTE_MS)).toEqual(['later', 'other'])
    expect(await place.dump()).not.toContain('somebody-in-toledo')
  })
})
