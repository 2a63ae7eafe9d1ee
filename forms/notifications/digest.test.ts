import { beforeEach, describe, expect, it } from 'vitest'
import type { NewSubmission } from '../outbox/deliveries.ts'
import { describeStores } from '../outbox/outbox.fixture.ts'
import { FAILED, openTold, SENT, type Told } from './notify.fixture.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
let told: Told

describe('the digest', () => {
  describeStores(({ makePlace }) => {
    beforeEach(async () => {
      told = await openTold(makePlace)
    })

    const HELD: Partial<NewSubmission> = { marks: ['honeypot filled'], form: 'demo' }
    const at = (hour: number, minute = 0) => {
      told.now = Date.UTC(2026, 10, 22, hour, minute)
    }

    it('is sent once a day, after 13:00 UTC', async () => {
      await told.add('one', HELD)
      const work = told.notifier(['email', 'webhook'])
      at(12, 59)
      await work()
      expect(told.sent).toEqual([])
      at(13)
      await work()
      at(20)
      await work()
      expect(told.titles()).toEqual(Array(2).fill('1 request needs somebody: 1 held'))
      expect(told.sent.map(({ event }) => event)).toEqual(Array(2).fill('requests.digest'))
      await work(DAY_MS)
      expect(told.sent).toHaveLength(4)
    })

    it('is sent later in the day when there was nothing to report before', async () => {
      const work = told.notifier()
      at(13)
      await work()
      at(15)
      await told.add('one', HELD)
      await work()
      expect(told.titles()).toEqual(['1 request needs somebody: 1 held'])
    })

    it('counts requests that are held, refused or waiting for over an hour', async () => {
      at(12)
      await told.add('waits', { notify: [] })
      await told.add('held', HELD)
      await told.add('refused', { notify: [], form: 'registration' })
      await told.outbox.markRefused('refused', [], told.now)
      at(12, 30)
      await told.add('new', { notify: [] })
      at(13)
      await told.notifier()()
      expect(told.titles()).toEqual(['3 requests need somebody: 1 held, 1 refused, 1 waiting for over an hour'])
    })

    it('describes the state at the time it is sent, and is dropped when nothing is left to report', async () => {
      await told.add('one', HELD)
      await told.add('two', HELD)
      at(13)
      told.answer = FAILED
      const work = told.notifier()
      await work()
      await told.outbox.markSpam('one', 'Khalid', told.now)
      told.answer = SENT
      await work(HOUR_MS)
      expect(told.titles()).toEqual(['2 requests need somebody: 2 held', '1 request needs somebody: 1 held'])

      told.now += DAY_MS
      told.answer = FAILED
      await work()
      await told.outbox.markSpam('two', 'Khalid', told.now)
      await work(HOUR_MS)
      expect(told.sent).toHaveLength(3)
      expect(await told.outbox.countNotifications(told.now)).toEqual({ pending: 0, undeliverable: 0 })
    })

    it('is replaced by the digest of the next day', async () => {
      await told.add('one', HELD)
      at(13)
      told.answer = FAILED
      const work = told.notifier()
      await work()
      told.answer = SENT
      await work(DAY_MS)
      expect(told.sent).toHaveLength(2)
      expect(await told.outbox.countNotifications(told.now)).toEqual({ pending: 0, undeliverable: 0 })
    })
  })
})
