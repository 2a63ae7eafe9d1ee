import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '../../lib/process/log.ts'
import type { TimeZone } from '../../lib/time/time-zones.ts'
import { describeStores } from '../outbox/outbox.fixture.ts'
import { FAILED, openTold, SENT, type Told, UNDELIVERABLE } from './notify.fixture.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let told: Told

const receivedAt = () => told.sent.map(({ body }) => /^Received: (.*)$/m.exec(body)?.[1])

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    told = await openTold(makePlace)
  })

  describe('a notification', () => {
    it('is sent once for each way', async () => {
      await told.add('one', { notify: ['email', 'webhook'] })
      const work = told.notifier(['email', 'webhook'])
      await work()
      await work()
      expect(told.titles()).toEqual(Array(2).fill('New request: Short trial from Amina Yusuf'))
      expect(new Set(told.sent.map(({ key }) => key)).size).toBe(2)
      expect(await told.outbox.countNotifications(told.now)).toEqual({ pending: 0, undeliverable: 0 })
    })

    it('tells the time of the organisation’s zone, as it is when the notification is sent', async () => {
      told.readZone = vi.fn(async (): Promise<TimeZone> => 'America/Chicago')
      const work = told.notifier(['email', 'webhook'])
      for (const id of ['one', 'two']) await told.add(id, { notify: ['email', 'webhook'] })
      await work()
      expect(receivedAt()).toEqual(Array(4).fill('November 22, 2026 at 3:00 AM CST'))
      expect(told.readZone).toHaveBeenCalledTimes(2)
      told.readZone = async () => 'America/Phoenix'
      await told.add('three')
      await work()
      expect(receivedAt().at(-1)).toBe('November 22, 2026 at 2:00 AM MST')
    })

    it('is sent in the default zone while content cannot be reached', async () => {
      told.readZone = () => Promise.reject(new Error('The content service is down'))
      await told.add('one')
      await told.notifier()()
      expect(receivedAt()).toEqual(['November 22, 2026 at 4:00 AM EST'])
    })

    it('is retried under the same key with backoff of up to fifteen minutes, or as long as the receiver asks for', async () => {
      await told.add('one')
      told.answer = FAILED
      const work = told.notifier()
      await work()
      for (const [tries, seconds] of [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900].entries()) {
        await work(seconds * SECOND_MS - 1)
        expect(told.sent).toHaveLength(tries + 1)
        await work(1)
        expect(told.sent).toHaveLength(tries + 2)
      }
      expect(new Set(told.sent.map(({ key }) => key)).size).toBe(1)
      expect(log.warn).toHaveBeenCalledWith('notification.failed', { via: 'email', attempt: 3, reason: FAILED.reason })
      told.answer = { outcome: 'failed', reason: 'the webhook answered 429', retryAfterMs: HOUR_MS }
      await work(15 * MINUTE_MS)
      const count = told.sent.length
      told.answer = SENT
      await work(HOUR_MS - 1)
      expect(told.sent).toHaveLength(count)
      await work(1)
      expect(told.sent).toHaveLength(count + 1)
      expect(await told.outbox.countNotifications(told.now)).toEqual({ pending: 0, undeliverable: 0 })
    })

    it('ends the run when it fails, but not when it is undeliverable', async () => {
      for (const id of ['one', 'two', 'three']) await told.add(id)
      told.answer = FAILED
      const work = told.notifier()
      await work()
      expect(told.sent).toHaveLength(1)
      told.answer = UNDELIVERABLE
      await work()
      expect(told.sent).toHaveLength(3)
      expect(await told.outbox.countNotifications(told.now)).toEqual({ pending: 1, undeliverable: 2 })
      expect(log.error).toHaveBeenCalledWith('notification.undeliverable', {
        ...{ via: 'email', attempt: 1, reason: UNDELIVERABLE.reason },
      })
    })

    it('is given up after three days, with a last attempt before', async () => {
      await told.add('one')
      const work = told.notifier()
      told.answer = FAILED
      await work(3 * DAY_MS - 1)
      expect(await told.outbox.countNotifications(told.now)).toEqual({ pending: 1, undeliverable: 0 })
      await work(15 * MINUTE_MS)
      expect(await told.outbox.countNotifications(told.now)).toEqual({ pending: 0, undeliverable: 1 })
      await told.add('two', { now: told.now - 4 * DAY_MS })
      told.answer = SENT
      await work()
      expect(told.sent).toHaveLength(3)
      expect(await told.outbox.countNotifications(told.now)).toEqual({ pending: 0, undeliverable: 1 })
    })

    it('of an erased submission is never sent', async () => {
      await told.add('one')
      told.answer = FAILED
      const work = told.notifier()
      await work()
      expect(await told.outbox.erasePerson('one')).toBe(1)
      told.answer = SENT
      await work(HOUR_MS)
      expect(told.sent).toHaveLength(1)
      expect(await told.outbox.countNotifications(told.now)).toEqual({ pending: 0, undeliverable: 0 })
    })

    it('counts as sent, with a warning in the log, when a recipient is refused', async () => {
      await told.add('one')
      const reason = 'the mail server refused 1 of 2 recipients'
      told.answer = { outcome: 'sent', reason }
      await told.notifier()()
      expect(log.warn).toHaveBeenCalledWith('notification.failed', { via: 'email', attempt: 1, reason })
      expect(await told.outbox.countNotifications(told.now)).toEqual({ pending: 0, undeliverable: 0 })
    })
  })

  it('counts what could not be delivered for a day, the digest as well, and what waits for ever', async () => {
    await told.add('early')
    told.answer = UNDELIVERABLE
    const work = told.notifier()
    await work()
    told.now = Date.UTC(2026, 10, 22, 13)
    await told.add('late')
    await told.add('held', { marks: ['honeypot filled'] })
    await work()
    expect(told.sent.map(({ event }) => event).sort()).toEqual([
      'request.received',
      'request.received',
      'requests.digest',
    ])
    await told.add('waits')
    const counted = (at: number) => told.outbox.countNotifications(at)
    expect(await counted(told.now)).toEqual({ pending: 1, undeliverable: 3 })
    expect(await counted(told.now + 20 * HOUR_MS - 1)).toEqual({ pending: 1, undeliverable: 3 })
    expect(await counted(told.now + 20 * HOUR_MS)).toEqual({ pending: 1, undeliverable: 2 })
    expect(await counted(told.now + DAY_MS - 1)).toEqual({ pending: 1, undeliverable: 2 })
    expect(await counted(told.now + DAY_MS)).toEqual({ pending: 1, undeliverable: 0 })
    expect(await counted(told.now + 730 * DAY_MS)).toEqual({ pending: 1, undeliverable: 0 })
  })
})
