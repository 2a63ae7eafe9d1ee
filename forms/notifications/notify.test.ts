import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '../../lib/log.ts'
import type { TimeZone } from '../../lib/time-zones.ts'
import { describeStores, submission } from '../outbox/outbox.fixture.ts'
import type { NewSubmission, NotifyVia, Outbox } from '../outbox/outbox.ts'
import { createNotifier } from './notify.ts'
import type { Message, Sending, Way } from './way.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SENT: Sending = { outcome: 'sent', reason: null }
const FAILED: Sending = { outcome: 'failed', reason: 'the mail server put it off (451)', retryAfterMs: 0 }
const UNDELIVERABLE: Sending = { outcome: 'undeliverable', reason: 'the webhook answered 400' }

let now: number
let outbox: Outbox
let sent: Message[]
let readZone: () => Promise<TimeZone>
let answer: Sending | ((message: Message) => Sending)

function wayOf(via: NotifyVia): Way {
  const send: Way['send'] = async message => {
    sent.push(message)
    return typeof answer === 'function' ? answer(message) : answer
  }
  return { via, send }
}

function notifier(via: NotifyVia[] = ['email']) {
  const words = { siteUrl: 'https://minara.example', hasDetails: false, readZone: () => readZone() }
  return createNotifier({ outbox, ways: via.map(wayOf), ...words, now: () => now, random: () => 1 })
}

const add = (id: string, changes: Partial<NewSubmission> = {}) => outbox.add(submission(id, { now, ...changes }))
const receivedAt = () => sent.map(({ body }) => /^Received: (.*)$/m.exec(body)?.[1])
const titles = () => sent.map(({ title }) => title)

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 22, 9)
    outbox = (await makePlace()).open()
    sent = []
    answer = SENT
    readZone = async () => 'America/New_York'
    vi.spyOn(log, 'warn')
      .mockReset()
      .mockImplementation(() => {})
    vi.spyOn(log, 'error')
      .mockReset()
      .mockImplementation(() => {})
  })

  describe('a notification', () => {
    it('is sent once for each way', async () => {
      await add('one', { notify: ['email', 'webhook'] })
      const { work } = notifier(['email', 'webhook'])
      await work()
      await work()
      expect(titles()).toEqual(Array(2).fill('New request: Short trial from Amina Yusuf'))
      expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
      expect(await outbox.countNotifications(now)).toEqual({ pending: 0, undeliverable: 0 })
    })

    it('tells the time of the organisation’s zone, as it is when the notification is sent', async () => {
      readZone = vi.fn(async (): Promise<TimeZone> => 'America/Chicago')
      const { work } = notifier(['email', 'webhook'])
      for (const id of ['one', 'two']) await add(id, { notify: ['email', 'webhook'] })
      await work()
      expect(receivedAt()).toEqual(Array(4).fill('November 22, 2026 at 3:00 AM CST'))
      expect(readZone).toHaveBeenCalledOnce()
      readZone = async () => 'America/Phoenix'
      await add('three')
      await work()
      expect(receivedAt().at(-1)).toBe('November 22, 2026 at 2:00 AM MST')
    })

    it('is sent in the default zone while content cannot be reached', async () => {
      readZone = () => Promise.reject(new Error('The content service is down'))
      await add('one')
      await notifier().work()
      expect(receivedAt()).toEqual(['November 22, 2026 at 4:00 AM EST'])
    })

    it('is retried under the same key with backoff of up to fifteen minutes', async () => {
      await add('one')
      answer = FAILED
      const { work } = notifier()
      await work()
      for (const [tries, seconds] of [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900].entries()) {
        now += seconds * SECOND_MS - 1
        await work()
        expect(sent).toHaveLength(tries + 1)
        now += 1
        await work()
        expect(sent).toHaveLength(tries + 2)
      }
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
      expect(log.warn).toHaveBeenCalledWith('notification.failed', { via: 'email', attempt: 3, reason: FAILED.reason })
      answer = SENT
      now += 15 * MINUTE_MS
      await work()
      expect(await outbox.countNotifications(now)).toEqual({ pending: 0, undeliverable: 0 })
    })

    it('waits as long as the receiver asks for', async () => {
      await add('one')
      answer = { outcome: 'failed', reason: 'the webhook answered 429', retryAfterMs: MINUTE_MS }
      const { work } = notifier()
      await work()
      now += MINUTE_MS - 1
      await work()
      expect(sent).toHaveLength(1)
      now += 1
      await work()
      expect(sent).toHaveLength(2)
    })

    it('ends the run when it fails, but not when it is undeliverable', async () => {
      for (const id of ['one', 'two', 'three']) await add(id)
      answer = FAILED
      const { work } = notifier()
      await work()
      expect(sent).toHaveLength(1)
      answer = UNDELIVERABLE
      await work()
      expect(sent).toHaveLength(3)
      expect(await outbox.countNotifications(now)).toEqual({ pending: 1, undeliverable: 2 })
      expect(log.error).toHaveBeenCalledWith('notification.undeliverable', {
        ...{ via: 'email', attempt: 1, reason: UNDELIVERABLE.reason },
      })
    })

    it('is given up after three days, with a last attempt before', async () => {
      await add('one')
      const { work } = notifier()
      answer = FAILED
      now += 3 * DAY_MS - 1
      await work()
      expect(await outbox.countNotifications(now)).toEqual({ pending: 1, undeliverable: 0 })
      now += 15 * MINUTE_MS
      await work()
      expect(await outbox.countNotifications(now)).toEqual({ pending: 0, undeliverable: 1 })
      await add('two', { now: now - 4 * DAY_MS })
      answer = SENT
      await work()
      expect(sent).toHaveLength(3)
      expect(await outbox.countNotifications(now)).toEqual({ pending: 0, undeliverable: 1 })
    })

    it('of an erased submission is never sent', async () => {
      await add('one')
      answer = FAILED
      const { work } = notifier()
      await work()
      expect(await outbox.erasePerson('one')).toBe(1)
      answer = SENT
      now += HOUR_MS
      await work()
      expect(sent).toHaveLength(1)
      expect(await outbox.countNotifications(now)).toEqual({ pending: 0, undeliverable: 0 })
    })

    it('does not wait for another way', async () => {
      await add('one', { notify: ['email', 'webhook'] })
      answer = FAILED
      await notifier(['email']).work()
      answer = SENT
      await notifier(['webhook']).work()
      expect(sent).toHaveLength(2)
      expect(await outbox.countNotifications(now)).toEqual({ pending: 1, undeliverable: 0 })
    })

    it('counts as sent, with a warning in the log, when a recipient is refused', async () => {
      await add('one')
      const reason = 'the mail server refused 1 of 2 recipients'
      answer = { outcome: 'sent', reason }
      await notifier().work()
      expect(log.warn).toHaveBeenCalledWith('notification.failed', { via: 'email', attempt: 1, reason })
      expect(await outbox.countNotifications(now)).toEqual({ pending: 0, undeliverable: 0 })
    })
  })

  it('counts what could not be delivered for a day, the digest as well, and what waits for ever', async () => {
    await add('early')
    answer = UNDELIVERABLE
    const { work } = notifier()
    await work()
    now = Date.UTC(2026, 10, 22, 13)
    await add('late')
    await add('held', { marks: ['honeypot filled'] })
    await work()
    expect(sent.map(({ event }) => event).sort()).toEqual(['request.received', 'request.received', 'requests.digest'])
    await add('waits')
    const counted = (at: number) => outbox.countNotifications(at)
    expect(await counted(now)).toEqual({ pending: 1, undeliverable: 3 })
    expect(await counted(now + 20 * HOUR_MS - 1)).toEqual({ pending: 1, undeliverable: 3 })
    expect(await counted(now + 20 * HOUR_MS)).toEqual({ pending: 1, undeliverable: 2 })
    expect(await counted(now + DAY_MS - 1)).toEqual({ pending: 1, undeliverable: 2 })
    expect(await counted(now + DAY_MS)).toEqual({ pending: 1, undeliverable: 0 })
    expect(await counted(now + 730 * DAY_MS)).toEqual({ pending: 1, undeliverable: 0 })
  })

  describe('the digest', () => {
    const HELD: Partial<NewSubmission> = { marks: ['honeypot filled'], form: 'demo' }
    const at = (hour: number, minute = 0) => {
      now = Date.UTC(2026, 10, 22, hour, minute)
    }

    it('is sent once a day, after 13:00 UTC', async () => {
      await add('one', HELD)
      const { work } = notifier(['email', 'webhook'])
      at(12, 59)
      await work()
      expect(sent).toEqual([])
      at(13)
      await work()
      at(20)
      await work()
      expect(titles()).toEqual(Array(2).fill('1 request needs somebody: 1 held'))
      expect(sent.map(({ event }) => event)).toEqual(Array(2).fill('requests.digest'))
      now += DAY_MS
      await work()
      expect(sent).toHaveLength(4)
    })

    it('is sent once, although several processes are running', async () => {
      await add('one', HELD)
      at(13)
      for (const { work } of [notifier(), notifier(), notifier()]) await work()
      expect(sent).toHaveLength(1)
    })

    it('is sent later in the day when there was nothing to report before', async () => {
      const { work } = notifier()
      at(13)
      await work()
      at(15)
      await add('one', HELD)
      await work()
      expect(titles()).toEqual(['1 request needs somebody: 1 held'])
    })

    it('counts requests that are held, refused or waiting for over an hour', async () => {
      at(12)
      await add('waits', { notify: [] })
      await add('held', HELD)
      await add('refused', { notify: [], form: 'registration' })
      await outbox.markRefused('refused', [], now)
      at(12, 30)
      await add('new', { notify: [] })
      at(13)
      await notifier().work()
      expect(titles()).toEqual(['3 requests need somebody: 1 held, 1 refused, 1 waiting for over an hour'])
    })

    it('describes the state at the time it is sent, and is dropped when nothing is left to report', async () => {
      await add('one', HELD)
      await add('two', HELD)
      at(13)
      answer = FAILED
      const { work } = notifier()
      await work()
      await outbox.markSpam('one', 'Khalid', now)
      answer = SENT
      now += HOUR_MS
      await work()
      expect(titles()).toEqual(['2 requests need somebody: 2 held', '1 request needs somebody: 1 held'])

      now += DAY_MS
      answer = FAILED
      await work()
      await outbox.markSpam('two', 'Khalid', now)
      now += HOUR_MS
      await work()
      expect(sent).toHaveLength(3)
      expect(await outbox.countNotifications(now)).toEqual({ pending: 0, undeliverable: 0 })
    })

    it('is replaced by the digest of the next day', async () => {
      await add('one', HELD)
      at(13)
      answer = FAILED
      const { work } = notifier()
      await work()
      answer = SENT
      now += DAY_MS
      await work()
      expect(sent).toHaveLength(2)
      expect(await outbox.countNotifications(now)).toEqual({ pending: 0, undeliverable: 0 })
    })
  })
})
