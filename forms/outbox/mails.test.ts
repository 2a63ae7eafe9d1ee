import { beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from './open.ts'
import { describeStores, NOW, submission, type TestPlace } from './outbox.fixture.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

let place: TestPlace
let outbox: Outbox

const reserve = (id: string, address = 'one', now = NOW, perDay = 100) =>
  outbox.reserveMail({ id, address, perDay, now })

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    place = await makePlace()
    outbox = place.open()
  })

  describe('mails to visitors', () => {
    it('are at most three an hour for one address', async () => {
      for (const id of ['a', 'b', 'c']) expect(await reserve(id)).toBeNull()
      expect(await reserve('d')).toBe('address')
      expect(await reserve('other', 'two')).toBeNull()
      expect(await reserve('d', 'one', NOW + HOUR_MS - 1)).toBe('address')
      expect(await reserve('d', 'one', NOW + HOUR_MS)).toBeNull()
    })

    it('are at most so many a day, whatever their addresses', async () => {
      for (const id of ['a', 'b', 'c', 'd']) expect(await reserve(id, id, NOW, 4)).toBeNull()
      expect(await reserve('e', 'e', NOW + DAY_MS - 1, 4)).toBe('day')
      expect(await reserve('e', 'e', NOW + DAY_MS, 4)).toBeNull()
    })

    it('count once, however often each is tried', async () => {
      for (let tries = 0; tries < 10; tries++) expect(await reserve('a', 'one', NOW, 1)).toBeNull()
      expect(await reserve('b', 'two', NOW, 1)).toBe('day')
    })

    it('are forgotten after a day', async () => {
      await reserve('a', 'unmistakable-key')
      await outbox.eraseExpired(730, NOW + DAY_MS - 1)
      expect(await place.dump()).toContain('unmistakable-key')
      await outbox.eraseExpired(730, NOW + DAY_MS)
      expect(await place.dump()).not.toContain('unmistakable-key')
    })

    it('are forgotten at once if the clock was ahead, and do not count when that time comes', async () => {
      await reserve('ahead', 'one', NOW + DAY_MS, 1)
      await outbox.eraseExpired(730, NOW)
      expect(await reserve('then', 'one', NOW + DAY_MS, 1)).toBeNull()
    })
  })

  describe('a copy', () => {
    it('is queued once, only for a request without a mark, and apart from what goes to staff', async () => {
      await outbox.add(submission('one', { notify: [] }))
      await outbox.add(submission('marked', { notify: [], marks: ['token missing'] }))
      await outbox.add(submission('spam', { notify: [] }))
      await outbox.markSpam('spam', 'Staff', NOW)
      for (const id of ['one', 'one', 'marked', 'spam', 'nobody']) await outbox.addCopy(id, NOW)
      expect(await outbox.claimNotification('email', NOW)).toBeNull()
      expect(await outbox.countNotifications(NOW)).toEqual({ pending: 0, undeliverable: 0 })
      expect(await outbox.claimNotification('copy', NOW)).toMatchObject({ id: 'one.copy', submission: { id: 'one' } })
      expect(await outbox.claimNotification('copy', NOW)).toBeNull()
      expect(await outbox.readRequest('marked')).toMatchObject({ copy: null })
    })

    it('shows in its request, and never changes what the request is', async () => {
      await outbox.add(submission('one'))
      await outbox.addCopy('one', NOW)
      const shown = async () => (await outbox.readRequest('one'))?.copy
      const before = await outbox.find('one')
      expect(await shown()).toEqual({ state: 'waiting', at: new Date(NOW).toISOString(), reason: null })
      await outbox.markNotificationFailed('one.copy', 'put off', NOW + 5_000)
      expect(await shown()).toEqual({ state: 'waiting', at: new Date(NOW + 5_000).toISOString(), reason: 'put off' })
      await outbox.markUndeliverable('one.copy', 'refused', NOW + 6_000)
      expect(await shown()).toEqual({ state: 'unsent', at: new Date(NOW + 6_000).toISOString(), reason: 'refused' })
      await outbox.markNotified('one.copy', NOW + 7_000)
      expect(await shown()).toEqual({ state: 'sent', at: new Date(NOW + 7_000).toISOString(), reason: null })
      expect(await outbox.find('one')).toEqual(before)
    })

    it('is erased with its request, with what was counted for it and its reference', async () => {
      const reference = await outbox.add(submission('one'))
      await outbox.addCopy('one', NOW)
      await reserve('one.copy', 'unmistakable-key')
      await reserve('other', 'another-key')
      expect(await place.dump()).toContain(reference)
      expect(await outbox.erasePerson('one')).toBe(1)
      const left = await place.dump()
      expect([reference ?? '', 'one.copy', 'unmistakable-key'].filter(trace => left.includes(trace))).toEqual([])
      expect(left).toContain('another-key')
      expect(await outbox.claimNotification('copy', NOW)).toBeNull()
    })
  })
})
