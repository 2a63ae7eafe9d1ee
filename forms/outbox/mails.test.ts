import { describe, expect, it } from 'vitest'
import { eraseExpired } from './erasure.ts'
import type { Outbox } from './open.ts'
import { describeStores, NOW, submission } from './outbox.fixture.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const reserve = (outbox: Outbox, id: string, address = 'one', now = NOW, perDay = 100) =>
  outbox.reserveMail({ id, address, perDay, now })

describeStores(({ makePlace }) => {
  describe('mails to visitors', () => {
    it('are at most three an hour for one address', async () => {
      const outbox = (await makePlace()).open()
      for (const id of ['a', 'b', 'c']) expect(await reserve(outbox, id)).toBeNull()
      expect(await reserve(outbox, 'd')).toBe('address')
      expect(await reserve(outbox, 'other', 'two')).toBeNull()
      expect(await reserve(outbox, 'd', 'one', NOW + HOUR_MS - 1)).toBe('address')
      expect(await reserve(outbox, 'd', 'one', NOW + HOUR_MS)).toBeNull()
    })

    it('are at most so many a day, whatever their addresses', async () => {
      const outbox = (await makePlace()).open()
      for (const id of ['a', 'b', 'c', 'd']) expect(await reserve(outbox, id, id, NOW, 4)).toBeNull()
      expect(await reserve(outbox, 'e', 'e', NOW + DAY_MS - 1, 4)).toBe('day')
      expect(await reserve(outbox, 'e', 'e', NOW + DAY_MS, 4)).toBeNull()
    })

    it('count once, however often each is tried', async () => {
      const outbox = (await makePlace()).open()
      for (let tries = 0; tries < 10; tries++) expect(await reserve(outbox, 'a', 'one', NOW, 1)).toBeNull()
      expect(await reserve(outbox, 'b', 'two', NOW, 1)).toBe('day')
    })

    it('are forgotten after a day', async () => {
      const place = await makePlace()
      const outbox = place.open()
      await reserve(outbox, 'a', 'unmistakable-key')
      await eraseExpired(outbox, 730, NOW + DAY_MS - 1)
      expect(await place.dump()).toContain('unmistakable-key')
      await eraseExpired(outbox, 730, NOW + DAY_MS)
      expect(await place.dump()).not.toContain('unmistakable-key')
    })

    it('are forgotten at once if the clock was ahead, and do not count when that time comes', async () => {
      const outbox = (await makePlace()).open()
      await reserve(outbox, 'ahead', 'one', NOW + DAY_MS, 1)
      await eraseExpired(outbox, 730, NOW)
      expect(await reserve(outbox, 'then', 'one', NOW + DAY_MS, 1)).toBeNull()
    })
  })

  describe('a copy', () => {
    it('is queued once, and only for a request without a mark', async () => {
      const outbox = (await makePlace()).open()
      await outbox.add(submission('one'))
      await outbox.add(submission('marked', { marks: ['token missing'] }))
      await outbox.add(submission('spam'))
      await outbox.markSpam('spam', 'Staff', NOW)
      for (const id of ['one', 'one', 'marked', 'spam', 'nobody']) await outbox.addCopy(id, NOW)
      expect(await outbox.claimNotification('copy', NOW)).toMatchObject({ id: 'one.copy', submission: { id: 'one' } })
      expect(await outbox.claimNotification('copy', NOW)).toBeNull()
      expect(await outbox.readRequest('marked')).toMatchObject({ copy: null })
    })

    it('does not wait for notifications to staff, nor they for it, and is not counted among them', async () => {
      const outbox = (await makePlace()).open()
      await outbox.add(submission('one', { notify: [] }))
      await outbox.addCopy('one', NOW)
      expect(await outbox.claimNotification('email', NOW)).toBeNull()
      expect(await outbox.countNotifications(NOW)).toEqual({ pending: 0, undeliverable: 0 })
    })

    it('shows in its request, and never changes what the request is', async () => {
      const outbox = (await makePlace()).open()
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
      const place = await makePlace()
      const outbox = place.open()
      const reference = await outbox.add(submission('one'))
      await outbox.addCopy('one', NOW)
      await reserve(outbox, 'one.copy', 'unmistakable-key')
      await reserve(outbox, 'other', 'another-key')
      expect(await place.dump()).toContain(reference)
      expect(await outbox.erasePerson('one')).toBe(1)
      const left = await place.dump()
      expect([reference ?? '', 'one.copy', 'unmistakable-key'].filter(trace => left.includes(trace))).toEqual([])
      expect(left).toContain('another-key')
      expect(await outbox.claimNotification('copy', NOW)).toBeNull()
    })
  })
})
